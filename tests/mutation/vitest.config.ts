import { defineConfig } from 'vitest/config';
import site from '../../vite.config';

const { test: _projects, ...shared } = site;

/** The unit tests as the only project: Stryker cannot choose among those of the site. */
export default defineConfig({
  ...shared,
  test: {
    include: [`${process.env['MUTATED_FOLDER'] ?? '{src,sw}'}/**/*.test.ts`],
    environment: 'node',
    // One realm for all files of a mutant: half the time. The first run, with no mutant, shows whether they get on.
    isolate: false,
    // The model test takes 12 seconds for its 2,000 schedules, and what it finds it mostly finds in the first few.
    // With three thousand mutants each has to cost about a second.
    env: { OUTBOX_SCHEDULES: '40' },
    // A mutant that waits for ever is found by this, and it is the slowest of all.
    testTimeout: 2_500,
  },
});
