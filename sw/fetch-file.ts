// Brings a file of this version over the network. A host may answer with another one: a release that is half
// copied, an edge one release behind, a page in the place of a script. What is kept stays until the next
// release changes it, so nothing is kept whose bytes are not those that the build has listed.
import { DIGEST_LENGTH } from '../src/shared/offline-files';
import type { StoredFile } from './stored-files';

/** Well under the 30 s after which a page takes a silent worker for dead. */
export const SILENCE_MS = 20_000;

/** A connection that several downloads share. */
export interface Line {
  /** Aborts what is under way when the line falls silent. Read it anew for each request. */
  readonly signal: AbortSignal;
  /** Something came, or was asked for just now. */
  heard(): void;
  /** Everything is done: stops the watch. */
  end(): void;
}

/**
 * Watches a line for silence: where nothing came for 20 s, what is under way is given up. A slow line makes
 * progress and is never cut; a request that waits for its turn behind others is not silence either.
 * @param onHeard called whenever something came
 */
export function watchLine(onHeard: () => void = () => undefined): Line {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get signal() {
      return controller.signal;
    },
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        controller.abort(new DOMException('The line is silent', 'TimeoutError'));
        // For who asks again.
        controller = new AbortController();
      }, SILENCE_MS);
      onHeard();
    },
    end: () => clearTimeout(timer),
  };
}

/** The host has answered, but not with this file of this version. */
export class WrongFileError extends Error {
  override readonly name = 'WrongFileError';
}

/** A file as it is kept: its bytes, under the headers of the build. What a host says of it is not believed. */
export const asKept = (body: BodyInit, { headers }: Pick<StoredFile, 'headers'>): Response =>
  new Response(body, { headers });

/**
 * Fetches a file and checks it; a wrong answer is asked for once more past the HTTP cache. Out: an answer that
 * may be kept, read to the end.
 * @throws WrongFileError where the host has no such file of this version
 * @throws TypeError where the network fails, a TimeoutError where it is silent
 */
export async function fetchFile(file: StoredFile, line: Line): Promise<Response> {
  try {
    // Hashed names come from the HTTP cache if the page has just loaded them.
    return await fetchOnce(file, line, file.cacheKey === file.url ? 'default' : 'no-cache');
  } catch (error) {
    // A 404 or an old file that the HTTP cache has kept from the middle of a release: hosts mark what is
    // missing under a hashed name as immutable too.
    if (error instanceof WrongFileError) return fetchOnce(file, line, 'reload');
    throw error;
  }
}

/** True where these are the bytes that the build has listed. */
export async function isOfThisVersion(body: BufferSource, { digest }: Pick<StoredFile, 'digest'>): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, DIGEST_LENGTH) === digest;
}

async function fetchOnce(file: StoredFile, line: Line, cache: RequestCache): Promise<Response> {
  line.heard();
  const response = await fetch(file.url, { cache, credentials: 'same-origin', signal: line.signal });
  line.heard();
  if (response.status !== 200) {
    void response.body?.cancel();
    throw new WrongFileError(`${file.url}: status ${response.status}`);
  }
  const body = await readToTheEnd(response, line);
  if (!(await isOfThisVersion(body, file))) throw new WrongFileError(`${file.url}: not the bytes of this version`);
  return asKept(body, file);
}

async function readToTheEnd({ body }: Response, line: Line): Promise<ArrayBuffer> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    line.heard();
    pieces.push(next.value);
  }
  return new Blob(pieces).arrayBuffer();
}
