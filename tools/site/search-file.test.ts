import { expect, it } from 'vitest';
import { openSearchIndex } from '../../src/parts/search/full-text-search';
import type { SearchIndex } from '../../src/parts/search/search-index';
import { checkContent } from './content/plugin';
import { addressesOf, searchFile } from './search-file';

const { files } = checkContent(process.cwd());
const indexOf = (isThere: (address: string) => boolean) => JSON.parse(searchFile(files, isThere)) as SearchIndex;

it('holds stops, posts and the questions of walks and pages', () => {
  const index = indexOf(() => true);
  const addresses = index.found.map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/tours/brooklyn-heights#stop-9',
      '/tours/brooklyn-heights#question-7',
      '/blog/station-house-cats',
      '/contact#question-6',
      '/tours/brooklyn-heights#before-1',
      '/press-kit#question-1',
    ]),
  );
  expect(openSearchIndex(index)('bring a dog').map(({ address }) => address)).toEqual(
    expect.arrayContaining([expect.stringMatching(/#before-\d$/)]),
  );
  expect(openSearchIndex(index)('radiator').map(({ address }) => address)).toContain(
    '/tours/financial-district#stop-4',
  );
});

it('leaves out what no page shows', () => {
  const isThere = addressesOf([
    { path: '/contact', file: 'contact.html', html: '<details id="question-2">' },
    { path: '/blog/station-house-cats', file: 'blog/station-house-cats.html', html: '' },
  ]);
  expect(indexOf(isThere).found.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/contact#question-2', '/blog/station-house-cats']),
  );
  expect(indexOf(isThere).found).toHaveLength(2);
});
