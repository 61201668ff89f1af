import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';

/** Finds a browser: the path in the environment comes first, then those of the system. */
const first = (name: string, places: readonly string[]): string | undefined =>
  [process.env[name], ...places].find((place) => place !== undefined && place !== '' && existsSync(place));

/** The path of Debian's package. */
export const CHROMIUM_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the Chromium for the tests; undefined means Playwright's own, if `npx playwright install`
 * was run. The headless shell is preferred, as with Playwright's own: the same engine without a
 * window needs 40 % less processor time.
 */
export const chromiumPath = (): string | undefined => first('CHROMIUM_PATH', [CHROMIUM_SHELL, ...WHOLE_CHROMIUM]);

/**
 * Returns the Chromium with the features that the shell lacks, such as system notifications;
 * undefined means Playwright's own.
 */
export const wholeChromiumPath = (): string | undefined => first('WHOLE_CHROMIUM_PATH', WHOLE_CHROMIUM);

export const hasWholeChromium = (): boolean =>
  wholeChromiumPath() !== undefined || existsSync(chromium.executablePath());

/** Returns what to do if there is no Chromium; undefined if there is one. */
export const withoutChromium = (): string | undefined =>
  chromiumPath() === undefined && !existsSync(chromium.executablePath())
    ? 'No Chromium was found. Run "npx playwright install chromium", or name one with CHROMIUM_PATH.'
    : undefined;

/** Returns Firefox, the browser without Background Sync; undefined if there is none. */
export const firefoxPath = (): string | undefined =>
  first('FIREFOX_PATH', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Returns the driver of WebKitGTK; undefined if there is none. */
export const webkitDriverPath = (): string | undefined => first('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);

/**
 * Returns whether gjs, which runs JavaScript with the desktop's libraries, finds WebKitGTK; its
 * path depends on the machine.
 */
const hasWebKitForScripts = (): boolean =>
  existsSync('/usr/lib') &&
  ['', ...readdirSync('/usr/lib')].some((name) => existsSync(`/usr/lib/${name}/girepository-1.0/WebKit2-4.1.typelib`));

/**
 * Returns what WebKit, the engine of Safari, still needs to be driven on this machine, in Debian's
 * order and names.
 *
 * @returns the missing packages; empty if it can be driven
 */
export const missingForWebKit = (): string[] => [
  ...(webkitDriverPath() === undefined ? ['webkit2gtk-driver'] : []),
  ...(hasWebKitForScripts() ? [] : ['gir1.2-webkit2-4.1']),
  ...(existsSync('/usr/bin/gjs') ? [] : ['gjs']),
  ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
];
