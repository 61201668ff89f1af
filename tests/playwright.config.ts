import { defineConfig } from 'playwright/test';
import { chromiumPath } from './setup/browsers';
import { WORKERS } from './setup/places';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // A flow waits for real servers and a real worker, never for a fixed time. Some walk every page: these
  // limits end what hangs, and are far from what a slow and busy machine takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: WORKERS,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  globalSetup: './setup/build-sites.ts',
  use: {
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
