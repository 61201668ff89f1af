import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nginxPath } from '../site/nginx';
import { CHROMIUM_SHELL, firefoxPath, hasWholeChromium, missingForWebKit, withoutChromium } from './browsers';

/**
 * Installs the test browsers, a font that nearly every device has, and the web server that one test compares with ours,
 * on a Debian machine where we have the rights (CI, a container).
 *
 * @returns one line for each missing program, with what to do about it
 */
export function installBrowsers(): string[] {
  const missing = [
    ...(existsSync(CHROMIUM_SHELL) ? [] : ['chromium-headless-shell']),
    ...(hasWholeChromium() ? [] : ['chromium']),
    ...(firefoxPath() === undefined ? ['firefox-esr'] : []),
    ...missingForWebKit(),
    ...(nginxPath() === undefined ? ['nginx'] : []),
    ...(hasFontLikeArial() ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')}`);
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...missing);
  }
  return [
    withoutChromium(),
    hasWholeChromium()
      ? undefined
      : 'No Chromium with a window was found: the stories of the system notice, of the way back and of the installed app are left out. Name one with WHOLE_CHROMIUM_PATH.',
    firefoxPath() === undefined
      ? 'No Firefox was found: its stories are left out. Name one with FIREFOX_PATH.'
      : undefined,
    missingForWebKit().length > 0
      ? `No WebKit to drive was found: its stories are left out. On Debian: apt-get install ${missingForWebKit().join(' ')}`
      : undefined,
    hasFontLikeArial()
      ? undefined
      : 'No font with the widths of Arial was found, so pages move when their own font comes, and tests fail. On Debian: apt-get install fonts-liberation',
    nginxPath() === undefined
      ? 'No nginx was found: its answers are not compared with ours. Name one with NGINX_PATH.'
      : undefined,
  ].filter((line) => line !== undefined);
}

/**
 * Whether the machine has Arial or a font with its widths, as nearly every device has. The build measures its fonts by
 * it (docs/decisions/0053). Only Linux may lack it.
 */
const hasFontLikeArial = (): boolean =>
  process.platform !== 'linux' ||
  /Arial|Liberation|Arimo/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '');

function aptGet(...words: string[]): void {
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
