import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isStandInHost } from '../../src/shared/demonstration';
import { BuildMistake } from './build-mistakes';
import { contentFiles } from './content/check-content';
import { COMPANY_FILE } from './content/terms';
import { isDemonstration, type Settings } from './settings';

const SAMPLE_RECORD = /(?:^\s*(?:- )?|[{,]\s*)sample: true\b/;
const NOTICE = /^demonstrationNotice:/;
/** An address under `.example`, which no one can own, whether it is a link or an email address. */
const SAMPLE_ADDRESS = /[\w-]\.example(?!\.?[\w-])/;
const COMMENT = /(?:^|\s)#.*$/;

/** Returns why a line of a content file is not real yet; undefined if nothing is wrong with it. */
function whyNotReal(line: string): string | undefined {
  if (SAMPLE_RECORD.test(line)) return 'is a sample';
  return SAMPLE_ADDRESS.test(line.replace(COMMENT, '')) ? 'has a sample address' : undefined;
}

/** Returns a line for the notice that there are samples; none if there is no such notice. */
function falseNotice(root: string): string[] {
  const lines = readFileSync(join(root, COMPANY_FILE), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    NOTICE.test(line)
      ? [
          `${COMPANY_FILE}:${index + 1} says at the foot of every page that there are samples, and no record is one; delete the line`,
        ]
      : [],
  );
}

/** The settings with the accounts at each company, and the setting with the company's address. */
const ACCOUNTS = [
  { origin: 'VITE_BOOKING_ORIGIN', ids: ['VITE_BOOKING_COMPANY'] },
  {
    origin: 'VITE_EMAIL_ORIGIN',
    ids: [
      'VITE_EMAIL_PUBLIC_KEY',
      'VITE_EMAIL_SERVICE',
      'VITE_EMAIL_TEMPLATE_REPLY',
      'VITE_EMAIL_TEMPLATE_NOTIFY',
      'VITE_EMAIL_TEMPLATE_SURVEY',
    ],
  },
  { origin: 'VITE_NEWSLETTER_URL', ids: ['VITE_NEWSLETTER_URL'] },
] as const satisfies readonly { origin: keyof Settings; ids: readonly (keyof Settings)[] }[];

/** The address in .env. A site on this machine (localhost) may use real accounts, to try them. */
const isAddressOfNobody = (siteUrl: string): boolean => new URL(siteUrl).hostname.endsWith('.example');

/**
 * Returns what to say of a build under the address in .env, where nothing of a visitor's arrives anywhere; undefined
 * for any other build.
 */
export const demonstrationLine = ({ VITE_SITE_URL: siteUrl }: Settings): string | undefined =>
  isAddressOfNobody(siteUrl)
    ? `This site is a demonstration for ${siteUrl}: it sends nothing. docs/DEPLOY.md lists the settings of a real one.`
    : undefined;

/** Returns the names of the settings that hold an account at a real company. */
const realAccounts = (settings: Settings): string[] =>
  ACCOUNTS.flatMap(({ origin, ids }) =>
    isStandInHost(settings[origin]) ? [] : ids.filter((id) => !isDemonstration(settings[id])),
  );

/** Returns a line for each setting that no published site can have. */
function unfitSettings(settings: Settings): string[] {
  const lines = Object.entries(settings).flatMap(([name, value]) => {
    if (isDemonstration(value)) return [`${name} is still a demonstration id`];
    return isStandInHost(value) ? [`${name} is the address of a stand-in`] : [];
  });
  const isSecure = settings.VITE_SITE_URL.startsWith('https:');
  return isSecure ? lines : [...lines, 'VITE_SITE_URL begins with http:, and browsers work offline only with https:'];
}

/**
 * Returns what must not be published on a real site, with one line for each: sample records, sample
 * addresses, settings of a demonstration, and a notice of samples where there are none.
 */
export function findSamples(root: string, settings: Settings): string[] {
  const records = contentFiles(root).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const why = whyNotReal(line);
        return why === undefined ? [] : [`${relative(root, file)}:${index + 1} ${why}`];
      }),
  );
  const notice = records.some((line) => line.endsWith(' is a sample')) ? [] : falseNotice(root);
  return [...records, ...notice, ...unfitSettings(settings)];
}

/**
 * Keeps invented people, sample addresses and stand-ins from being published at a real address, and
 * a site with real accounts from being published without its own address.
 *
 * @throws BuildMistake listing what is not real yet, unless ALLOW_SAMPLE_CONTENT=1
 * @throws BuildMistake if the address of the site still ends in .example, and an account is real
 */
export function guardPublication(root: string, settings: Settings): void {
  const { VITE_SITE_URL: siteUrl } = settings;
  const accounts = isAddressOfNobody(siteUrl) ? realAccounts(settings) : [];
  if (accounts.length > 0) {
    throw new BuildMistake(
      `Set VITE_SITE_URL to the address of your site. It is ${siteUrl}, and these accounts are real: ${accounts.join(', ')}.`,
    );
  }
  if (isStandInHost(siteUrl) || process.env.ALLOW_SAMPLE_CONTENT === '1') return;
  const found = findSamples(root, settings);
  if (found.length > 0) {
    throw new BuildMistake(
      `${siteUrl} is a real address, and these are not real yet:\n  ${found.join('\n  ')}\nReplace them, or set ALLOW_SAMPLE_CONTENT=1 to publish all the same.`,
    );
  }
}
