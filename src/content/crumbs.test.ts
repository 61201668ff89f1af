import { describe, expect, it } from 'vitest';
import { crumbsOf, postCrumbs } from './crumbs';

const labels = (path: string) => crumbsOf(path).map((crumb) => crumb.label);

describe('crumbsOf', () => {
  it('leaves the home page without a way to itself', () => {
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
  ])('calls %s by its address', (path, label) => {
    expect(labels(path)).toEqual(['Home', label]);
  });

  it('gives the three walks their suffix, and only them', () => {
    expect(labels('/tours/brooklyn-heights')).toEqual(['Home', 'Tours', 'Brooklyn Heights Tour']);
    expect(labels('/tours/financial-district')).toEqual(['Home', 'Tours', 'Financial District Tour']);
    expect(labels('/tours/lower-east-side')).toEqual(['Home', 'Tours', 'Lower East Side Tour']);
    expect(labels('/tours/private-tours')).toEqual(['Home', 'Tours', 'Private Tours']);
    expect(labels('/brooklyn-heights')).toEqual(['Home', 'Brooklyn Heights']);
  });

  it('writes About and Contact out', () => {
    expect(labels('/contact')).toEqual(['Home', 'Contact Us']);
    expect(labels('/about/')).toEqual(['Home', 'About Us']);
  });

  it('names no places of an address that is no page', () => {
    expect(crumbsOf(undefined).map(({ label }) => label)).toEqual(['Home', 'Page Not Found']);
  });

  it('knows the address of every step', () => {
    expect(crumbsOf('/tours/brooklyn-heights')).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Tours', path: '/tours' },
      { label: 'Brooklyn Heights Tour', path: '/tours/brooklyn-heights' },
    ]);
  });

  it('survives an address that cannot be decoded', () => {
    expect(labels('/100%-cat')).toEqual(['Home', '100% Cat']);
  });

  it('reads what every object answers to as words like any other', () => {
    expect(labels('/__proto__')).toEqual(['Home', 'Proto']);
    expect(labels('/tours/__proto__')).toEqual(['Home', 'Tours', 'Proto']);
    expect(labels('/constructor')).toEqual(['Home', 'Constructor']);
    expect(labels('/toString/___')).toEqual(['Home', 'ToString', '___']);
  });
});

it('leads to a post by way of its category', () => {
  expect(postCrumbs({ id: 'tige', title: 'Station House Cats', category: 'Cat Culture' })).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
    { label: 'Cat Culture', path: '/blog', search: { topic: 'cat-culture' } },
    { label: 'Station House Cats', path: '/blog/tige' },
  ]);
});
