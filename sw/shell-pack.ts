// The text files of the shell in one answer: on a phone line two hundred requests cost more time than their bytes.
// The pack may fail and nothing is lost: what came of it whole and right is kept, the rest comes file by file.
import * as z from 'zod/mini';
import type { ShellPack } from '../src/shared/offline-files';
import { parseJsonOr } from '../src/shared/parse';
import { asKept, isOfThisVersion, WrongFileError, type Line } from './fetch-file';
import { FILES_IN_FLIGHT, sumOfBytes, type StoredFile } from './stored-files';

/** Far beyond the first line of any pack, and still little to hold where something else came. */
const LONGEST_INDEX = 256 * 1024;
const LINE_FEED = 10;

/** True where the pack brings what is missing with fewer bytes than its files one by one. */
export const isPackWorthIt = (
  pack: ShellPack,
  shell: readonly StoredFile[],
  missing: ReadonlySet<StoredFile>,
): boolean => sumOfBytes(shell.slice(0, pack.files).filter((file) => missing.has(file))) > pack.bytes;

/**
 * Fetches the pack and hands over each file of `wanted` as soon as it is whole, compared with its digest, as an answer
 * that may be kept. Others in the pack, and those with other bytes, are passed over.
 * @param keep where it rejects, the rest of the pack is left
 * @throws WrongFileError where the host has no such pack, or one that ends too early
 * @throws TypeError where the network fails, a TimeoutError where it is silent; what `keep` throws
 */
export async function unpackShell(
  pack: ShellPack,
  wanted: Iterable<StoredFile>,
  line: Line,
  keep: (file: StoredFile, answer: Response) => Promise<void>,
): Promise<void> {
  line.heard();
  // Past the HTTP cache: nobody asks for it twice, and a broken one must not stay there.
  const { status, body } = await fetch(pack.url, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: line.signal,
  });
  if (status !== 200 || body === null) {
    void body?.cancel();
    throw new WrongFileError(`${pack.url}: status ${status}`);
  }
  const byUrl = new Map([...wanted].map((file) => [file.url, file]));
  const parts = partsOf(body, line);
  // The cache writes while the next files come.
  const lanes = Array.from({ length: FILES_IN_FLIGHT }, async () => {
    for await (const { url, content } of parts) {
      const file = byUrl.get(new URL(url, location.href).href);
      if (file === undefined || !(await isOfThisVersion(content, file))) continue;
      await keep(file, asKept(content, file));
      line.heard();
    }
  });
  // All come to their end before anybody goes on with the rest.
  const ends = await Promise.allSettled(lanes);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

interface Part {
  /** Its address, without the origin. */
  readonly url: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The files of a pack, one after the other as they come. Several may read from it. */
async function* partsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, line: Line): AsyncGenerator<Part, void> {
  const reader = body.getReader();
  let rest = new Uint8Array(0);
  const readOn = async (): Promise<void> => {
    const { done, value } = await reader.read();
    line.heard();
    if (done) throw new WrongFileError('The pack ends too early');
    rest = value;
  };
  /** Everything up to `endOf`, which says how many bytes of a piece belong to it; undefined: all, and more to come. */
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
    // Where it broke off there is nothing to cancel, and nobody waits for it.
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
const packIndex = z.array(z.tuple([z.string(), z.number().check(z.refine((length) => length >= 0))]));

function readIndex(text: string): z.infer<typeof packIndex> {
  const index = parseJsonOr(packIndex, text, undefined);
  if (index === undefined) throw new WrongFileError('Not a pack');
  return index;
}
