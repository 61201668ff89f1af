import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFiles, revisionOf, unpackFiles } from '../../src/shared/offline-files';
import { listOfflinePackage } from './offline-package';

let dist: string;
const put = (name: string, content: string): void => writeFileSync(join(dist, name), content);
const offlineWidths = new Map([['hero', 800]]);
const listedRevision = (url: string) =>
  listOfflinePackage(dist, offlineWidths).shell.find((file) => file.url === url)?.revision;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'gotham-dist-'));
  for (const folder of ['.well-known', 'assets', 'film', 'pictures', 'tours', 'share', 'icons'])
    mkdirSync(join(dist, folder));
  put('index.html', '<h1>Home</h1>');
  put('404.html', '<h1>Lost</h1>');
  put('not-found.html', '<h1>Lost</h1>');
  put('tours/brooklyn-heights.html', '<h1>Brooklyn</h1>');
  put('boot.js', 'import"/assets/app-1.js"');
  put('assets/app-1.js', 'text');
  put('pictures/hero-800.01234567.avif', 'ink');
  put('pictures/hero-800.01234567.webp', 'ink');
  put('pictures/hero-480.12345678.avif', 'ink');
  put('film/walk.mp4', 'film');
  put('film/walk.webm', 'film');
  put('share/home.jpg', 'ink');
  put('icons/icon-192.png', 'ink');
  put('icons/icon-512.png', 'ink');
  put('_headers', '/*\n  X: 1\n');
  put('sw.js', '');
  put('robots.txt', '');
  put('.well-known/security.txt', '');
});
afterEach(() => rmSync(dist, { recursive: true }));

it('lists the shell by clean addresses, pictures apart in one width, and leaves out what no page shows', () => {
  const { shell, pictures } = listOfflinePackage(dist, offlineWidths);
  expect(shell.map(({ url }) => url)).toEqual([
    '/assets/app-1.js',
    '/boot.js',
    '/icons/icon-192.png',
    '/',
    '/not-found',
    '/tours/brooklyn-heights',
  ]);
  expect(shell[0]?.revision).toBeNull();
  expect(pictures).toMatchObject([
    { url: '/pictures/hero-800.01234567.avif', bytes: 3, revision: null },
    { url: '/film/walk.mp4', bytes: 4 },
  ]);
});

it('lists of each file the digest of what is served', () => {
  const { shell, pictures } = listOfflinePackage(dist, offlineWidths);
  const digestOf = (url: string) => [...shell, ...pictures].find((file) => file.url === url)?.digest;
  // The SHA-256 of what stands in these files, as sha256sum prints it.
  expect(digestOf('/assets/app-1.js')).toBe('982d9e3eb996f559');
  expect(digestOf('/film/walk.mp4')).toBe('d0607f7ad2628b2a');
});

it('brings a file anew whose name stays when its bytes change', () => {
  const film = (): string | null | undefined => listOfflinePackage(dist, offlineWidths).pictures.at(-1)?.revision;
  const before = film();
  put('film/walk.mp4', 'another film');
  expect(film()).not.toBe(before);
});

it('brings a page anew when its words change, and when the headers it is kept with change', () => {
  const before = listedRevision('/');
  const script = listedRevision('/boot.js');
  put('index.html', '<h1>Home again</h1>');
  const edited = listedRevision('/');
  expect(edited).not.toBe(before);
  put('_headers', '/*\n  X: 2\n');
  expect(listedRevision('/')).not.toBe(edited);
  expect(listedRevision('/boot.js')).toBe(script);
});

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
