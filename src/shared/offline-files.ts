// What the build and the worker agree on: two answers of the host, and the list of the offline package. The worker
// carries little else of the build's, so nothing here brings a table with it.

/** The page "not found" for the worker, at an address that every host answers with 200 (docs/decisions/0006). */
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

/** The list by columns, which compresses better than one object a file. */
export interface PackedFiles {
  readonly urls: string;
  readonly bytes: string;
  readonly digests: string;
}

export const DIGEST_LENGTH = 16;
const HASHED = /^\/(assets|pictures)\//;

/** True where the address is a page's: no extension. */
const isPage = (url: string): boolean => !/\.\w+$/.test(url);

/**
 * What a file is kept under besides its address: the digest, for the bytes tell it from all others.
 * @param headers what tells this version's `_headers` from another's: a kept page keeps the headers it came
 *   with, so new ones (another origin in the policy) have to bring it anew
 */
export function revisionOf(url: string, digest: string, headers: string): string | null {
  if (HASHED.test(url)) return null;
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
