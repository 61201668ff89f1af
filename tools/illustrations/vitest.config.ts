import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Drawing all scenes takes seconds, on a busy machine many.
  test: { environment: 'node', testTimeout: 60_000 },
});
