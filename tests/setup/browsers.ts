import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where a machine may keep a browser: named in the environment first, then the system's. */
const first = (name: string, places: readonly string[]): string | undefined =>
  [process.env[name], ...places].find((place) => place !== undefined && place !== '' && existsSync(place));

/** Debian's place for it. */
export const CHROMIUM_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium to test with; undefined means Playwright's own, if `npx playwright install` was run. The headless
 * shell comes first, as with Playwright's own: the same engine without the window takes 40 % less of the machine.
 */
export const chromiumPath = (): string | undefined => first('CHROMIUM_PATH', [CHROMIUM_SHELL, ...WHOLE_CHROMIUM]);

/** The Chromium that has what the shell has not, such as the system's notifications; undefined: Playwright's own. */
export const wholeChromiumPath = (): string | undefined => first('WHOLE_CHROMIUM_PATH', WHOLE_CHROMIUM);

export const hasWholeChromium = (): boolean =>
  wholeChromiumPath() !== undefined || existsSync(chromium.executablePath());

/** What to do where there is no Chromium; undefined where there is one. */
export const withoutChromium = (): string | undefined =>
  chromiumPath() === undefined && !existsSync(chromium.executablePath())
    ? 'No Chromium was found. Run "npx playwright install chromium", or name one with CHROMIUM_PATH.'
    : undefined;

/** Firefox, the browser without Background Sync; undefined where there is none. */
export const firefoxPath = (): string | undefined =>
  first('FIREFOX_PATH', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** What drives WebKitGTK; undefined where there is none. */
export const webkitDriverPath = (): string | undefined => first('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);

/** WebKitGTK as gjs, which runs JavaScript on the desktop's libraries, finds it: one place on each kind of machine. */
const hasWebKitForScripts = (): boolean =>
  existsSync('/usr/lib') &&
  ['', ...readdirSync('/usr/lib')].some((name) => existsSync(`/usr/lib/${name}/girepository-1.0/WebKit2-4.1.typelib`));

/**
 * What WebKit, the engine of Safari, still needs before it can be driven here. In the order and the words of Debian.
 * @returns the packages; none where it can be driven
 */
export const missingForWebKit = (): string[] => [
  ...(webkitDriverPath() === undefined ? ['webkit2gtk-driver'] : []),
  ...(hasWebKitForScripts() ? [] : ['gir1.2-webkit2-4.1']),
  ...(existsSync('/usr/bin/gjs') ? [] : ['gjs']),
  ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
];
