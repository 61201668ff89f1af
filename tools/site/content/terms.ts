// Some texts are written once, and any text includes one by its name: the answers that only the owner
// can give (src/content/terms.yaml), "{terms.cancel}", and the name and the addresses of the company
// (src/content/company.yaml), "{company.email}".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListOf } from '../../../src/content/page-schemas';
import { filesOf, type ContentFile } from './content-file';
import { mapTexts } from './content-tree';

export const TERMS_FILE = 'src/content/terms.yaml';

export const COMPANY_FILE = 'src/content/company.yaml';

/** The text of each name that stands in braces, such as "terms.cancel". */
export type Terms = ReadonlyMap<string, string>;

const NAMED = /\{((?:terms|company)\.\w+)\}/g;

/** Matches what was meant as such a name: "{Terms.dogs}", "{ terms.dogs }", "{terms.called-off}". */
const MEANT = /\{\s*[\w-]+\s*\.\s*[\w-]+\s*\}/g;

const isAnswered = ({ said }: ListOf<'terms'>[string]): boolean => (said ?? '') !== '';

const answerOf = (term: ListOf<'terms'>[string]): string => (isAnswered(term) ? (term.said ?? '') : term.until);

/**
 * Returns what texts may include by name: the owner's answer to each question, or the default text
 * until there is one, and the texts at the top level of the company's file.
 */
export const termsOf = (terms: ListOf<'terms'>, company: Readonly<Record<string, unknown>> = {}): Terms =>
  new Map([
    ...Object.entries(terms).map(([name, term]) => [`terms.${name}`, answerOf(term)] as const),
    ...Object.entries(company).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`company.${name}`, value] as const] : [],
    ),
  ]);

/** Returns what is wrong with a name in braces that stands for no text. */
export function whyUnknown(named: string): string {
  if (named.replace(NAMED, '') !== '') return `expected a name like {terms.cancel} or {company.email}, got ${named}`;
  return `${named} is not in ${named.startsWith('{company.') ? COMPANY_FILE : TERMS_FILE}`;
}

/**
 * Replaces the names in braces in texts.
 *
 * @param value the parsed content of a file
 * @returns the same value with the texts for the names, and the names that do not exist
 */
export function withTerms(value: unknown, terms: Terms): { value: unknown; unknown: readonly string[] } {
  const unknown: string[] = [];
  const filled = mapTexts(value, (text) => {
    const words = text.replace(NAMED, (named, name: string) => terms.get(name) ?? named);
    unknown.push(...(words.match(MEANT) ?? []));
    return words;
  });
  return { value: filled, unknown };
}

/** Returns the terms that no text names: visitors would never read the owner's answer. */
export function unusedTerms(root: string, names: Iterable<string>, paths: readonly string[]): string[] {
  const named = new Set(
    paths.flatMap((path) =>
      path === TERMS_FILE
        ? []
        : [...readFileSync(join(root, path), 'utf8').matchAll(NAMED)].map(([, name = '']) => name),
    ),
  );
  return [...names].flatMap((name) =>
    named.has(name) || !name.startsWith('terms.')
      ? []
      : [`${TERMS_FILE} → ${name.replace('terms.', '')}: no text has {${name}} in it, so nobody would read it`],
  );
}

/**
 * Returns the guests' questions that the owner has not answered, for the build's log; empty if
 * there are none.
 */
export function openQuestions(files: readonly ContentFile[]): readonly string[] {
  const terms = filesOf(files, 'terms')[0]?.value;
  const open = Object.entries(terms ?? {}).filter(([, term]) => !isAnswered(term));
  if (open.length === 0) return [];
  const heading =
    open.length === 1
      ? 'One thing that your guests ask and the site cannot answer'
      : `${open.length} things that your guests ask and the site cannot answer`;
  return [`${heading} (${TERMS_FILE}):`, ...open.map(([name, { ask }]) => `  ${name}: ${ask}`)];
}
