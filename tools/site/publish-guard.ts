import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isStandInHost } from '../../src/shared/demonstration';
import { BuildMistake } from './build-mistakes';
import { contentFiles } from './content/check-content';
import { isDemonstration, type Settings } from './settings';

/**
 * Returns what must not be published on a real site, sample records and demonstration ids, with one
 * line for each.
 */
export function findSamples(root: string, settings: Settings): string[] {
  const records = contentFiles(root).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /(?:^\s*(?:- )?|[{,]\s*)sample: true\b/.test(line) ? [`${relative(root, file)}:${index + 1} is a sample`] : [],
      ),
  );
  const ids = Object.entries(settings).flatMap(([name, value]) =>
    isDemonstration(value) ? [`${name} is still a demonstration id`] : [],
  );
  return [...records, ...ids];
}

/**
 * Keeps invented people and stand-in ids from being published at a real address.
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
