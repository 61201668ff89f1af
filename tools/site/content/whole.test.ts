import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Tour } from '../../../src/content/schemas';
import { compileContent } from './compile';
import { mistakesAcross, wordsToAvoid } from './whole';

const PATH = 'src/content/tours/brooklyn-heights.md';
const ADDRESSES = ['/', '/tours', '/contact', '/booking'];

function tour(edit: (text: string) => string = (text) => text): Tour {
  const compiled = compileContent(PATH, edit(readFileSync(PATH, 'utf8')));
  if (!compiled.ok) throw new Error(compiled.mistakes.join('\n'));
  return compiled.value as Tour;
}
function across(...tours: readonly Tour[]): readonly string[] {
  const files = tours.map((value) => ({ path: `src/content/tours/${value.slug}.md`, value }));
  return [...wordsToAvoid(files), ...mistakesAcross(files, ADDRESSES)];
}
const story = (words: string) => (text: string) => text.replace('Three streets here', `${words} Three streets here`);

it('finds nothing in the walk as it stands', () => {
  expect(across(tour())).toEqual([]);
});

it.each([
  ['a link to a page that is not there', '[a page](/nowhere)', 'there is no page at "/nowhere"'],
  ['a link to a stop that is not there', '[stop 12](/tours/brooklyn-heights#stop-12)', 'has no place named "stop-12"'],
  ['a word the house style avoids', 'This iconic street.', 'avoids "iconic" in "This iconic street. Three streets'],
  ['a time at which no walk starts', 'We meet at 1:15 PM.', 'no walk starts at 1:15 PM'],
  ['an old price', 'It is $35 a person.', 'no walk costs "$35"'],
])('finds %s', (_name, words, line) => {
  const found = across(tour(story(words)));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(line);
  expect(found[0]).toMatch(/^src\/content\/tours\/brooklyn-heights\.md → intro\./);
});

it('lets a link to a stop through, and prices of another century in a story', () => {
  expect(across(tour(story('[stop 9](/tours/brooklyn-heights#stop-9)')))).toEqual([]);
  expect(across(tour((text) => text.replace('About a month', 'It cost $35 a person. About a month')))).toEqual([]);
});

it('reads a sample for our style, and leaves what a guest said alone', () => {
  const words = (text: string) => text.replace('quote: "I have lived', 'quote: "Unforgettable! I have lived');
  const real = (text: string) => text.replace('    sample: true\n', '');
  expect(across(tour(words))).toHaveLength(2);
  expect(across(tour((text) => real(words(text))))).toEqual([]);
});

it('names a stop as the owner counts', () => {
  const [line] = across(tour((text) => text.replace('## Ned of the Bridge', '## The charming Ned')));
  expect(line).toContain('→ stop 1 → title: avoids "charming"');
});

it('finds two walks that are booked as one', () => {
  const other = tour((text) => text.replace('slug: brooklyn-heights', 'slug: elsewhere').replace('id: 1', 'id: 9'));
  expect(across(tour(), other)).toContainEqual(expect.stringContaining('two walks have the item 562630'));
});
