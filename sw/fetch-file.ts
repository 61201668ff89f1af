// Fetches a file of this version over the network. A host may answer with another file: a release
// may be half copied, an edge server may be one release behind, or a page may come in the place of
// a script. A stored file stays until the next release changes it. Therefore only bytes that match
// the digest in the build's list are stored.
import { DIGEST_LENGTH } from '../src/shared/offline-files';
import type { StoredFile } from './stored-file';

/**
 * How files with a hash in their name use the HTTP cache, at the first and at the second request. The page has often
 * just loaded them. But the cache may hold a 404 or an old file from the middle of a release, because hosts mark
 * missing files under a hashed name as immutable too.
 */
const HASHED = ['default', 'reload'] as const;
/**
 * How files without a hash, such as pages, use the HTTP cache: they are not put into it. Otherwise the cache would keep
 * the wrong type that a broken host has sent, and the browser would offer the page as a download until the worker is
 * active.
 */
const UNHASHED = ['no-store', 'no-store'] as const;

/** Well below the 30 s after which a page considers a silent worker dead. */
export const SILENCE_MS = 20_000;

/** Watches a connection that several downloads share. */
export interface StallWatch {
  /**
   * Aborts the running requests when the connection falls silent. Read this property again for each
   * request, because a new controller replaces an aborted one.
   */
  readonly signal: AbortSignal;
  /** Reports that data has arrived or that a request has just been made. */
  noteProgress(): void;
  /** Stops the watch when all downloads are done. */
  end(): void;
}

/**
 * Watches a connection for stalls: running requests are aborted when no data has arrived for 20 s.
 * A slow connection makes progress and is never aborted. A request that waits for its turn behind
 * others does not count as silence either.
 *
 * @param onProgress called whenever data has arrived
 */
export function watchForStalls(onProgress: () => void = () => undefined): StallWatch {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get signal() {
      return controller.signal;
    },
    noteProgress() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        controller.abort(new DOMException('The connection is silent', 'TimeoutError'));
        // Later requests need a signal that is not aborted.
        controller = new AbortController();
      }, SILENCE_MS);
      onProgress();
    },
    end: () => clearTimeout(timer),
  };
}

/** The host answered, but not with the listed file of this version. */
export class WrongFileError extends Error {
  override readonly name = 'WrongFileError';
}

/**
 * Makes the response that is stored: the given bytes with the headers of the build. The headers of
 * the host are ignored.
 */
export const asKept = (body: BodyInit, { headers }: Pick<StoredFile, 'headers'>): Response =>
  new Response(body, { headers });

/**
 * Fetches a file and checks it. After a wrong answer it is requested once more, past the HTTP cache. Resolves with a
 * response that is read to its end and may be stored.
 *
 * @throws WrongFileError if the host does not have this file of this version
 * @throws TypeError if the network fails, or a TimeoutError if the connection is silent
 */
export async function fetchFile(file: StoredFile, watch: StallWatch): Promise<Response> {
  const [first, again] = file.cacheKey === file.url ? HASHED : UNHASHED;
  try {
    return await fetchOnce(file, watch, first);
  } catch (error) {
    if (error instanceof WrongFileError) return fetchOnce(file, watch, again);
    throw error;
  }
}

/** Returns whether the bytes have the digest that the build has listed. */
export async function isOfThisVersion(body: BufferSource, { digest }: Pick<StoredFile, 'digest'>): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, DIGEST_LENGTH) === digest;
}

async function fetchOnce(file: StoredFile, watch: StallWatch, cache: RequestCache): Promise<Response> {
  watch.noteProgress();
  const response = await fetch(file.url, { cache, credentials: 'same-origin', signal: watch.signal });
  watch.noteProgress();
  if (response.status !== 200) {
    void response.body?.cancel();
    throw new WrongFileError(`${file.url}: status ${response.status}`);
  }
  const body = await readToTheEnd(response, watch);
  if (!(await isOfThisVersion(body, file))) throw new WrongFileError(`${file.url}: not the bytes of this version`);
  return asKept(body, file);
}

async function readToTheEnd({ body }: Response, watch: StallWatch): Promise<ArrayBuffer> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    watch.noteProgress();
    pieces.push(next.value);
  }
  return new Blob(pieces).arrayBuffer();
}
