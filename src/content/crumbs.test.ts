import { describe, expect, it } from 'vitest';
import { crumbsOf, postCrumbs } from './crumbs';

const labels = (path: string) => crumbsOf(path).map((crumb) => crumb.label);

describe('crumbsOf', () => {
  it('gives the home page no breadcrumbs', () => {
    expect(labels('/')).toEqual([]);
  });

  it.each([
    ['/tours', 'Tours'],
    ['/gallery', 'Gallery'],
    ['/blog', 'Blog'],
    ['/booking', 'Booking'],
    ['/survey', 'Survey'],
    ['/press-kit', 'Press Kit'],
    ['/in-the-news', 'In the News'],
    ['/sitemap', 'Site Map'],
    ['/petition-jerry-fox', 'Jerry Fox Petition'],
    ['/privacy', 'Privacy'],
    ['/accessibility', 'Accessibility'],
    ['/outbox', 'Outbox'],
  ])('names %s after its address', (path, label) => {
    expect(labels(path)).toEqual(['Home', label]);
  });

  it('gives the three walks their suffix, and only them', () => {
    expect(labels('/tours/brooklyn-heights')).toEqual(['Home', 'Tours', 'Brooklyn Heights Tour']);
    expect(labels('/tours/financial-district')).toEqual(['Home', 'Tours', 'Financial District Tour']);
    expect(labels('/tours/lower-east-side')).toEqual(['Home', 'Tours', 'Lower East Side Tour']);
    expect(labels('/tours/private-tours')).toEqual(['Home', 'Tours', 'Private Tours']);
    expect(labels('/brooklyn-heights')).toEqual(['Home', 'Brooklyn Heights']);
  });

  it('names About and Contact in full', () => {
    expect(labels('/contact')).toEqual(['Home', 'Contact Us']);
    expect(labels('/about/')).toEqual(['Home', 'About Us']);
  });

  it('names no segments of an address that is not a page', () => {
    expect(crumbsOf(undefined).map(({ label }) => label)).toEqual(['Home', 'Page Not Found']);
  });

  it('gives the address of every step', () => {
    expect(crumbsOf('/tours/brooklyn-heights')).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Tours', path: '/tours' },
      { label: 'Brooklyn Heights Tour', path: '/tours/brooklyn-heights' },
    ]);
  });

  it('accepts an address that cannot be decoded', () => {
    expect(labels('/100%-cat')).toEqual(['Home', '100% Cat']);
  });

  it('treats property names that every object has as ordinary words', () => {
    expect(labels('/__proto__')).toEqual(['Home', 'Proto']);
    expect(labels('/tours/__proto__')).toEqual(['Home', 'Tours', 'Proto']);
    expect(labels('/constructor')).toEqual(['Home', 'Constructor']);
    expect(labels('/toString/___')).toEqual(['Home', 'ToString', '___']);
  });
});

it('gives a post the step of its category', () => {
  expect(postCrumbs({ id: 'tige', title: 'Station House Cats', category: 'Cat Culture' })).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
    { label: 'Cat Culture', path: '/blog', search: { topic: 'cat-culture' } },
    { label: 'Station House Cats', path: '/blog/tige' },
  ]);
});
