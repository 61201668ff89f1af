import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFiles, revisionOf, unpackFiles } from '../../src/shared/offline-files';
import { BuildMistake } from './build-mistakes';
import { listOfflinePackage, shellWireBytes, writeShellPack } from './offline-package';

let dist: string;
const put = (name: string, content: string): void => writeFileSync(join(dist, name), content);
const headersWith = (x: string): string =>
  `/*\n  Content-Security-Policy: default-src 'self'\n  X: ${x}\n\n/boot.js\n  Y: 1\n`;
const offlineWidths = new Map([['hero', 800]]);
const list = () => listOfflinePackage(dist, offlineWidths);
const listedRevision = async (url: string) => (await list()).shell.find((file) => file.url === url)?.revision;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'gotham-dist-'));
  for (const folder of ['.well-known', 'assets', 'film', 'pictures', 'tours', 'press', 'share', 'icons'])
    mkdirSync(join(dist, folder));
  put('index.html', '<h1>Home</h1>');
  put('404.html', '<h1>Lost</h1>');
  put('not-found.html', '<h1>Lost</h1>');
  put('tours/brooklyn-heights.html', '<h1>Brooklyn</h1>');
  put('boot.js', 'import"/assets/app-1.js"');
  put('assets/app-1.js', 'text');
  put('assets/contact-1.js', 'contact');
  put('pictures/hero-800.01234567.avif', 'ink');
  put('pictures/hero-800.01234567.webp', 'ink');
  put('pictures/hero-480.12345678.avif', 'ink');
  put('film/walk.mp4', 'film');
  put('film/walk.webm', 'film');
  put('press/guides.jpg', 'ink');
  put('press/guides.png', 'ink');
  put('press/facts.pdf', 'text');
  put('share/home.jpg', 'ink');
  put('icons/icon-192.png', 'ink');
  put('icons/icon-512.png', 'ink');
  put('_headers', headersWith('1'));
  put('sw.js', '');
  put('robots.txt', '');
  put('favicon.ico', 'ink');
  put('.well-known/security.txt', '');
  writeShellPack(dist);
});
afterEach(() => rmSync(dist, { recursive: true }));

it('lists the shell by clean addresses, pictures apart in one width, and leaves out what no page shows', async () => {
  const { shell, pictures } = await list();
  expect(shell.map(({ url }) => url)).toEqual([
    '/',
    '/not-found',
    '/tours/brooklyn-heights',
    '/assets/contact-1.js',
    '/assets/app-1.js',
    '/boot.js',
    '/icons/icon-192.png',
  ]);
  expect(shell[3]?.revision).toBeNull();
  expect(pictures).toMatchObject([
    { url: '/pictures/hero-800.01234567.avif', bytes: 3, revision: null },
    { url: '/film/walk.mp4', bytes: 4 },
  ]);
});

it('lists of each file the digest of what is served', async () => {
  const { shell, pictures } = await list();
  const digestOf = (url: string) => [...shell, ...pictures].find((file) => file.url === url)?.digest;
  // These are the SHA-256 digests of the files' contents, as sha256sum prints them.
  expect(digestOf('/assets/app-1.js')).toBe('982d9e3eb996f559');
  expect(digestOf('/film/walk.mp4')).toBe('d0607f7ad2628b2a');
});

it('brings a file anew whose name stays when its bytes change', async () => {
  const film = async () => (await list()).pictures.at(-1)?.revision;
  const before = await film();
  put('film/walk.mp4', 'another film');
  expect(await film()).not.toBe(before);
});

it('brings a page anew when its words change, and when the headers it is kept with change', async () => {
  const before = await listedRevision('/');
  const script = await listedRevision('/boot.js');
  put('index.html', '<h1>Home again</h1>');
  const edited = await listedRevision('/');
  expect(edited).not.toBe(before);
  put('_headers', headersWith('2'));
  expect(await listedRevision('/')).not.toBe(edited);
  expect(await listedRevision('/boot.js')).toBe(script);
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

const packs = (): string[] => readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('shell-'));

it('puts the texts that a page does not load itself into one file, pages first, and counts it in their place', async () => {
  expect(packs()).toHaveLength(1);
  const { shell, pack } = await list();
  expect(pack).toMatchObject({ url: `/assets/${packs()[0]}`, files: 4 });
  const index = '[["/",13],["/not-found",13],["/tours/brooklyn-heights",17],["/assets/contact-1.js",7]]';
  const pages = '<h1>Home</h1><h1>Lost</h1><h1>Brooklyn</h1>';
  expect(readFileSync(join(dist, pack.url), 'utf8')).toBe(`${index}\n${pages}contact`);
  const beside = shell.slice(4).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(shellWireBytes({ shell, pack })).toBe(pack.bytes + beside);
});

it('gives the pack another name when a file in it changes', () => {
  const names = new Set(packs());
  const again = (name: string, content: string): void => {
    for (const old of packs()) rmSync(join(dist, 'assets', old));
    put(name, content);
    writeShellPack(dist);
    names.add(packs()[0] ?? '');
  };
  again('assets/app-1.js', 'not in it');
  expect(names.size).toBe(1);
  again('index.html', '<h1>Home again</h1>');
  expect(names.size).toBe(2);
});

it('tells the worker what every file is kept with', async () => {
  expect((await list()).commonHeaders).toEqual({ 'content-security-policy': "default-src 'self'", x: '1' });
});

it('tells in one line where a file belongs whose type no device stores', () => {
  put('guides.jpg', 'ink');
  const line = 'guides.jpg: the site stores no file of this type on devices; put it into public/press';
  expect(() => writeShellPack(dist)).toThrow(new BuildMistake(line));
});

it('lists nothing for a site that has no policy for every address', async () => {
  put('_headers', "/\n  Content-Security-Policy: default-src 'self'\n");
  await expect(list()).rejects.toThrow('no policy');
});
