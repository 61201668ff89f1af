import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumPath, hasWholeChromium, withoutChromium } from './setup/browsers/browsers';
import { CHROMIUM_ARGS } from './setup/browsers/launch-chromium';
import { RESULTS } from './setup/site/test-site';

const executablePath = chromiumPath();
const missing = withoutChromium();
if (missing !== undefined) throw new Error(missing);

/** These tests need a Chromium with a window. If there is none, they are left out, and install-browsers.ts says so. */
const IN_THE_WHOLE_BROWSER = ['told-by-the-system.spec.ts', 'go-back.spec.ts', 'use-the-installed-app.spec.ts'];

export default defineConfig({
  testDir: './e2e',
  outputDir: resolve(RESULTS),
  fullyParallel: true,
  projects: [
    // This project comes first because it contains the longest test, which at the end would use one core and leave the
    // others idle. Each file runs in one worker, because each change between the two browsers starts a new browser.
    ...(hasWholeChromium() ? [{ name: 'whole browser', testMatch: IN_THE_WHOLE_BROWSER, fullyParallel: false }] : []),
    { name: 'chromium', testIgnore: IN_THE_WHOLE_BROWSER },
  ],
  // There are no retries: the cause of a flaky test is fixed instead.
  // A test waits for real servers and a real service worker, never for a fixed time, and some tests open every page.
  // These limits only end a test that hangs, which one of its steps does; they are far above the times of a slow and
  // busy machine. The longest test takes a minute on two free cores, and more than three on one core with a load of 28.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // One worker more than there are cores: a test that waits for a provider or the service worker leaves its core idle.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: resolve(RESULTS, 'e2e.json') }]],
  globalSetup: './setup/site/test-site.ts',
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // The service worker would store the whole site on the device during each test. Only the tests about it need that.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGS],
    },
  },
});
