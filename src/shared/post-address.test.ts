import { describe, expect, it } from 'vitest';
import { fileAddress, shownAddress } from './post-address';

const isPost = (id: string): boolean => id === 'mike' || id === 'old-tom';
const ORIGIN = 'https://mousers.test';
const file = (address: string): string => fileAddress(new URL(address, ORIGIN), isPost).href.slice(ORIGIN.length);
const shown = (address: string): string => shownAddress(new URL(address, ORIGIN)).href.slice(ORIGIN.length);

describe('fileAddress', () => {
  it.each([
    ['/blog?post=mike', '/blog/mike'],
    ['/blog/?post=mike', '/blog/mike'],
    ['/blog?post=Old-Tom', '/blog/old-tom'],
    ['/blog/old-tom', '/blog/old-tom'],
    ['/Blog/Old-Tom/', '/blog/old-tom'],
    ['/blog?utm_source=x&post=mike&utm_id=007#rounds', '/blog/mike?utm_source=x&utm_id=007#rounds'],
    ['/blog/mike?post=mike&a=1', '/blog/mike?a=1'],
  ])('finds the post of %s', (address, found) => {
    expect(file(address)).toBe(found);
  });

  it.each([
    ['/blog?post=nobody', '/blog?post=nobody'],
    ['/blog/nobody', '/blog?post=nobody'],
    ['/blog/nobody?a=1#top', '/blog?post=nobody&a=1#top'],
    ['/blog?post=', '/blog?post='],
    ['/blog?post=../about', '/blog?post=../about'],
  ])('leads from %s to the list', (address, found) => {
    expect(file(address)).toBe(found);
  });

  it.each(['/', '/blog', '/blog?topic=history', '/about?post=mike', '/blog/mike/more', '/blogs?post=mike'])(
    'leaves %s alone',
    (address) => {
      expect(file(address)).toBe(address);
    },
  );

  it('takes nothing out of the address it is given', () => {
    const url = new URL('/blog?post=mike', ORIGIN);
    fileAddress(url, isPost);
    expect(url.href).toBe(`${ORIGIN}/blog?post=mike`);
  });
});

describe('shownAddress', () => {
  it.each([
    ['/blog/mike', '/blog?post=mike'],
    ['/blog/mike?utm_source=x#rounds', '/blog?post=mike&utm_source=x#rounds'],
    ['/blog', '/blog'],
    ['/about', '/about'],
  ])('shows %s as %s', (address, found) => {
    expect(shown(address)).toBe(found);
  });

  it('is where the way there and back ends, whatever the order of the query', () => {
    const there = fileAddress(new URL('/blog?b=2&post=mike&a=%22%3E', ORIGIN), isPost);
    const back = shownAddress(there);
    expect(back.href).toBe(`${ORIGIN}/blog?post=mike&b=2&a=%22%3E`);
    expect(fileAddress(back, isPost).href).toBe(there.href);
  });
});
