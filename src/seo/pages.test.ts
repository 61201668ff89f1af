import { expect, it } from 'vitest';
import { loadPost } from '../content/posts';
import { loadTour } from '../content/tours';
import type { Head } from './head';
import { postHead, tourHead } from './pages';

const trailOf = ({ meta }: Head): string[] => {
  const script = meta.find((tag) => 'script:ld+json' in tag) as unknown as {
    'script:ld+json': { '@graph': { '@type': string; itemListElement: { name: string }[] }[] };
  };
  const trail = script['script:ld+json']['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  return (trail?.itemListElement ?? []).map(({ name }) => name);
};

it('gives a tour one canonical address, its own share picture, and an alternative text for the picture', async () => {
  const tour = await loadTour('brooklyn-heights');
  if (!tour) throw new Error('There is no Brooklyn Heights walk');
  const head = tourHead(tour);
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://gothammousers.example/tours/brooklyn-heights' }]);
  expect(head.meta).toContainEqual({
    property: 'og:image',
    content: `https://gothammousers.example/share/${tour.meta.share}.jpg`,
  });
  expect(head.meta).toContainEqual({ property: 'og:image:alt', content: tour.picture.alt });
  expect(head.meta).toContainEqual({ property: 'og:type', content: 'website' });
});

it('calls a post an article, with its day and its topic, and has the topic in its breadcrumbs', async () => {
  const post = await loadPost('jerry-fox-saves-brooklyn-borough-hall');
  if (!post) throw new Error('There is no such post');
  const head = postHead(post);
  expect(head.meta).toContainEqual({ property: 'og:type', content: 'article' });
  expect(head.meta).toContainEqual({ property: 'article:published_time', content: post.date });
  expect(head.meta).toContainEqual({ property: 'article:section', content: post.category });
  expect(trailOf(head)).toEqual(['Home', 'Blog', post.category, post.title]);
});
