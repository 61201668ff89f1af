import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressText, createCompressor, negotiate } from './compress';

describe('negotiate', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0.000', 'gzip'],
    ['deflate', 'identity'],
    [undefined, 'identity'],
  ])('%s takes %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });
});

describe('createCompressor', () => {
  let folder = '';
  const words = 'The cat sat on the mat. '.repeat(200);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compress-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives the same text in each encoding, under different tags', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, words);
    const read = createCompressor();
    const [br, gz, plain] = await Promise.all([read(path, 'br'), read(path, 'gzip'), read(path, 'identity')]);
    expect(brotliDecompressSync(br.body).toString()).toBe(words);
    expect(gunzipSync(gz.body).toString()).toBe(words);
    expect(plain.body.toString()).toBe(words);
    expect(new Set([br.etag, gz.etag, plain.etag]).size).toBe(3);
  });

  it('leaves pictures and the smallest texts as they are', async () => {
    await writeFile(join(folder, 'a.webp'), words);
    await writeFile(join(folder, 'b.txt'), 'a');
    const read = createCompressor();
    expect((await read(join(folder, 'a.webp'), 'br')).encoding).toBe('identity');
    expect((await read(join(folder, 'b.txt'), 'br')).encoding).toBe('identity');
  });

  it('sees that a file has changed', async () => {
    const path = join(folder, 'a.txt');
    const read = createCompressor();
    await writeFile(path, words);
    const before = await read(path, 'br');
    expect(await read(path, 'br')).toBe(before);
    await writeFile(path, `${words}!`);
    const after = await read(path, 'br');
    expect(after.etag).not.toBe(before.etag);
    expect(brotliDecompressSync(after.body).toString()).toBe(`${words}!`);
  });
});

it('compressText gives a text that was kept as it gave it when it was made', async () => {
  const text = Buffer.from('The rat sat under the mat. '.repeat(300));
  const made = await compressText(text);
  expect(brotliDecompressSync(made)).toEqual(text);
  expect(await compressText(text)).toEqual(made);
  expect(brotliDecompressSync(await compressText(text.subarray(1)))).toEqual(text.subarray(1));
});
