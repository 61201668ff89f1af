// A list of files that belong into one cache: how many are there, and the next few of the rest.
// Used for the pictures, and for files of the shell that were lost after installation.
import type { PartStatus } from '../src/pwa/worker-messages';
import { inParallel } from './in-parallel';

export interface StoredFile {
  readonly url: string;
  /** The address it is kept under: `url`, or `url` with its revision. */
  readonly cacheKey: string;
  readonly bytes: number;
}

export interface BatchResult {
  readonly saved: number;
  readonly failed: readonly string[];
  readonly full: boolean;
}

const IN_FLIGHT = 8;
/** Well under the 30 s the page waits for the batch. */
const FETCH_WITHIN_MS = 20_000;

/** Which files the cache holds, looked up now. Rejects where the cache refuses. */
export async function missingFiles(cache: Cache, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const held = new Set((await cache.keys()).map((request) => request.url));
  return files.filter(({ cacheKey }) => !held.has(cacheKey));
}

/** The sums shown to people. */
export function partStatus(files: readonly StoredFile[], missing: readonly StoredFile[]): PartStatus {
  const totalBytes = sumOfBytes(files);
  return { totalBytes, doneBytes: totalBytes - sumOfBytes(missing), missing: missing.length };
}

/**
 * Fetches up to `limit` missing files and puts them in the cache. A file that fails is named in
 * the result; only a cache that cannot be read rejects.
 */
export async function saveBatch(
  cache: Cache,
  files: readonly StoredFile[],
  { limit, skip }: { readonly limit: number; readonly skip: readonly string[] },
): Promise<BatchResult> {
  const batch = (await missingFiles(cache, files)).filter(({ url }) => !skip.includes(url)).slice(0, limit);
  const failed: string[] = [];
  let full = false;
  await inParallel(batch, IN_FLIGHT, async (file) => {
    try {
      const response = await fetchInTime(file);
      if (!isWhatWasAsked(file.url, response)) throw new Error(`Status ${response.status}`);
      await cache.put(file.cacheKey, response);
    } catch (error) {
      failed.push(file.url);
      full ||= isOutOfRoom(error);
    }
  });
  return { saved: batch.length - failed.length, failed, full };
}

/**
 * True where the answer may be kept for this address. A host that answers missing scripts with a
 * page (status 200) must not have its HTML kept as a script.
 */
export function isWhatWasAsked(url: string, response: Response): boolean {
  const { pathname } = new URL(url, location.href);
  if (response.status !== 200) return false;
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  const isFile = /\.(?!html$)\w+$/.test(pathname);
  return !(isPage && isFile);
}

async function fetchInTime({ url, cacheKey }: StoredFile): Promise<Response> {
  const signal = AbortSignal.timeout(FETCH_WITHIN_MS);
  // Hashed names come from the HTTP cache if the page has just loaded them.
  const cache = cacheKey === url ? 'default' : 'no-cache';
  const ask = (how: RequestCache): Promise<Response> => fetch(url, { cache: how, credentials: 'same-origin', signal });
  let response = await ask(cache);
  // Hosts mark what is missing under a hashed name as immutable too: a 404 seen in the middle of
  // a release must not be believed for a year.
  if (!response.ok && cache === 'default') response = await ask('reload');
  // Read to the end within the time, and without the mark of a redirect, which navigations refuse.
  return new Response(await response.blob(), response);
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

function sumOfBytes(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
