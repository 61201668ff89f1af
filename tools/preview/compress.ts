import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-types';

export type Encoding = 'br' | 'gzip' | 'identity';
/** The bytes of a file as they go over the wire. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** Reads a file in one encoding. */
export type Compressor = (path: string, wanted: Encoding) => Promise<Encoded>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Picks brotli, then gzip, as far as the browser's Accept-Encoding takes them (`;q=0` is a no). */
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
 * A reader of files that compresses text as strongly as a host's store would (brotli). What it made is kept in
 * memory until the file on disk changes, and by content too: a copy of a release is compressed once.
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
  // A file that could not be read now (a build is writing it) may be read next time.
  made.catch(() => kept.delete(key));
  return made;
}

async function encode(plain: Buffer, hash: string, encoding: Encoding): Promise<Encoded> {
  const body = await pack(plain, encoding);
  // Not worth it for the smallest files: send them as they are.
  return body.length < plain.length
    ? { body, encoding, etag: `"${hash}-${encoding}"` }
    : { body: plain, encoding: 'identity', etag: `"${hash}"` };
}

const LARGE_BYTES = 1_000_000;

/**
 * How strongly a text of so many bytes is compressed. The pack of the shell takes 5 s at 11, for a tenth less than
 * at 9 in 0.3 s: a host would not either, and a worker takes a line for dead that is silent for long.
 */
export const brotliQuality = (bytes: number): number => (bytes > LARGE_BYTES ? 9 : 11);

async function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return zip(plain, { level: 9 });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(plain.length),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
