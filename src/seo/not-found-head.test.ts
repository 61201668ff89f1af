import { expect, it } from 'vitest';
import notFound from '../content/pages/not-found.yaml';
import { notFoundHead } from './not-found-head';

it('has the keywords and the share picture of its content, and no address of its own', () => {
  const { meta, links } = notFoundHead();
  expect(meta).toContainEqual({ name: 'keywords', content: notFound.meta.keywords.join(', ') });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(new RegExp(`/share/${notFound.meta.share}\\.jpg$`)) as string,
  });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.filter(({ property }) => property === 'og:url')).toEqual([]);
  expect(links).toEqual([]);
});
