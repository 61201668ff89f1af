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

/**
 * Returns what must not be published on a real site, with one line for each: sample records, sample
 * addresses, demonstration ids, and a notice of samples where there are none.
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
  const ids = Object.entries(settings).flatMap(([name, value]) =>
    isDemonstration(value) ? [`${name} is still a demonstration id`] : [],
  );
  const notice = records.some((line) => line.endsWith(' is a sample')) ? [] : falseNotice(root);
  return [...records, ...notice, ...ids];
}

/**
 * Keeps invented people, sample addresses and stand-in ids from being published at a real address.
 *
 * @throws BuildMistake listing them, unless ALLOW_SAMPLE_CONTENT=1
 */
export function guardPublication(root: string, settings: Settings): void {
  if (isStandInHost(settings.VITE_SITE_URL) || process.env.ALLOW_SAMPLE_CONTENT === '1') return;
  const found = findSamples(root, settings);
  if (found.length > 0) {
    throw new BuildMistake(
      `${settings.VITE_SITE_URL} is a real address, and these are not real yet:\n  ${found.join('\n  ')}\nReplace them, or set ALLOW_SAMPLE_CONTENT=1 to publish all the same.`,
    );
  }
}
