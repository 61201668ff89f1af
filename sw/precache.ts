// Stage one, the app shell. Workbox keeps the list, the revisions and the clean-up; the fetching is
// ours, because its own install fetches one file at a time and keeps what comes unchecked.
import { PrecacheController } from 'workbox-precaching';
import { keptHeaders, type CommonHeaders, type OfflineFile, type ShellPack } from '../src/shared/offline-files';
import { fetchFile, watchLine, WrongFileError } from './fetch-file';
import { inParallel } from './in-parallel';
import { isPackWorthIt, unpackShell } from './shell-pack';
import { FILES_IN_FLIGHT, lookAtKept, missingFiles, type StoredFile } from './stored-files';

/** A controller that knows the list. It listens to nothing by itself. */
export function createPrecache(shell: readonly OfflineFile[]): PrecacheController {
  const controller = new PrecacheController();
  // A host's Vary header must not make a stored page unfindable.
  controller.strategy.matchOptions = { ignoreVary: true };
  controller.addToCacheList(shell.map(({ url, revision }) => ({ url, revision })));
  return controller;
}

/** The list as files with full addresses, each under the key by which Workbox looks for such a file. */
export function asStoredFiles(files: readonly OfflineFile[], common: CommonHeaders): StoredFile[] {
  return files.map(({ url, revision, bytes, digest }) => {
    const { href } = new URL(url, location.href);
    const cacheKey = revision === null ? href : `${href}?__WB_REVISION__=${revision}`;
    return { url: href, cacheKey, bytes, digest, headers: keptHeaders(url, common) };
  });
}

/**
 * Brings every file of the shell into the cache: where most of it is missing out of the pack, what then still is
 * file by file, 8 at a time. What is there already, with the right bytes, is not fetched. Rejects when one file
 * cannot be had: then the browser gives this version up, keeps what came, and tries again later. The pack alone
 * is no reason to. `onDone` is called for each file.
 */
export async function installShell(
  cache: Cache,
  files: readonly StoredFile[],
  pack: ShellPack,
  onDone: (file: StoredFile) => void,
): Promise<void> {
  const missing = new Set(await missingFiles(cache, files));
  const done = new Set<StoredFile>();
  const line = watchLine();
  const keep = async (file: StoredFile, answer: Response): Promise<void> => {
    await cache.put(file.cacheKey, answer);
    done.add(file);
    onDone(file);
  };
  try {
    if (isPackWorthIt(pack, files, missing)) {
      await unpackShell(pack, missing, line, keep).catch((error: unknown) => {
        // Not there, another one, or a line that broke: the rest comes without it.
        console.warn('The pack did not come whole', error);
      });
    }
    const rest = files.filter((file) => !done.has(file));
    await inParallel(rest, FILES_IN_FLIGHT, async (file) => {
      // An earlier version, or somebody else, may have kept something else under this name.
      if (!missing.has(file) && (await lookAtKept(cache, file)) !== 'wrong') return onDone(file);
      const answer = await fetchFile(file, line).catch((error: unknown) => {
        if (error instanceof WrongFileError) throw error;
        // One lost answer on a phone line is no reason to give up the whole version.
        return fetchFile(file, line);
      });
      await keep(file, answer);
    });
  } finally {
    line.end();
  }
}
