import { defineConfig } from 'vitest/config';
import site from '../../vite.config';

const { test: _projects, ...shared } = site;

/** Vitest with the unit tests as its only project, because Stryker cannot select one of the site's projects. */
export default defineConfig({
  ...shared,
  test: {
    include: [`${process.env['MUTATED_FOLDER'] ?? '{src,sw}'}/**/*.test.ts`],
    environment: 'node',
    // All test files of a mutant share one realm, which halves the time. The first run, which has no mutant, shows
    // whether the files disturb each other.
    isolate: false,
    // The model test takes 12 seconds for its 2,000 schedules, and mostly finds a fault in the first few. A run has
    // three thousand mutants, so each of them must cost only about a second.
    env: { OUTBOX_SCHEDULES: '40' },
    // This limit ends the tests of a mutant that waits forever. Such mutants take the longest of all.
    testTimeout: 2_500,
  },
});
