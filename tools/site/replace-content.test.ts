import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceContent } from './replace-content';

let place: string;
const at = (...names: string[]): string => join(place, ...names);
const fill = (folder: string, files: Readonly<Record<string, string>>): void => {
  mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(at(folder, name), text);
};
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'gotham-replace-'));
  fill('new', { 'index.html': 'new', 'sw.js': 'new' });
  fill('new/assets', { 'main.js': 'new' });
});
afterEach(() => rmSync(place, { recursive: true }));

it('gives a folder the content of another one, and keeps nothing of its own', () => {
  fill('site', { 'index.html': 'old', 'old.html': 'old' });
  replaceContent(at('site'), at('new'));
  expect(readdirSync(at('site')).toSorted()).toEqual(['assets', 'index.html', 'sw.js']);
  expect(readFileSync(at('site/assets/main.js'), 'utf8')).toBe('new');
  expect(readFileSync(at('site/index.html'), 'utf8')).toBe('new');
});

it('makes the folder if there is none', () => {
  replaceContent(at('site'), at('new'));
  expect(readFileSync(at('site/index.html'), 'utf8')).toBe('new');
});

it('keeps a link to the folder of a web server, and the folder itself', () => {
  fill('web', { 'index.html': 'old' });
  const { ino } = statSync(at('web'));
  symlinkSync(at('web'), at('site'));
  replaceContent(at('site'), at('new'));
  expect(statSync(at('web')).ino).toBe(ino);
  expect(readFileSync(at('web/index.html'), 'utf8')).toBe('new');
});

it('leaves the old content if the new one cannot be copied', () => {
  fill('site', { 'index.html': 'old' });
  expect(() => replaceContent(at('site'), at('missing'))).toThrow('missing');
  expect(readdirSync(at('site'))).toEqual(['index.html']);
});

it('removes what a copy that was killed has left', () => {
  fill('site/.next', { 'half.html': 'half' });
  replaceContent(at('site'), at('new'));
  expect(readdirSync(at('site')).toSorted()).toEqual(['assets', 'index.html', 'sw.js']);
});
