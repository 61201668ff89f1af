// The text files of the shell in one response: on a mobile connection more than 270 requests cost
// more time than their bytes. Nothing is lost if the pack fails: complete and correct files are
// stored, the others are fetched one by one.
import * as z from 'zod/mini';
import type { ShellPack } from '../src/shared/offline-files';
import { parseJsonOr } from '../src/shared/parse';
import { asKept, isOfThisVersion, WrongFileError, type StallWatch } from './fetch-file';
import type { StoredFile } from './stored-file';
import { FILES_IN_FLIGHT, sumOfBytes } from './stored-files';

/**
 * Far longer than the first line of any real pack, and still little memory if the host sends
 * something else.
 */
const LONGEST_INDEX = 256 * 1024;
const LINE_FEED = 10;

/** Returns whether the pack needs fewer bytes than fetching the missing files one by one. */
export const isPackWorthIt = (
  pack: ShellPack,
  shell: readonly StoredFile[],
  missing: ReadonlySet<StoredFile>,
): boolean => sumOfBytes(shell.slice(0, pack.files).filter((file) => missing.has(file))) > pack.bytes;

/**
 * Fetches the pack and passes each file of `wanted` on as soon as it is complete and its digest is
 * right, as a response that may be stored. Files that are not wanted or have other bytes are
 * skipped.
 *
 * @param keep stores a file; if it rejects, the rest of the pack is not read
 * @throws WrongFileError if the host has no such pack, or the pack ends too early
 * @throws TypeError if the network fails, a TimeoutError if the connection is silent, and any error
 * of `keep`
 */
export async function unpackShell(
  pack: ShellPack,
  wanted: Iterable<StoredFile>,
  watch: StallWatch,
  keep: (file: StoredFile, answer: Response) => Promise<void>,
): Promise<void> {
  watch.noteProgress();
  // Bypass the HTTP cache: the pack is never requested twice, and a broken one must not stay there.
  const { status, body } = await fetch(pack.url, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: watch.signal,
  });
  if (status !== 200 || body === null) {
    void body?.cancel();
    throw new WrongFileError(`${pack.url}: status ${status}`);
  }
  const byUrl = new Map([...wanted].map((file) => [file.url, file]));
  const parts = partsOf(body, watch);
  // The cache writes files while the next ones arrive.
  const lanes = Array.from({ length: FILES_IN_FLIGHT }, async () => {
    for await (const { url, content } of parts) {
      const file = byUrl.get(new URL(url, location.href).href);
      if (file === undefined || !(await isOfThisVersion(content, file))) continue;
      await keep(file, asKept(content, file));
      watch.noteProgress();
    }
  });
  // Wait until all lanes have ended before the caller continues with the remaining files.
  const ends = await Promise.allSettled(lanes);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

interface Part {
  /** The address of the file without the origin. */
  readonly url: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Yields the files of a pack in the order of their arrival. Several readers may share one generator. */
async function* partsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, watch: StallWatch): AsyncGenerator<Part, void> {
  const reader = body.getReader();
  let rest = new Uint8Array(0);
  const readOn = async (): Promise<void> => {
    const { done, value } = await reader.read();
    watch.noteProgress();
    if (done) throw new WrongFileError('The pack ends too early');
    rest = value;
  };
  /**
   * Reads until `endOf` returns how many bytes of a piece belong to the result; undefined means
   * that the whole piece belongs to it and more follows.
   */
  const take = async (
    endOf: (piece: Uint8Array, taken: number) => number | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const pieces: Uint8Array[] = [];
    for (let taken = 0; ; await readOn()) {
      const end = endOf(rest, taken);
      const piece = rest.subarray(0, end);
      pieces.push(piece);
      taken += piece.length;
      rest = rest.subarray(piece.length);
      if (end !== undefined) return joined(pieces, taken);
    }
  };
  try {
    const index = await take((piece, taken) => {
      if (taken > LONGEST_INDEX) throw new WrongFileError('Not a pack');
      const end = piece.indexOf(LINE_FEED);
      return end < 0 ? undefined : end + 1;
    });
    for (const [url, length] of readIndex(new TextDecoder().decode(index))) {
      const content = await take((piece, taken) => (piece.length < length - taken ? undefined : length - taken));
      yield { url, content };
    }
  } finally {
    // Cancelling fails if the stream has already broken; the result is not needed.
    reader.cancel().catch(() => undefined);
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The address and the length of each file. */
const packIndex = z.array(z.tuple([z.string(), z.number().check(z.nonnegative())]));

function readIndex(text: string): z.infer<typeof packIndex> {
  const index = parseJsonOr(packIndex, text, undefined);
  if (index === undefined) throw new WrongFileError('Not a pack');
  return index;
}
