// The files that belong in one cache. This module says which of them are missing, fetches the next ones, and checks and
// mends those that are stored.
import type { PartStatus } from '../src/pwa/worker-messages';
import { contentTypeOf } from '../src/shared/offline-files';
import { asKept, fetchFile, isOfThisVersion, watchForStalls } from './fetch-file';
import { inParallel } from './in-parallel';
import { pagePolicies, POLICY } from './page-policies';
import type { StoredFile } from './stored-file';

export interface BatchResult {
  readonly saved: number;
  readonly failed: readonly string[];
  readonly full: boolean;
}

/** The result of a check of the stored files. */
export interface CheckResult {
  /** How many had wrong bytes or headers, or could not be read. */
  readonly wrong: number;
  /** How many of these could neither be read nor fetched again. They are still stored. */
  readonly unreadable: number;
}

export const FILES_IN_FLIGHT = 8;
/** Files are read into memory to be checked; the limit keeps this within the memory of a phone. */
const FILES_IN_CHECK = 4;

/** Returns the files that are not in the cache now. Rejects if the cache refuses. */
export async function missingFiles(cache: Cache, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const held = new Set((await cache.keys()).map((request) => request.url));
  return files.filter(({ cacheKey }) => !held.has(cacheKey));
}

/** Returns the counts and bytes that are shown to visitors. */
export function partStatus(files: readonly StoredFile[], missing: readonly StoredFile[]): PartStatus {
  const totalBytes = sumOfBytes(files);
  return { totalBytes, doneBytes: totalBytes - sumOfBytes(missing), missing: missing.length };
}

/**
 * Fetches up to `limit` missing files and stores them. The result names each file that fails; it
 * rejects only if the cache cannot be read.
 */
export async function saveBatch(
  cache: Cache,
  files: readonly StoredFile[],
  {
    limit,
    skip,
    onProgress,
  }: { readonly limit: number; readonly skip: readonly string[]; readonly onProgress?: () => void },
): Promise<BatchResult> {
  const batch = (await missingFiles(cache, files)).filter(({ url }) => !skip.includes(url)).slice(0, limit);
  const failed: string[] = [];
  let full = false;
  const watch = watchForStalls(onProgress);
  await inParallel(batch, FILES_IN_FLIGHT, async (file) => {
    try {
      await cache.put(file.cacheKey, await fetchFile(file, watch));
    } catch (error) {
      failed.push(file.url);
      full ||= isOutOfRoom(error);
    }
  });
  watch.end();
  return { saved: batch.length - failed.length, failed, full };
}

/**
 * Checks whether the cache holds this file with the bytes that the build has listed. Stores it again
 * if only its headers are wrong, with the headers of the build: 'mended'. A file that the browser cannot read, perhaps
 * only now, is 'unreadable'.
 */
export async function verifyStoredFile(
  cache: Cache,
  file: StoredFile,
): Promise<'right' | 'mended' | 'wrong' | 'unreadable'> {
  const unreadable = (): 'unreadable' => 'unreadable';
  const kept = await cache.match(file.cacheKey, { ignoreVary: true }).catch(unreadable);
  if (kept === undefined) return 'wrong';
  const body = kept === 'unreadable' ? kept : await kept.arrayBuffer().catch(unreadable);
  if (kept === 'unreadable' || body === 'unreadable') return 'unreadable';
  if (!(await isOfThisVersion(body, file))) return 'wrong';
  if (hasHeaders(kept, file.headers)) return 'right';
  await cache.put(file.cacheKey, asKept(body, file));
  return 'mended';
}

/**
 * Gives stored files the headers of the build without reading the bytes of those that are right: a
 * worker of another version may have stored a file with the headers of a faulty host. A file of
 * another version gets its type, and a page without a policy that of the other pages of its version.
 * If none of them has one, the page is kept without (docs/decisions/0030).
 */
export async function mendHeaders(cache: Cache, files: readonly StoredFile[]): Promise<void> {
  const listed = new Map(files.map(({ cacheKey, headers }) => [cacheKey, headers]));
  // Reading all responses at once takes a tenth of the time of reading them one by one. Both lists
  // have the order of the cache. If a file was added between the two calls, some files are only
  // checked without need.
  const [keys, answers] = [await cache.keys(), await cache.matchAll()];
  const policyOf = pagePolicies(keys, answers, listed);
  const wanted = (url: string): StoredFile['headers'] =>
    listed.get(url) ?? { ...typeAlone(url), ...policyAlone(policyOf(url)) };
  const suspects = keys.filter(({ url }, place) => !hasHeaders(answers[place], wanted(url)));
  await inParallel(suspects, FILES_IN_CHECK, async ({ url }) => {
    const kept = await cache.match(url, { ignoreVary: true });
    if (kept === undefined || hasHeaders(kept, wanted(url))) return;
    const headers = listed.get(url) ?? { ...Object.fromEntries(kept.headers), ...wanted(url) };
    try {
      await cache.put(url, asKept(await kept.blob(), { headers: withoutDownload(headers) }));
    } catch (error) {
      // The storage may be full, for example; the headers stay until the next check.
      console.warn(`${url} keeps its wrong headers`, error);
    }
  });
}

function typeAlone(url: string): StoredFile['headers'] {
  const type = contentTypeOf(new URL(url).pathname);
  return type === undefined ? {} : { 'content-type': type };
}

const policyAlone = (policy: string | undefined): StoredFile['headers'] =>
  policy === undefined ? {} : { [POLICY]: policy };

/** Some hosts add this header to a file without a type; the browser never displays a page that has it. */
const DOWNLOAD = 'content-disposition';

const withoutDownload = (headers: StoredFile['headers']): StoredFile['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== DOWNLOAD));

const hasHeaders = (kept: Response | undefined, headers: StoredFile['headers']): boolean =>
  kept !== undefined &&
  !kept.headers.has(DOWNLOAD) &&
  Object.entries(headers).every(([name, value]) => kept.headers.get(name) === value);

/**
 * Reads every stored file and compares its bytes and headers. A file with wrong bytes is fetched
 * again. If that fails, it is removed, so that it counts as missing and comes with the next batch. A
 * file that cannot be read is fetched again too, and stays if that fails, because a later reading may
 * succeed. Rejects if the cache refuses.
 */
export async function checkFiles(
  cache: Cache,
  files: readonly StoredFile[],
  onProgress: () => void = () => undefined,
): Promise<CheckResult> {
  const missing = new Set(await missingFiles(cache, files));
  const held = files.filter((file) => !missing.has(file));
  const watch = watchForStalls(onProgress);
  let wrong = 0;
  let unreadable = 0;
  await inParallel(held, FILES_IN_CHECK, async (file) => {
    const found = await verifyStoredFile(cache, file);
    onProgress();
    if (found !== 'right') wrong += 1;
    if (found === 'right' || found === 'mended') return;
    try {
      await cache.put(file.cacheKey, await fetchFile(file, watch));
    } catch {
      if (found === 'wrong') await cache.delete(file.cacheKey);
      else unreadable += 1;
    }
  });
  watch.end();
  return { wrong, unreadable };
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Returns the transfer size of all the files together, in bytes. */
export function sumOfBytes(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
