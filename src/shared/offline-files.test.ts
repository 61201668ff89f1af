import { expect, it } from 'vitest';
import { contentTypeOf, keptHeaders, readPictureName } from './offline-files';

it('reads a picture name whose id has hyphens and digits', () => {
  expect(readPictureName('/pictures/portrait-1-tabby-960.0a1b2c3d.webp')).toEqual({
    id: 'portrait-1-tabby',
    width: 960,
    format: 'webp',
  });
  expect(readPictureName('/pictures/portrait-960.avif')).toBeUndefined();
});

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/tours/brooklyn-heights', 'text/html; charset=utf-8'],
  ['/boot.js', 'text/javascript; charset=utf-8'],
  ['/assets/fraunces-Ab12.woff2', 'font/woff2'],
  ['/pictures/cat-640.01234567.avif', 'image/avif'],
  ['/film/walk.mp4', 'video/mp4'],
  ['/old.new', undefined],
])('knows the type of %s', (url, type) => {
  expect(contentTypeOf(url)).toBe(type);
});

it('keeps a file with a type and a word on caching of its own, and with what all have', () => {
  const common = { 'x-content-type-options': 'nosniff' };
  expect(keptHeaders('/assets/app-Ab12.js', common)).toEqual({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(keptHeaders('/old.new', common)).toEqual({
    'x-content-type-options': 'nosniff',
    'content-type': 'application/octet-stream',
    'cache-control': 'no-cache',
  });
});
