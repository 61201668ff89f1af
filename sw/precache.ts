// Stage one, the app shell. Workbox keeps the list, the revisions and the clean-up; the fetching is
// ours, because its own install fetches one file at a time.
import { PrecacheController } from 'workbox-precaching';
import { inParallel } from './in-parallel';
import { isWhatWasAsked, type StoredFile } from './stored-files';
import type { Lifetime } from './worker-scope';

export interface ShellEntry {
  readonly url: string;
  /** Null where the name carries a hash. */
  readonly revision: string | null;
  readonly bytes: number;
}

export const ENTRIES_IN_FLIGHT = 8;

/** The part of PrecacheController that installing needs. */
export interface Precache<Event extends Lifetime> {
  readonly strategy: {
    handleAll(options: {
      request: Request;
      url: URL;
      event: Event;
      params: { cacheKey: string };
    }): readonly Promise<unknown>[];
  };
}

/** A controller that knows the list. It listens to nothing by itself. */
export function createPrecache(shell: readonly ShellEntry[]): PrecacheController {
  const controller = new PrecacheController({
    plugins: [
      {
        cacheWillUpdate: ({ request, response }) =>
          Promise.resolve(isWhatWasAsked(request.url, response) ? response : null),
      },
    ],
  });
  // A host's Vary header must not make a stored page unfindable.
  controller.strategy.matchOptions = { ignoreVary: true };
  controller.addToCacheList(shell.map(({ url, revision }) => ({ url, revision })));
  return controller;
}

/** The list as files with full addresses. */
export function shellAsFiles(shell: readonly ShellEntry[], keys: ReadonlyMap<string, string>): StoredFile[] {
  return shell.map(({ url, bytes }) => {
    const { href } = new URL(url, location.href);
    return { url: href, cacheKey: keys.get(href) ?? href, bytes };
  });
}

/**
 * Brings every file of the shell into the cache, 8 at a time; what is there in this revision is not fetched.
 * Rejects when one file fails twice: then the browser gives this version up, keeps what came, and
 * tries again later. `onDone` is called for each file.
 */
export async function installShell<Event extends Lifetime>(
  precache: Precache<Event>,
  files: readonly StoredFile[],
  event: Event,
  onDone: (file: StoredFile) => void,
): Promise<void> {
  await inParallel(files, ENTRIES_IN_FLIGHT, async (file) => {
    try {
      await saveShellFile(precache, file, event, file.cacheKey === file.url ? 'default' : 'no-cache');
    } catch {
      // One lost answer on a phone line is no reason to give up the whole version, and neither is a
      // 404 that the HTTP cache has kept from the middle of a release.
      await saveShellFile(precache, file, event, 'reload');
    }
    onDone(file);
  });
}

async function saveShellFile<Event extends Lifetime>(
  precache: Precache<Event>,
  { url, cacheKey }: StoredFile,
  event: Event,
  cache: RequestCache,
): Promise<void> {
  const request = new Request(url, { cache, credentials: 'same-origin' });
  const params = { cacheKey };
  await Promise.all(precache.strategy.handleAll({ request, url: new URL(url), event, params }));
}
