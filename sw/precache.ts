// Stage one, the app shell. Workbox keeps the list, the revisions and the clean-up; the fetching is
// ours, because its own install fetches one file at a time and keeps what comes unchecked.
import { PrecacheController } from 'workbox-precaching';
import type { OfflineFile } from '../src/shared/offline-files';
import { fetchFile, watchLine, WrongFileError } from './fetch-file';
import { inParallel } from './in-parallel';
import { FILES_IN_FLIGHT, isKeptRight, missingFiles, type StoredFile } from './stored-files';

/** A controller that knows the list. It listens to nothing by itself. */
export function createPrecache(shell: readonly OfflineFile[]): PrecacheController {
  const controller = new PrecacheController();
  // A host's Vary header must not make a stored page unfindable.
  controller.strategy.matchOptions = { ignoreVary: true };
  controller.addToCacheList(shell.map(({ url, revision }) => ({ url, revision })));
  return controller;
}

/** The list as files with full addresses, each under the key by which Workbox looks for such a file. */
export function asStoredFiles(files: readonly OfflineFile[]): StoredFile[] {
  return files.map(({ url, revision, bytes, digest }) => {
    const { href } = new URL(url, location.href);
    return { url: href, cacheKey: revision === null ? href : `${href}?__WB_REVISION__=${revision}`, bytes, digest };
  });
}

/**
 * Brings every file of the shell into the cache, 8 at a time. What is there already, with the right bytes, is
 * not fetched. Rejects when one file cannot be had: then the browser gives this version up, keeps what
 * came, and tries again later. `onDone` is called for each file.
 */
export async function installShell(
  cache: Cache,
  files: readonly StoredFile[],
  onDone: (file: StoredFile) => void,
): Promise<void> {
  const missing = new Set(await missingFiles(cache, files));
  const line = watchLine();
  try {
    await inParallel(files, FILES_IN_FLIGHT, async (file) => {
      // An earlier version, or somebody else, may have kept something else under this name.
      if (missing.has(file) || !(await isKeptRight(cache, file))) {
        const answer = await fetchFile(file, line).catch((error: unknown) => {
          if (error instanceof WrongFileError) throw error;
          // One lost answer on a phone line is no reason to give up the whole version.
          return fetchFile(file, line);
        });
        await cache.put(file.cacheKey, answer);
      }
      onDone(file);
    });
  } finally {
    line.end();
  }
}
