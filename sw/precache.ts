// Stage one: the app shell. Workbox manages the list, the revisions and the clean-up. The fetching
// is our own code, because Workbox fetches one file at a time and stores responses without checking
// them. The install event in service-worker.ts calls `installShell`.
import { PrecacheController } from 'workbox-precaching';
import { keptHeaders, type CommonHeaders, type OfflineFile, type ShellPack } from '../src/shared/offline-files';
import { fetchFile, watchForStalls, WrongFileError } from './fetch-file';
import { inParallel } from './in-parallel';
import { isPackWorthIt, unpackShell } from './shell-pack';
import type { StoredFile } from './stored-file';
import { FILES_IN_FLIGHT, verifyStoredFile, missingFiles } from './stored-files';

/** Creates a controller for the list. It adds no event listeners of its own. */
export function createPrecache(shell: readonly OfflineFile[]): PrecacheController {
  const controller = new PrecacheController();
  // Ignore the Vary header of a host, so that a stored page is always found.
  controller.strategy.matchOptions = { ignoreVary: true };
  controller.addToCacheList(shell.map(({ url, revision }) => ({ url, revision })));
  return controller;
}

/** How many rounds an installation makes, if another worker removes files meanwhile. */
const MOST_ROUNDS = 3;

/**
 * Removes the files of other versions, unless another worker is installing or installed: what that one
 * has stored must stay. It removes the rest when it becomes active itself.
 */
export async function removeOldShell(
  controller: PrecacheController,
  event: Parameters<PrecacheController['activate']>[0],
  { installing, waiting }: { readonly installing: object | null; readonly waiting: object | null },
): Promise<void> {
  if (installing === null && waiting === null) await controller.activate(event);
}

/** Returns the cache key of a file by its absolute address and its revision. */
export type CacheKeyOf = (href: string, revision: string | null) => string;

/** Returns the function that asks Workbox for the keys under which it looks for the files of the shell. */
export const shellKey =
  (controller: PrecacheController): CacheKeyOf =>
  (href) =>
    controller.getCacheKeyForURL(href) ?? href;

/** Returns the list with absolute addresses, each with its cache key. */
export function asStoredFiles(
  files: readonly OfflineFile[],
  common: CommonHeaders,
  cacheKeyOf: CacheKeyOf,
): StoredFile[] {
  return files.map(({ url, revision, bytes, digest }) => {
    const { href } = new URL(url, location.href);
    return { url: href, cacheKey: cacheKeyOf(href, revision), bytes, digest, headers: keptHeaders(url, common) };
  });
}

/**
 * Stores every file of the shell. If the pack has fewer bytes than what is missing, the files come from it; the rest is
 * fetched file by file, 8 at a time. Files that are already stored with the right bytes are not
 * fetched. Rejects if one file cannot be fetched: the browser then gives up this version, keeps
 * what was stored and tries again later. A failure of the pack alone does not reject. `onDone` is
 * called for each file.
 */
export async function installShell(
  cache: Cache,
  files: readonly StoredFile[],
  pack: ShellPack,
  onDone: (file: StoredFile) => void,
): Promise<void> {
  const missing = new Set(await missingFiles(cache, files));
  const done = new Set<StoredFile>();
  const watch = watchForStalls();
  const keep = async (file: StoredFile, answer: Response): Promise<void> => {
    await cache.put(file.cacheKey, answer);
    done.add(file);
    onDone(file);
  };
  try {
    if (isPackWorthIt(pack, files, missing)) {
      await unpackShell(pack, missing, watch, keep).catch((error: unknown) => {
        // The pack is missing, is another file, or the connection broke: the remaining files are
        // fetched one by one.
        console.warn('The pack did not come whole', error);
      });
    }
    let rest = files.filter((file) => !done.has(file));
    for (let round = 0; rest.length > 0; round += 1) {
      if (round === MOST_ROUNDS) throw new Error('Files were removed again and again');
      await inParallel(rest, FILES_IN_FLIGHT, async (file) => {
        // An earlier version or another program may have stored something else under this name.
        if (!missing.has(file) && ['right', 'mended'].includes(await verifyStoredFile(cache, file)))
          return onDone(file);
        const answer = await fetchFile(file, watch).catch((error: unknown) => {
          if (error instanceof WrongFileError) throw error;
          // Try once more: one lost response on a mobile connection should not end the whole
          // installation.
          return fetchFile(file, watch);
        });
        await keep(file, answer);
      });
      // A worker of another version that became active meanwhile has removed what is not in its list.
      rest = await missingFiles(cache, files);
    }
  } finally {
    watch.end();
  }
}
