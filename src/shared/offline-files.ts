// What the build and the worker share: two answers of the host, the names of pictures, and the list
// of the offline package. This file imports no large table, so that the worker stays small.

/** The page "not found" for the worker, at an address that every host answers with 200 (docs/decisions/0021). */
export const NOT_FOUND_COPY = '/not-found';
/** The status of a redirect from an old address, or from the name of a page's file. */
export const MOVED_PERMANENTLY = 301;

export interface OfflineFile {
  /** The address of the file without the origin. */
  readonly url: string;
  /** The transfer size in bytes, compressed. */
  readonly bytes: number;
  /**
   * The first 16 hexadecimal digits of the SHA-256 of its decoded bytes:
   * docs/decisions/0030
   */
  readonly digest: string;
  /** Distinguishes the file from an earlier one at the same address; null if the name contains a hash. */
  readonly revision: string | null;
}

/**
 * The text files of the shell in one, for an installation that lacks most of them: a line of JSON,
 * `[["/about", 12345], …]`, with addresses and lengths in bytes, and behind it the files in that order
 * (docs/decisions/0021).
 */
export interface ShellPack {
  /** The address of the pack without the origin. */
  readonly url: string;
  /** The transfer size in bytes, compressed. */
  readonly bytes: number;
  /** How many files the pack contains: the first ones in the list of the shell. */
  readonly files: number;
}

/** The list in columns, which compresses better than one object per file. */
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

/** The content type of a page, which has no extension. */
const PAGE_TYPE = 'text/html';
/** The content types of the other text files by extension, in the order of the files in the pack. */
export const TEXT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain'],
]);
/** All content types of text, with that of pages first. */
export const TEXTS: readonly string[] = [PAGE_TYPE, ...TEXT_TYPES.values()];
/** The content types of the other files in the package. */
export const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.mp4', 'video/mp4'],
]);

/** Returns the extension with its dot; empty for a page. */
export const extensionOf = (url: string): string => /\.\w+$/.exec(url)?.[0] ?? '';
const isPage = (url: string): boolean => extensionOf(url) === '';

/**
 * Returns the content type of a text file by its address, without its charset (UTF-8); undefined
 * for a file that is not text.
 */
export const textTypeOf = (url: string): string | undefined =>
  isPage(url) ? PAGE_TYPE : TEXT_TYPES.get(extensionOf(url));

/**
 * Returns the content type of a file by its address, as a host should send it; undefined for a type
 * that the package does not contain.
 */
export function contentTypeOf(url: string): string | undefined {
  const text = textTypeOf(url);
  return text === undefined ? OTHER_TYPES.get(extensionOf(url)) : `${text}; charset=utf-8`;
}

/** Returns whether the name of a file contains a hash of its content, so that it may be cached for ever. */
const isHashed = (url: string): boolean => HASHED.test(url);

/**
 * Returns the Cache-Control header: a file with a hash in its name is cached for ever, any other is
 * revalidated each time.
 */
export const cachingOf = (url: string): string => (isHashed(url) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The headers of every file, with lower-case names: the rule for all addresses in `_headers`. */
export type CommonHeaders = Readonly<Record<string, string>>;

/**
 * Returns all headers that a file is stored with. The worker sets them itself, because a host may
 * be wrong for a day and a stored file stays (docs/decisions/0030).
 */
export const keptHeaders = (url: string, common: CommonHeaders): Readonly<Record<string, string>> => ({
  ...common,
  'content-type': contentTypeOf(url) ?? 'application/octet-stream',
  'cache-control': cachingOf(url),
});

/**
 * Returns what a file is stored under besides its address: its digest, which identifies its bytes.
 *
 * @param headers identifies this version's `_headers`: a page of an earlier version that is still
 * open keeps its own policy, so a file with another policy gets its own entry
 */
export function revisionOf(url: string, digest: string, headers: string): string | null {
  if (isHashed(url)) return null;
  return isPage(url) ? `${digest}-${headers}` : digest;
}

/** Packs the list into three texts. Addresses contain no space, so it separates them. */
export const packFiles = (files: readonly OfflineFile[]): PackedFiles => ({
  urls: files.map(({ url }) => url).join(' '),
  bytes: files.map(({ bytes }) => bytes).join(' '),
  digests: files.map(({ digest }) => digest).join(''),
});

/** Reads the packed list. `headers` as for `revisionOf`. */
export function unpackFiles({ urls, bytes, digests }: PackedFiles, headers: string): OfflineFile[] {
  if (urls === '') return [];
  const sizes = bytes.split(' ');
  return urls.split(' ').map((url, index) => {
    const digest = digests.slice(index * DIGEST_LENGTH, (index + 1) * DIGEST_LENGTH);
    return { url, bytes: Number(sizes[index]), digest, revision: revisionOf(url, digest, headers) };
  });
}
