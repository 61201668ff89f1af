import { expect, it } from 'vitest';
import { readPictureName } from './offline-files';

it('reads a picture name whose id has hyphens and digits', () => {
  expect(readPictureName('/pictures/portrait-1-tabby-960.0a1b2c3d.webp')).toEqual({
    id: 'portrait-1-tabby',
    width: 960,
    format: 'webp',
  });
  expect(readPictureName('/pictures/portrait-960.avif')).toBeUndefined();
});
