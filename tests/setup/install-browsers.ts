import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, firefoxPath } from './browsers';

/**
 * Puts the test browsers on a Debian machine where we may (CI, a container). Elsewhere it says what
 * to do; Playwright's own Chromium is found without a path.
 */
export function installBrowsers(): void {
  const missing = [
    ...(chromiumPath() === undefined ? ['chromium'] : []),
    ...(firefoxPath() === undefined ? ['firefox-esr'] : []),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (missing.includes('chromium'))
      console.log('No Chromium found. If the e2e step fails: npx playwright install chromium, or set CHROMIUM_PATH.');
    return;
  }
  console.log(`Installing ${missing.join(' and ')}`);
  const apt = (...words: string[]): void => {
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
