import { expect, it } from 'vitest';
import { tourSummaries } from '../../content/tour-summaries';
import { siteMapPages } from '../../shared/site-pages';
import type { FullTextSearch } from './full-text-search';
import { fixedList, furtherPages, resultsOf } from './results';

const fullText: FullTextSearch = () => [
  { kind: 'Stop', title: 'Kaiser', where: 'Brooklyn Heights, stop 6', address: '/tours/x#stop-6', inTheText: ['boat'] },
];
const titles = (query: string) => resultsOf(query, fullText)?.map(({ title }) => title);

// The list is required by docs/requirements.md#site-search-list
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

it('finds every page of the site map by its name there, or by the name that the search gives it', () => {
  const pages = siteMapPages().filter(({ to }) => to !== '/');
  for (const { to, name } of pages) {
    const found = [...fixedList, ...furtherPages].filter(({ path }) => path === to);
    expect(found, name).toHaveLength(1);
    expect(resultsOf(found[0]?.name ?? '')?.map(({ address }) => address)).toContain(to);
  }
});

it.each(['', ' ', 'b', ' b '])('shows nothing at all for "%s"', (query) => {
  expect(resultsOf(query, fullText)).toBeUndefined();
});

it('puts the fixed list first, in any case of letters, and labels every row', () => {
  expect(titles(' BO ')).toEqual(['Book Now', 'About Us', 'The Book', 'Kaiser']);
  expect(resultsOf('tour', fullText)?.map(({ label }) => label)).toEqual([
    'Tour',
    'Tour',
    'Tour',
    'Tour',
    'Page',
    'Page',
    'Stop',
  ]);
});

it.each([
  ['gift', 'Gift Cards'],
  ['gift cards', 'Gift Cards'],
  ['voucher', 'Gift Cards'],
  ['petition', 'Petition for Jerry Fox'],
  ['jerry', 'Petition for Jerry Fox'],
  ['plaque', 'Petition for Jerry Fox'],
  ['newsletter', 'Newsletter'],
  ['reviews', 'Reviews'],
  ['privacy', 'Privacy'],
  ['cookies', 'Privacy'],
  ['faq', 'Questions and Answers'],
  ['questions', 'Questions and Answers'],
  ['sitemap', 'Site Map'],
  ['photos', 'Gallery'],
  ['group', 'Private Tours'],
  ['book a tour', 'Book Now'],
  ['the book', 'The Book'],
  ['audio guide', `${tourSummaries[0]?.title}: Walk It Yourself`],
])('finds by the words of a visitor: %s', (query, page) => {
  expect(titles(query)?.[0]).toBe(page);
});

it('takes nothing for a typo where a page is called as was typed', () => {
  const typos: boolean[] = [];
  const noting: FullTextSearch = (_query, options) => {
    typos.push(options?.typos ?? true);
    return [];
  };
  for (const query of ['contact', 'contarct']) resultsOf(query, noting);
  expect(typos).toEqual([false, true]);
});

it('has the pages alone while the rest is not there', () => {
  expect(resultsOf('gallery')?.map(({ title }) => title)).toEqual(['Gallery']);
  expect(resultsOf('kaiser')).toEqual([]);
});

it('says which word of a text was found', () => {
  expect(resultsOf('boat', fullText)?.[0]?.note).toBe('Brooklyn Heights, stop 6. In the text: "boat"');
});
