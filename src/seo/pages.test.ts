import { expect, it } from 'vitest';
import company from '../content/company.yaml';
import privateTours from '../content/pages/private-tours.yaml';
import { loadPost } from '../content/posts';
import { loadTour } from '../content/tours';
import type { Head } from './head';
import { postHead, privateToursHead, tourHead, walkHead } from './pages';

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

const shareAlt = ({ meta }: Head): string | undefined =>
  meta.find(({ property }) => property === 'og:image:alt')?.content;

it('describes a share picture by the print on it, and never by another one', async () => {
  const tour = await loadTour('brooklyn-heights');
  const post = await loadPost('jerry-fox-saves-brooklyn-borough-hall');
  if (!tour || !post) throw new Error('There is no such walk or post');
  const other = { ...tour.picture, id: 'harry-cat', alt: 'Harry' };
  expect(shareAlt(postHead(post))).toBe(post.picture.alt);
  expect(shareAlt(postHead({ ...post, share: 'home' }))).toBe(`Printed card: ${company.tagline}`);
  expect(shareAlt(postHead({ ...post, picture: other }))).not.toBe('Harry');
  expect(shareAlt(tourHead({ ...tour, picture: other }))).toBe(`Printed card: ${tour.meta.title}`);
  expect(shareAlt(walkHead({ tour }))).toBe(tour.picture.alt);
  expect(shareAlt(walkHead({ tour: { ...tour, picture: other } }))).not.toBe('Harry');
  expect(shareAlt(privateToursHead(privateTours, '/tours/private-tours'))).toBe(privateTours.picture.alt);
  expect(shareAlt(privateToursHead({ ...privateTours, picture: other }, '/tours/private-tours'))).not.toBe('Harry');
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
