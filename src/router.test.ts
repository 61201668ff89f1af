import { createMemoryHistory, linkOptions } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from './router';

/** Returns what a page reads of its address, and the address that stays in the address bar. */
function open(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const { pathname, search } = router.latestLocation;
  const page = router.matchRoutes(pathname, search).at(-1);
  const shown = router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    hash: true,
    _includeValidateSearch: true,
  } as Parameters<typeof router.buildLocation>[0]);
  return { read: page?.search, error: page?.searchError, shown: shown.publicHref };
}

const READS: readonly (readonly [string, readonly string[]])[] = [
  ['/booking', ['itemId', 'tour']],
  ['/contact', ['about', 'edit']],
  ['/survey', ['tour', 'date', 'edit']],
  ['/blog', ['topic', 'q']],
  ['/tours', ['q']],
  ['/tours/private-tours', ['guests', 'walk', 'event', 'date']],
];

describe.each(READS)('the query of %s', (path, names) => {
  it('is read as texts, also where a text looks like something else', () => {
    for (const text of [
      '007',
      'true',
      'null',
      '"quoted"',
      '[1]',
      '{"a":1}',
      '1e3',
      '',
      '__proto__',
      'caf\u00e9 +&=#',
    ]) {
      const query = new URLSearchParams(names.map((name) => [name, text])).toString();
      const { read, error, shown } = open(`${path}?${query}`);
      expect(error).toBeUndefined();
      expect(read).toEqual(Object.fromEntries(names.map((name) => [name, text])));
      expect(shown).toBe(`${path}?${query}`);
    }
  });

  it('gives the last value of a name that occurs twice', () => {
    for (const name of names) {
      const { read, shown } = open(`${path}?${name}=a&${name}=b`);
      expect(read).toEqual({ [name]: 'b' });
      expect(shown).toBe(`${path}?${name}=b`);
    }
  });

  it('leaves the values of a partner unchanged, lists too', () => {
    const query = 'utm_id=007&utm_source=%22x%22&tag=a&tag=b&empty=';
    const { read, error, shown } = open(`${path}?${query}`);
    expect(error).toBeUndefined();
    expect(read).toEqual({ utm_id: '007', utm_source: '"x"', tag: ['a', 'b'], empty: '' });
    expect(shown).toBe(`${path}?${query}`);
  });
});

it('a page that reads no query leaves the query unchanged', () => {
  expect(open('/about?source=pwa&utm_id=007').shown).toBe('/about?source=pwa&utm_id=007');
  expect(open('/?source=walk').shown).toBe('/?source=walk');
});

it('a link may contain only query names that its page reads', () => {
  linkOptions({ to: '/contact', search: { about: 'private' } });
  linkOptions({ to: '/contact' });
  // @ts-expect-error -- No page reads this name.
  linkOptions({ to: '/contact', search: { abuot: 'private' } });
  // @ts-expect-error -- The value has to be a text.
  const { search } = linkOptions({ to: '/booking', search: { itemId: 7 } });
  expect(search).toEqual({ itemId: 7 });
});

it('a post keeps its shown address, and the query that a partner has added', () => {
  const { shown } = open('/blog?post=three-reigns-at-city-hall&utm_id=007');
  expect(shown).toBe('/blog?post=three-reigns-at-city-hall&utm_id=007');
  expect(open('/blog?post=not-one-of-ours&utm_id=007').shown).toBe('/blog?post=not-one-of-ours&utm_id=007');
});
