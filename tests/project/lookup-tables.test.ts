import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

// Each finds "constructor" where nothing of ours stands.
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

// Planted beside the tree, never in it.
const copy = mkdtempSync(join(tmpdir(), 'gotham-lint-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('the linter refuses tables that answer to any word, and only those', () => {
  cpSync('.oxlintrc.json', join(copy, '.oxlintrc.json'));
  cpSync('tools/lint', join(copy, 'tools/lint'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'src/shared'), { recursive: true });
  const plant = (name: string, line: string): void => writeFileSync(join(copy, 'src/shared', name), `${line}\n`);
  FORBIDDEN.forEach((line, index) => plant(`forbidden-${index}.ts`, line));
  ALLOWED.forEach((line, index) => plant(`allowed-${index}.ts`, line));
  const { stdout } = spawnSync('npx', ['oxlint', '--format=unix', 'src'], { cwd: copy, encoding: 'utf8' });
  const complaints = stdout.split('\n').filter((line) => line.includes('lookup-tables'));
  const files = new Set(complaints.map((line) => /[\w-]+\.ts/.exec(line)?.[0]));
  expect(files).toEqual(new Set(FORBIDDEN.map((_, index) => `forbidden-${index}.ts`)));
});
