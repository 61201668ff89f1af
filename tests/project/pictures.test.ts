import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../../src/pictures/all';
import { offlineWidthOf, pictureAddress } from '../../src/pictures/picture';

// The pictures are committed as files; the site is built and tested without the package that makes them.

const FILES = 'src/pictures/files';
const all = Object.values(pictures);
const named = all
  .flatMap(({ id, avif, webp }) => [
    ...avif.map((file) => pictureAddress(id, file, 'avif')),
    pictureAddress(id, webp, 'webp'),
  ])
  .map((address) => address.replace('/pictures/', ''));

it('has a file for every name in a record, and no other file', () => {
  expect(readdirSync(FILES).toSorted()).toEqual(named.toSorted());
});

it('names every file by its content', () => {
  const hashOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(FILES, name)))
      .digest('hex')
      .slice(0, 8);
  expect(readdirSync(FILES).filter((name) => name.split('.')[1] !== hashOf(name))).toEqual([]);
});

it('has a module for every picture, and no other module', () => {
  expect(readdirSync('src/pictures/prints').toSorted()).toEqual(
    Object.keys(pictures)
      .map((id) => `${id}.ts`)
      .toSorted(),
  );
  expect(Object.entries(pictures).filter(([id, picture]) => picture.id !== id)).toEqual([]);
});

it('stores a picture offline in a width that it has', () => {
  expect(all.filter((picture) => !picture.avif.some(({ width }) => width === offlineWidthOf(picture)))).toEqual([]);
});
