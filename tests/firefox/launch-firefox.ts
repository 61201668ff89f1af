import { launch, type Browser } from 'puppeteer-core';
import { firefoxPath } from '../setup/browsers/browsers';

/** Starts Firefox with a fresh profile, driven over WebDriver BiDi. @throws Error if there is no Firefox */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = firefoxPath();
  if (executablePath === undefined) throw new Error('No Firefox found; install it or set FIREFOX_PATH');
  return launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 });
}
