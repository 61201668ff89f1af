import { expect, it } from 'vitest';
import { lintPlanted } from '../setup/site/planted-lines';

// In each of these tables, a lookup of "constructor" finds a property that is not ours.
const FORBIDDEN = [
  "export const LABELS: Readonly<Record<string, string>> = { about: 'About Us' };",
  "export const LABELS: { readonly [word: string]: string } = { about: 'About Us' };",
  "export const LABELS = { about: 'About Us' } as Record<string, string>;",
  "export const labelOf = (word: string, labels: Partial<Record<string, string>> = { a: 'A' }) => labels[word];",
  'export const knows = (word: string, labels: object) => word in labels;',
];
const ALLOWED = [
  "export const LABELS: ReadonlyMap<string, string> = new Map([['about', 'About Us']]);",
  "export const LABELS: Readonly<Record<'about', string>> = { about: 'About Us' };",
  "export const LABELS = { about: 'About Us' } satisfies Record<string, string>;",
  "export const hasAbout = (labels: object) => 'about' in labels;",
];

it('the linter refuses lookup tables that answer to any word, and only those', () => {
  const planted = (name: string, lines: readonly string[]): Record<string, string> =>
    Object.fromEntries(lines.map((line, index) => [`src/shared/${name}-${index}.ts`, line]));
  const said = lintPlanted({ ...planted('forbidden', FORBIDDEN), ...planted('allowed', ALLOWED) });
  const complaints = said.split('\n').filter((line) => line.includes('lookup-tables'));
  const files = new Set(complaints.map((line) => /[\w-]+\.ts/.exec(line)?.[0]));
  expect(files).toEqual(new Set(FORBIDDEN.map((_, index) => `forbidden-${index}.ts`)));
});
