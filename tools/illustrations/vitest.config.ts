import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Drawing all scenes takes seconds, and longer on a busy machine.
  test: { environment: 'node', testTimeout: 60_000 },
});
