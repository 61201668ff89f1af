// A list of files that belong into one cache: how many are there, and the next few of the rest.
// Used for the pictures, and for files of the shell that were lost after installation.
import type { PartStatus } from '../src/pwa/worker-messages';
import type { OfflineFile } from '../src/shared/offline-files';
import { fetchFile, isOfThisVersion, watchLine } from './fetch-file';
import { inParallel } from './in-parallel';

export interface StoredFile extends Pick<OfflineFile, 'bytes' | 'digest'> {
  /** The whole address. */
  readonly url: string;
  /** The address it is kept under: `url`, or `url` with its revision. */
  readonly cacheKey: string;
}

export interface BatchResult {
  readonly saved: number;
  readonly failed: readonly string[];
  readonly full: boolean;
}

export const FILES_IN_FLIGHT = 8;
/** Files are read whole to be checked: no more of them at once than a phone has room for. */
const FILES_IN_CHECK = 4;

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
  { limit, skip, onHeard }: { readonly limit: number; readonly skip: readonly string[]; readonly onHeard?: () => void },
): Promise<BatchResult> {
  const batch = (await missingFiles(cache, files)).filter(({ url }) => !skip.includes(url)).slice(0, limit);
  const failed: string[] = [];
  let full = false;
  const line = watchLine(onHeard);
  await inParallel(batch, FILES_IN_FLIGHT, async (file) => {
    try {
      await cache.put(file.cacheKey, await fetchFile(file, line));
    } catch (error) {
      failed.push(file.url);
      full ||= isOutOfRoom(error);
    }
  });
  line.end();
  return { saved: batch.length - failed.length, failed, full };
}

/** True where the cache holds this file, with the bytes that the build has listed. */
export async function isKeptRight(cache: Cache, file: StoredFile): Promise<boolean> {
  const kept = await cache.match(file.cacheKey, { ignoreVary: true });
  return kept !== undefined && isOfThisVersion(await kept.arrayBuffer(), file);
}

/**
 * Reads every file that the cache holds and compares its bytes. A wrong one is fetched anew; where that fails it
 * is removed, so that it counts as missing and comes with the next batch. Rejects where the cache refuses.
 * @returns how many were wrong
 */
export async function checkFiles(
  cache: Cache,
  files: readonly StoredFile[],
  onHeard: () => void = () => undefined,
): Promise<number> {
  const missing = new Set(await missingFiles(cache, files));
  const held = files.filter((file) => !missing.has(file));
  const line = watchLine(onHeard);
  let wrong = 0;
  await inParallel(held, FILES_IN_CHECK, async (file) => {
    const right = await isKeptRight(cache, file);
    onHeard();
    if (right) return;
    wrong += 1;
    try {
      await cache.put(file.cacheKey, await fetchFile(file, line));
    } catch {
      await cache.delete(file.cacheKey);
    }
  });
  line.end();
  return wrong;
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

export function sumOfBytes(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
