import { describe, expect, it } from 'vitest';
import { crumbsOf } from './crumbs';

const pages = ['/tours', '/contact', '/blog'];
const labels = (path: string) => crumbsOf(path, (one) => pages.includes(one)).map((crumb) => crumb.label);

describe('crumbsOf', () => {
  it('leaves the home page without a way to itself', () => {
    expect(labels('/')).toEqual([]);
  });

  it('gives the three walks their suffix, and only them', () => {
    expect(labels('/tours/brooklyn-heights')).toEqual(['Home', 'Tours', 'Brooklyn Heights Tour']);
    expect(labels('/tours/lower-east-side')).toEqual(['Home', 'Tours', 'Lower East Side Tour']);
    expect(labels('/tours/private-tours')).toEqual(['Home', 'Tours', 'Private Tours']);
    expect(labels('/brooklyn-heights')).toEqual(['Home', 'Brooklyn Heights']);
  });

  it('writes About and Contact out', () => {
    expect(labels('/contact')).toEqual(['Home', 'Contact Us']);
    expect(labels('/about/')).toEqual(['Home', 'About Us']);
  });

  it('links what exists on the way, and never the page itself', () => {
    expect(crumbsOf('/tours/brooklyn-heights', (path) => pages.includes(path))).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Tours', path: '/tours' },
      { label: 'Brooklyn Heights Tour' },
    ]);
    expect(crumbsOf('/nowhere/else', () => false)).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Nowhere' },
      { label: 'Else' },
    ]);
  });

  it('survives an address that cannot be decoded', () => {
    expect(labels('/100%-cat')).toEqual(['Home', '100% Cat']);
  });
});
