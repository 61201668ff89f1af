// What the build and the worker agree on: two answers of the host, the names of pictures, and the list of the offline
// package. The worker carries little else of the build's, so nothing here brings a table with it.

/** The page "not found" for the worker, at an address that every host answers with 200 (docs/decisions/0021). */
export const NOT_FOUND_COPY = '/not-found';
/** The status of every old address. */
export const MOVED_PERMANENTLY = 301;

/** A file of the offline package. */
export interface OfflineFile {
  /** Its address, without the origin. */
  readonly url: string;
  /** As it crosses the wire, compressed. */
  readonly bytes: number;
  /** The first 16 hexadecimal digits of the SHA-256 of its decoded bytes: docs/decisions/0030-kept-by-digest.md */
  readonly digest: string;
  /** What tells it from an earlier file of the same address; null where the name carries a hash. */
  readonly revision: string | null;
}

/**
 * The text files of the shell in one, for a first installation: a line of JSON, `[["/about", 12345], …]`, with
 * addresses and lengths in bytes, and behind it the files in that order (docs/decisions/0021).
 */
export interface ShellPack {
  /** Its address, without the origin. */
  readonly url: string;
  /** As it crosses the wire, compressed. */
  readonly bytes: number;
  /** How many files it holds: the first ones in the list of the shell. */
  readonly files: number;
}

/** The list by columns, which compresses better than one object a file. */
export interface PackedFiles {
  readonly urls: string;
  readonly bytes: string;
  readonly digests: string;
}

export const DIGEST_LENGTH = 16;
const HASHED = /^\/(assets|pictures)\//;

export interface PictureName {
  readonly id: string;
  readonly width: number;
  readonly format: string;
}

/** Reads "/pictures/{id}-{width}.{hash}.{format}". */
export function readPictureName(pathname: string): PictureName | undefined {
  const match = /^\/pictures\/(.+)-(\d+)\.[0-9a-f]{8}\.(avif|webp)$/.exec(pathname);
  if (match === null) return undefined;
  const [, id = '', width = '', format = ''] = match;
  return { id, width: Number(width), format };
}

/** Types of the text files by extension, in the order in which they stand in the pack; a page has none. */
const TEXT_TYPES: ReadonlyMap<string, string> = new Map([
  ['', 'text/html'],
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain'],
]);
/** All types of text, those of pages first. */
export const TEXTS: readonly string[] = [...TEXT_TYPES.values()];
/** Types of the other files that are kept. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.mp4', 'video/mp4'],
]);

/** With its dot; empty for a page. */
const extensionOf = (url: string): string => /\.\w+$/.exec(url)?.[0] ?? '';
const isPage = (url: string): boolean => extensionOf(url) === '';

/** The type of a text file by its address, without its charset (UTF-8); undefined for a file that is no text. */
export const textTypeOf = (url: string): string | undefined => TEXT_TYPES.get(extensionOf(url));

/** The type of a file by its address, as a host should say it; undefined for a kind of which none is kept. */
export function contentTypeOf(url: string): string | undefined {
  const text = textTypeOf(url);
  return text === undefined ? OTHER_TYPES.get(extensionOf(url)) : `${text}; charset=utf-8`;
}

/** True where the name of a file tells its bytes from all others, so that it may be kept for good. */
export const isHashed = (url: string): boolean => HASHED.test(url);

/** How long browsers keep a file: one whose name carries a hash for good, any other until they have asked again. */
export const cachingOf = (url: string): string => (isHashed(url) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The headers that every file has, by their names in small letters: the rule for all addresses in `_headers`. */
export type CommonHeaders = Readonly<Record<string, string>>;

/**
 * All headers that a file is kept with. The worker writes them itself, since it cannot trust a host that is wrong for
 * a day: what is kept stays (docs/decisions/0030-kept-by-digest.md).
 */
export const keptHeaders = (url: string, common: CommonHeaders): Readonly<Record<string, string>> => ({
  ...common,
  'content-type': contentTypeOf(url) ?? 'application/octet-stream',
  'cache-control': cachingOf(url),
});

/**
 * What a file is kept under besides its address: the digest, for the bytes tell it from all others.
 * @param headers what tells this version's `_headers` from another's: a page of an earlier version that is still
 *   open keeps its own policy, so one with another policy stands beside it
 */
export function revisionOf(url: string, digest: string, headers: string): string | null {
  if (isHashed(url)) return null;
  return isPage(url) ? `${digest}-${headers}` : digest;
}

/** The list as three texts. Addresses hold no space. */
export const packFiles = (files: readonly OfflineFile[]): PackedFiles => ({
  urls: files.map(({ url }) => url).join(' '),
  bytes: files.map(({ bytes }) => bytes).join(' '),
  digests: files.map(({ digest }) => digest).join(''),
});

/** The list that was packed. `headers` as for `revisionOf`. */
export function unpackFiles({ urls, bytes, digests }: PackedFiles, headers: string): OfflineFile[] {
  if (urls === '') return [];
  const sizes = bytes.split(' ');
  return urls.split(' ').map((url, index) => {
    const digest = digests.slice(index * DIGEST_LENGTH, (index + 1) * DIGEST_LENGTH);
    return { url, bytes: Number(sizes[index]), digest, revision: revisionOf(url, digest, headers) };
  });
}
