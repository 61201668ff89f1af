// A list of files that belong into one cache: how many are there, and the next few of the rest.
// Used for the pictures, and for files of the shell that were lost after installation.
import type { PartStatus } from '../src/pwa/worker-messages';
import { contentTypeOf, type OfflineFile } from '../src/shared/offline-files';
import { asKept, fetchFile, isOfThisVersion, watchLine } from './fetch-file';
import { inParallel } from './in-parallel';

export interface StoredFile extends Pick<OfflineFile, 'bytes' | 'digest'> {
  /** The whole address. */
  readonly url: string;
  /** The address it is kept under: `url`, or `url` with its revision. */
  readonly cacheKey: string;
  /** All headers that it is kept with. */
  readonly headers: Readonly<Record<string, string>>;
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

/**
 * Whether the cache holds this file with the bytes that the build has listed. Right bytes under other headers are put
 * back under those of the build: `mended`.
 */
export async function lookAtKept(cache: Cache, file: StoredFile): Promise<'right' | 'mended' | 'wrong'> {
  const kept = await cache.match(file.cacheKey, { ignoreVary: true });
  const body = await kept?.arrayBuffer();
  if (kept === undefined || body === undefined || !(await isOfThisVersion(body, file))) return 'wrong';
  if (hasHeaders(kept, file.headers)) return 'right';
  await cache.put(file.cacheKey, asKept(body, file));
  return 'mended';
}

/**
 * Gives what the cache holds the headers of the build, without reading a byte of what is right: a worker of another
 * version may have kept a file as a host in trouble has sent it. A file of another version gets its type alone, for
 * its policy is that of its own version.
 */
export async function mendHeaders(cache: Cache, files: readonly StoredFile[]): Promise<void> {
  const listed = new Map(files.map(({ cacheKey, headers }) => [cacheKey, headers]));
  const wanted = (url: string): StoredFile['headers'] => listed.get(url) ?? typeAlone(url);
  // All answers at once take a tenth of the time of one after the other. Both lists have the order of the cache; where
  // a file came between the two, others are only looked at for nothing.
  const [keys, answers] = [await cache.keys(), await cache.matchAll()];
  const suspects = keys.filter(({ url }, place) => !hasHeaders(answers[place], wanted(url)));
  await inParallel(suspects, FILES_IN_CHECK, async ({ url }) => {
    const kept = await cache.match(url, { ignoreVary: true });
    if (kept === undefined || hasHeaders(kept, wanted(url))) return;
    const headers = listed.get(url) ?? { ...Object.fromEntries(kept.headers), ...typeAlone(url) };
    try {
      await cache.put(url, asKept(await kept.blob(), { headers: withoutDownload(headers) }));
    } catch (error) {
      // No room, say: it stays as it is until the next look.
      console.warn(`${url} keeps its wrong headers`, error);
    }
  });
}

function typeAlone(url: string): StoredFile['headers'] {
  const type = contentTypeOf(new URL(url).pathname);
  return type === undefined ? {} : { 'content-type': type };
}

/** Some hosts send a file of no type with it; a page that has it is never shown. */
const DOWNLOAD = 'content-disposition';

const withoutDownload = (headers: StoredFile['headers']): StoredFile['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== DOWNLOAD));

const hasHeaders = (kept: Response | undefined, headers: StoredFile['headers']): boolean =>
  kept !== undefined &&
  !kept.headers.has(DOWNLOAD) &&
  Object.entries(headers).every(([name, value]) => kept.headers.get(name) === value);

/**
 * Reads every file that the cache holds and compares its bytes and headers. Wrong bytes are fetched anew; where that
 * fails the file is removed, so that it counts as missing and comes with the next batch. Rejects where the cache refuses.
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
    const found = await lookAtKept(cache, file);
    onHeard();
    if (found !== 'right') wrong += 1;
    if (found !== 'wrong') return;
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
