import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { indexOptions, joinIndex, partOfIndex, searchIndex, type IndexedEntry, type SearchIndex } from './search-index';

const found: readonly IndexedEntry[] = [
  { kind: 'Stop', title: 'The station house', where: 'Financial District, stop 4', address: '/tours/a#stop-4' },
  { kind: 'Question', title: 'Is the station near?', where: 'Every walk', address: '/tours/a#question-1' },
  { kind: 'Story', title: 'Station House Cats', where: 'History, 4 min', address: '/blog/b' },
  { kind: 'Story', title: 'A cat of the hotel', where: 'History, 3 min', address: '/blog/c' },
];

/** The index as MiniSearch builds it from all entries, in the form in which a file has it. */
function wholeIndex(): SearchIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(found.map(({ title, where }, id) => ({ id, title, text: `${where}. The police kept them.` })));
  return z.parse(searchIndex, JSON.parse(JSON.stringify({ found, index })));
}
const isStory = ({ kind }: IndexedEntry): boolean => kind === 'Story';

it('joins the parts of an index into what MiniSearch builds from all entries at once', () => {
  const whole = wholeIndex();
  const parts = [partOfIndex(whole, (entry) => !isStory(entry)), partOfIndex(whole, isStory)] as const;
  const joined = joinIndex(...parts);
  const inOrder = ({ index }: SearchIndex) => ({
    ...index,
    index: index.index.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  });
  expect(joined.found).toEqual(found);
  expect(inOrder(joined)).toEqual(inOrder(whole));
});

it('refuses an index of another version of MiniSearch, whose form is not known', () => {
  const { index } = wholeIndex();
  expect(z.safeParse(searchIndex, { found, index: { ...index, serializationVersion: 3 } }).success).toBe(false);
});
