import { expect, it } from 'vitest';
import { tourSummaries } from '../../content/tour-summaries';
import type { FullTextSearch } from './full-text-search';
import { fixedList, resultsOf } from './results';

const fullText: FullTextSearch = () => [
  { kind: 'Stop', title: 'Kaiser', where: 'Brooklyn Heights, stop 6', address: '/tours/x#stop-6', inTheText: ['boat'] },
];
const titles = (query: string) => resultsOf(query, fixedList, fullText)?.map(({ title }) => title);

// docs/requirements.md#site-search-list
it('holds the required list: four tours, eight pages', () => {
  expect(fixedList.filter(({ type }) => type === 'tour').map(({ name }) => name)).toEqual([
    ...tourSummaries.map(({ title }) => `${title} Tour`),
    'Private Tours',
  ]);
  expect(fixedList.filter(({ type }) => type === 'page').map(({ name }) => name)).toEqual([
    'About Us',
    'Gallery',
    'Blog',
    'Contact',
    'Press Kit',
    'Book Now',
    'In the News',
    'Site Map',
  ]);
  expect(fixedList.find(({ name }) => name === 'Book Now')?.path).toBe('/booking');
});

it.each(['', ' ', 'b', ' b '])('shows nothing at all for "%s"', (query) => {
  expect(resultsOf(query, fixedList, fullText)).toBeUndefined();
});

it('puts the fixed list first, in any case of letters, and labels every row', () => {
  expect(titles(' BO ')).toEqual(['Book Now', 'About Us', 'Kaiser']);
  expect(resultsOf('tour', fixedList, fullText)?.map(({ label }) => label)).toEqual([
    'Tour',
    'Tour',
    'Tour',
    'Tour',
    'Stop',
  ]);
});

it('has the fixed list alone while the rest is not there', () => {
  expect(resultsOf('gallery', fixedList)?.map(({ title }) => title)).toEqual(['Gallery']);
  expect(resultsOf('kaiser', fixedList)).toEqual([]);
});

it('says which word of a text was found', () => {
  expect(resultsOf('boat', fixedList, fullText)?.[0]?.note).toBe('Brooklyn Heights, stop 6. In the text: "boat"');
});
