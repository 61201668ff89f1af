// Reads and checks the owner's files, each alone and all together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ListOf } from '../../../src/content/page-schemas';
import { mistakesAcross, wordsToAvoid } from './across-files';
import { compileContent } from './compile';
import { filesOf, type ContentFile } from './content-file';
import { isRecord } from './is-record';
import { wrongLegsOf } from './leg-lengths';
import { mappedStops, missingOnMaps, stopsOffTheMaps } from './stops-on-maps';
import { COMPANY_FILE, TERMS_FILE, termsOf, unusedTerms } from './terms';
import type { Terms } from './terms';

/**
 * Returns all content files in a folder except README, which is for the owner. A file with a wrong
 * extension is included, so that a message can name it.
 */
export const contentFiles = (root: string): string[] =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|yml|txt|docx|rtf)$/i.test(name) && !/README\.md$|(?:^|[\\/])[.~]/.test(name))
    .map((name) => join(root, 'src/content', name));

/** Returns the addresses of routes without a parameter: "tours.index.tsx" is /tours. */
const fixedAddresses = (root: string): string[] =>
  readdirSync(join(root, 'src/routes'))
    .filter((name) => !/[_$]/.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/');

interface CheckedContent {
  readonly mistakes: readonly string[];
  readonly files: readonly ContentFile[];
}

/**
 * Returns what texts may include by name; undefined if one of the two files that hold it has a
 * mistake, which its own check reports.
 */
export function readTerms(root: string): Terms | undefined {
  const [terms, company] = [TERMS_FILE, COMPANY_FILE].map((file) =>
    compileContent(file, readFileSync(join(root, file), 'utf8')),
  );
  if (terms?.ok !== true || company?.ok !== true || !isRecord(company.value)) return undefined;
  return termsOf(terms.value as ListOf<'terms'>, company.value);
}

/**
 * Reads and checks every content file, first alone and then together. Returns one line for each
 * mistake, and the correct values.
 */
export function checkContent(root: string): CheckedContent {
  const terms = readTerms(root);
  const compiled = contentFiles(root).map((file) => {
    const path = relative(root, file);
    return { path, result: compileContent(path, readFileSync(file, 'utf8'), terms) };
  });
  const alone = compiled.flatMap(({ result }) => (result.ok ? [] : result.mistakes));
  const values = compiled.flatMap(({ path, result }) => (result.ok ? [{ path, value: result.value }] : []));
  // A file with a mistake of its own is missing here, and every link to it would seem wrong.
  const across =
    alone.length > 0
      ? []
      : [
          ...mistakesAcross(values, fixedAddresses(root)),
          ...offTheMaps(root, values),
          ...missingDownloads(root, values),
          ...unusedTerms(
            root,
            terms?.keys() ?? [],
            values.map(({ path }) => path),
          ),
        ];
  const legs =
    alone.length + across.length > 0 ? [] : filesOf(values, 'tour').flatMap(({ value }) => wrongLegsOf(root, value));
  return { mistakes: [...alone, ...wordsToAvoid(values), ...across, ...legs], files: values };
}

/** Returns the files of the press kit that are not in public/. */
export const missingDownloads = (root: string, files: readonly ContentFile[]): readonly string[] =>
  filesOf(files, 'press-kit').flatMap(({ path, value }) =>
    value.resources.files.flatMap(({ file }, index) =>
      existsSync(join(root, 'public', file))
        ? []
        : [`${path} → resources.files.${index + 1}.file: expected the address of a file in public/, got "${file}"`],
    ),
  );

/**
 * Returns the stops whose position differs from the one on the maps of their walk, and what the maps lack. A walk needs
 * no maps if the owner has switched walk mode off.
 */
function offTheMaps(root: string, files: readonly ContentFile[]): readonly string[] {
  const needsMaps = filesOf(files, 'company').some(({ value }) => value.walkMode === 'on');
  return filesOf(files, 'tour').flatMap(({ value }) => {
    const mapped = mappedStops(root, value.slug);
    const missing = needsMaps || mapped !== undefined ? missingOnMaps(value.slug, mapped) : [];
    return [...missing, ...stopsOffTheMaps(value, mapped)];
  });
}
