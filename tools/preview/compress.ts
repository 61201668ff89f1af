import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-types';

export type Encoding = 'br' | 'gzip' | 'identity';
/** The bytes of a file as they are transferred. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** Reads a file in one encoding. */
export type Compressor = (path: string, wanted: Encoding) => Promise<Encoded>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Chooses brotli, then gzip, if the browser's Accept-Encoding allows it (`;q=0` means no). */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    (parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? refused : taken).add(name);
  }
  const takes = (name: Encoding): boolean => !refused.has(name) && (taken.has(name) || taken.has('*'));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Creates a reader that compresses text files as strongly as a host does for stored files (brotli).
 * The result stays in memory until the file on disk changes, and is also stored by content, so that
 * a copy of a release is compressed only once.
 */
export function createCompressor(): Compressor {
  const ofFile = new Map<string, Promise<Encoded>>();
  const ofContent = new Map<string, Promise<Encoded>>();
  return async (path, wanted) => {
    const { mtimeMs, size } = statSync(path);
    const encoding = contentType(path).text ? wanted : 'identity';
    return once(ofFile, `${encoding} ${mtimeMs} ${size} ${path}`, async () => {
      const plain = await readFile(path);
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
      return once(ofContent, `${encoding} ${hash}`, () => encode(plain, hash, encoding));
    });
  };
}

function once(kept: Map<string, Promise<Encoded>>, key: string, make: () => Promise<Encoded>): Promise<Encoded> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  // A file that cannot be read now (a build is writing it) may be readable next time.
  made.catch(() => kept.delete(key));
  return made;
}

async function encode(plain: Buffer, hash: string, encoding: Encoding): Promise<Encoded> {
  const body = await pack(plain, encoding);
  // The smallest files get larger by compression, so they are sent unchanged.
  return body.length < plain.length
    ? { body, encoding, etag: `"${hash}-${encoding}"` }
    : { body: plain, encoding: 'identity', etag: `"${hash}"` };
}

const LARGE_BYTES = 1_000_000;

/**
 * Returns the brotli quality for a text of this size. The pack of the shell takes 5 s at quality
 * 11, but only 0.3 s at 9 with a tenth more bytes. A host would not spend that time either, and a
 * worker considers a connection dead that is silent for long.
 */
const brotliQuality = (bytes: number): number => (bytes > LARGE_BYTES ? 9 : 11);

async function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  return encoding === 'gzip' ? zip(plain, { level: 9 }) : compressText(plain);
}

/** Compressing a text shorter than this takes less time than looking it up. */
const KEPT_FROM_BYTES = 4_000;

/**
 * Returns a text compressed with brotli. For the whole site this takes about 5 s of one core, which
 * a build, the servers of each test worker and the tests would all spend; therefore the results are
 * stored under .cache by content.
 */
export async function compressText(plain: Buffer): Promise<Buffer> {
  const quality = brotliQuality(plain.length);
  const make = (): Promise<Buffer> =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  if (plain.length < KEPT_FROM_BYTES) return make();
  const hash = createHash('sha256').update(plain).digest('hex');
  const file = resolve(`.cache/compressed/brotli-${process.versions.brotli}-${quality}/${hash}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = await make();
  await keep(file, made);
  return made;
}

/**
 * Writes a file under another name and renames it, so that another process never reads an
 * incomplete file.
 */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  } catch {
    // The disk is full or read-only; the result is computed again next time.
  }
}
