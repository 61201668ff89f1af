import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileContent } from './compile';
import { contentFiles } from './plugin';

const PATH = 'src/content/tours/brooklyn-heights.md';
const source = readFileSync(PATH, 'utf8');

/** What the build says after one edit of the owner's. */
function mistakesAfter(edit: (text: string) => string): string[] {
  const edited = edit(source);
  expect(edited, 'the edit found its place').not.toBe(source);
  const compiled = compileContent(PATH, edited);
  return compiled.ok ? [] : compiled.mistakes;
}

describe('a mistake in a tour gives one readable line', () => {
  it.each([
    [
      'a price in words',
      (text: string) => text.replace(/^price: .*$/m, 'price: "€25"'),
      `${PATH} → price: expected a number, got "€25"`,
    ],
    [
      'a time that is none',
      (text: string) => text.replace(/start: .*/, 'start: "25:00"'),
      `${PATH} → schedule.start: expected a time like "14:00", got "25:00"`,
    ],
    [
      'a field nobody reads',
      (text: string) => text.replace(/^price:/m, 'prize: 1\nprice:'),
      `${PATH} → the whole file: does not know "prize"`,
    ],
    [
      'a missing field',
      (text: string) => text.replace(/^groupSize:.*\n/m, ''),
      `${PATH} → groupSize: expected a number, got nothing`,
    ],
    [
      'a day that is none',
      (text: string) => text.replace('Saturday', 'Caturday'),
      `${PATH} → schedule.days.0: expected one of`,
    ],
    [
      'a stop without sources',
      (text: string) => text.replace(/\*\*Sources:\*\*\n(- .*\n)+/, ''),
      `${PATH} → stop 1 → sources: expected at least one source, got []`,
    ],
    [
      'a place off the map',
      (text: string) => text.replace(/\*\*At:\*\* .*/, '**At:** 51.5, -73.99'),
      `${PATH} → stop 1 → at.lat: `,
    ],
    [
      'a leg without meters',
      (text: string) => text.replace(/ \(121 m\)/, ''),
      '→ Next: expected the way in words and "(120 m)" at the end',
    ],
    [
      'markup the site cannot print',
      (text: string) => text.replace('# Questions', '# Questions\n\n## A table?\n\n```\ncode\n```\n'),
      'is a kind of markup the site does not print',
    ],
    [
      'no facts at the top',
      (text: string) => text.replace('---\n', ''),
      `${PATH} → expected facts between two --- lines at the top`,
    ],
  ])('%s', (_name, edit, line) => {
    const mistakes = mistakesAfter(edit);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(line);
    expect(mistakes[0]).not.toContain('\n');
  });

  it('names all mistakes of a file at once', () => {
    const mistakes = mistakesAfter((text) =>
      text.replace(/^price: .*$/m, 'price: free').replace(/^groupSize: .*$/m, 'groupSize: 0'),
    );
    expect(mistakes.map((line) => line.split(' → ')[1]?.split(':')[0])).toEqual(['price', 'groupSize']);
  });
});

it('names a file that no page reads', () => {
  expect(compileContent('src/content/prices.yaml', 'a: 1')).toEqual({
    ok: false,
    mistakes: ['src/content/prices.yaml: no page reads a file of this name'],
  });
});

it('says where YAML itself is broken', () => {
  const compiled = compileContent('src/content/company.yaml', 'name: "Gotham\nemail: x');
  expect(compiled).toMatchObject({ ok: false, mistakes: [expect.stringContaining('src/content/company.yaml → ')] });
});

it('compiles every file that is there', () => {
  for (const file of contentFiles(process.cwd()))
    expect(compileContent(file, readFileSync(file, 'utf8')), file).toMatchObject({ ok: true });
});
