import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumPath, hasWholeChromium, withoutChromium } from './setup/browsers';
import { CHROMIUM_ARGS } from './setup/launch-chromium';

const executablePath = chromiumPath();
const missing = withoutChromium();
if (missing !== undefined) throw new Error(missing);

/** They need a Chromium with a window; where there is none, the run of everything says so (install-browsers.ts). */
const IN_THE_WHOLE_BROWSER = ['told-by-the-system.spec.ts', 'go-back.spec.ts', 'use-the-installed-app.spec.ts'];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  projects: [
    // First, for one of them is the longest of all: at the end it would hold one core and leave the others idle. A file
    // at a time, for each change between the two browsers starts one anew.
    ...(hasWholeChromium() ? [{ name: 'whole browser', testMatch: IN_THE_WHOLE_BROWSER, fullyParallel: false }] : []),
    { name: 'chromium', testIgnore: IN_THE_WHOLE_BROWSER },
  ],
  // No second try: a story that wavers is mended at its cause.
  // A flow waits for real servers and a real worker, never for a fixed time. Some walk every page: these
  // limits end what hangs, and are far from what a slow and busy machine takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than there are cores: a story that waits for a provider or the worker leaves its core to the others.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  globalSetup: './setup/test-site.ts',
  use: {
    viewport: { width: 390, height: 844 },
    // The worker keeps the whole site on the device while a test runs: only the stories about it pay for that.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGS],
    },
  },
});
