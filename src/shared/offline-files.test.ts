import { expect, it } from 'vitest';
import { packFiles, revisionOf, unpackFiles } from './offline-files';

const DIGEST = '0123456789abcdef';
const OTHER = 'fedcba9876543210';

it('gives a name with a hash no revision, a file its digest, and a page the headers as well', () => {
  expect(revisionOf('/assets/app-Ab12.js', DIGEST, '77')).toBeNull();
  expect(revisionOf('/pictures/cat-640.01234567.avif', DIGEST, '77')).toBeNull();
  expect(revisionOf('/boot.js', DIGEST, '77')).toBe(DIGEST);
  expect(revisionOf('/film/walk.mp4', DIGEST, '77')).toBe(DIGEST);
  expect(revisionOf('/', DIGEST, '77')).toBe(`${DIGEST}-77`);
  expect(revisionOf('/tours/brooklyn-heights', DIGEST, '77')).toBe(`${DIGEST}-77`);
});

it('reads what it has packed', () => {
  const files = [
    { url: '/', bytes: 1_200, digest: DIGEST, revision: `${DIGEST}-77` },
    { url: '/assets/app-Ab12.js', bytes: 30, digest: OTHER, revision: null },
  ];
  expect(unpackFiles(packFiles(files), '77')).toEqual(files);
  expect(unpackFiles(packFiles([]), '77')).toEqual([]);
});
