import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { openSearchIndex } from '../../src/parts/search/full-text-search';
import { indexOptions, joinIndex, SEARCH_FILES, type SearchIndex } from '../../src/parts/search/search-index';
import { list, page, posts, present, tour } from '../../tests/setup/content/content';
import { checkContent } from './content/check-content';
import { addressesOf, searchFiles } from './search-file';

const { files } = checkContent(process.cwd());
const BROOKLYN = tour('brooklyn-heights');
const POST = `/blog/${present(posts[0]).id}`;
/** The title of a stop, which finds the stop. */
const STOP = present(tour('financial-district').stops[3]).title;
const partsOf = (isThere: (address: string) => boolean): [walks: SearchIndex, stories: SearchIndex] => {
  const parts = searchFiles(files, isThere);
  const read = (file: string): SearchIndex => JSON.parse(parts.get(file) ?? '') as SearchIndex;
  return [read(SEARCH_FILES.walks), read(SEARCH_FILES.stories)];
};
const indexOf = (isThere: (address: string) => boolean): SearchIndex => joinIndex(...partsOf(isThere));

it('holds stops, posts and the questions of walks and pages', () => {
  const index = indexOf(() => true);
  const addresses = index.found.map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `/tours/brooklyn-heights#stop-${BROOKLYN.stops.length}`,
      `/tours/brooklyn-heights#question-${BROOKLYN.questions.length}`,
      POST,
      `/contact#question-${page('contact').questions.length}`,
      '/tours/brooklyn-heights#before-1',
      '/press-kit#question-1',
    ]),
  );
  expect(
    openSearchIndex(index)(present(list('every-walk').beforeYouCome[0]).question).map(({ address }) => address),
  ).toContain('/tours/brooklyn-heights#before-1');
  expect(openSearchIndex(index)(STOP).map(({ address }) => address)).toContain('/tours/financial-district#stop-4');
});

it('lists the questions of every walk on the page of the first walk, whichever that is', () => {
  const others = files.filter(({ path }) => !path.endsWith('/tours/brooklyn-heights.md'));
  const [walks] = searchFiles(others, () => true).values();
  expect(walks).toContain('/tours/financial-district#before-1');
  expect(walks).not.toContain('/tours/brooklyn-heights');
});

it('leaves out what no page shows', () => {
  const isThere = addressesOf([
    { path: '/contact', file: 'contact.html', html: '<details id="question-2">' },
    { path: POST, file: `${POST.slice(1)}.html`, html: '' },
  ]);
  expect(indexOf(isThere).found.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/contact#question-2', POST]),
  );
  expect(indexOf(isThere).found).toHaveLength(2);
});

it('is in two files what it would be in one, and the first is an index by itself', () => {
  const [walks, stories] = partsOf(() => true);
  expect(new Set(stories.found.map(({ kind }) => kind))).toEqual(new Set(['Story']));
  const { index } = joinIndex(walks, stories);
  const whole = MiniSearch.loadJS(index, indexOptions);
  expect(whole.documentCount).toBe(walks.found.length + stories.found.length);
  // Loading and writing the index again gives the same result, so its parts are consistent.
  expect(JSON.parse(JSON.stringify(whole.toJSON()))).toMatchObject({
    documentCount: index.documentCount,
    nextId: index.nextId,
    averageFieldLength: index.averageFieldLength,
  });
  expect(openSearchIndex(walks)(STOP).map(({ address }) => address)).toContain('/tours/financial-district#stop-4');
  expect(openSearchIndex(walks)('police').map(({ kind }) => kind)).not.toContain('Story');
});
