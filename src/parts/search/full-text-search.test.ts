import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { openSearchIndex } from './full-text-search';
import { indexOptions, type IndexedEntry } from './search-index';

const entries: readonly (IndexedEntry & { text: string })[] = [
  {
    kind: 'Stop',
    title: "Bull's left hind leg",
    where: 'Financial District, stop 4',
    address: '/tours/financial-district#stop-4',
    text: 'His place was the radiator. Offices stood around it. A station house was near.',
  },
  {
    kind: 'Story',
    title: 'Station House Cats',
    where: 'History, 4 min',
    address: '/blog/station-house-cats',
    text: 'The police kept them.',
  },
  {
    kind: 'Question',
    title: 'Do we go into the cat café?',
    where: 'Lower East Side',
    address: '/tours/lower-east-side#question-2',
    text: 'Tammany never did. Books are sold there.',
  },
];

function find(query: string, typos = true) {
  const index = new MiniSearch(indexOptions);
  index.addAll(entries.map(({ title, text }, id) => ({ id, title, text })));
  // Use the index in the form in which the server sends it.
  const stored = JSON.parse(JSON.stringify({ found: entries, index: index.toJSON() }));
  return openSearchIndex(stored)(query, { typos });
}
const titles = (query: string) => find(query).map(({ title }) => title);

it('finds by the beginning of a word, in titles and in texts', () => {
  expect(titles('stat')).toContain('Station House Cats');
  expect(titles('radia')).toEqual(["Bull's left hind leg"]);
});

it('lists a match in a title before a match in a text', () => {
  expect(titles('station house')).toEqual(['Station House Cats', "Bull's left hind leg"]);
});

it('finds only entries that contain all words', () => {
  expect(titles('radiator police')).toEqual([]);
});

it.each([
  ['tamany', 'Do we go into the cat café?'],
  ['radaitor', "Bull's left hind leg"],
  ['staton house', 'Station House Cats'],
  ['the station huose', 'Station House Cats'],
])('forgives a small typo: %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it('allows no typo if the words are found as typed, and none in short words', () => {
  expect(titles('police')).toEqual(['Station House Cats']);
  expect(titles('bat')).toEqual([]);
});

it('allows no typo if the caller says so', () => {
  expect(find('polica')).toHaveLength(1);
  expect(find('polica', false)).toEqual([]);
});

it('searches for two letters in titles only, not in texts', () => {
  expect(titles('bo')).toEqual([]);
  expect(titles('boo')).toEqual(['Do we go into the cat café?']);
});

it('finds words with or without their accents, and ignores words that stand everywhere', () => {
  expect(titles('cafe')).toEqual(['Do we go into the cat café?']);
  expect(titles('the')).toEqual([]);
});

it('returns the word of the text that was found, unless it is in the title', () => {
  expect(find('offic')[0]?.inTheText).toEqual(['offices']);
  expect(find('café')[0]?.inTheText).toEqual([]);
});
