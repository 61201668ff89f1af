// The compact form in which the spoken text is shipped. A sentence refers to its place in the page's text and has words
// of its own only where they differ from the written ones.
import { plainLine } from '../../content/plain-text';
import type { Block, Inline } from '../../content/schemas';
import type { SpokenSentence, SpokenStop } from './spoken-text';

/**
 * Where spoken and written words differ: the different words, and how many characters before and after them are the
 * same.
 */
type Difference = readonly [words: string, before: number, after: number];
/** The place of a sentence that does not follow the one before: part, block, item (-1: none), start, length. */
type Place = readonly [part: number, block: number, item: number, start: number, length: number];
/** A number is the length of a sentence that follows the one before after a space, in the same text. */
export type PackedSentence =
  | number
  | readonly [length: number, ...Difference]
  | Place
  | readonly [...Place, ...Difference];

/** The opening, the sentences of the stop, and the sentences of the way from it. */
export type PackedStop = readonly [string, readonly PackedSentence[], readonly PackedSentence[]];

/** The text to read aloud on a walk. */
export interface PackedWalk {
  /** The sentences on the way to the start, which are not shown in these words. */
  readonly start: readonly string[];
  readonly stops: readonly PackedStop[];
}

/** The written texts of a stop that are read aloud. */
export interface WrittenStop {
  readonly title: string;
  readonly story: readonly Block[];
  readonly lookFor: readonly Inline[];
  readonly next?: { readonly words: string } | undefined;
}

const PARTS = ['title', 'story', 'look-for', 'next'] as const;

function textOf(stop: WrittenStop, part: SpokenSentence['part'], block: number, item: number): string {
  if (part === 'title') return stop.title;
  if (part === 'look-for') return plainLine(stop.lookFor);
  if (part === 'next') return stop.next?.words ?? '';
  const written = stop.story[block];
  if (written === undefined || 'picture' in written) return '';
  if ('list' in written) return plainLine(written.list[item] ?? []);
  return plainLine('p' in written ? written.p : written.h);
}

function differenceOf(written: string, say: string): Difference {
  const most = Math.min(written.length, say.length);
  let [before, after] = [0, 0];
  while (before < most && written[before] === say[before]) before += 1;
  while (after < most - before && written.at(-1 - after) === say.at(-1 - after)) after += 1;
  return [say.slice(before, say.length - after), before, after];
}

const isSameText = (one: SpokenSentence, other: SpokenSentence): boolean =>
  one.part === other.part && one.block === other.block && one.item === other.item;

function packSentences(sentences: readonly SpokenSentence[], stop: WrittenStop): readonly PackedSentence[] {
  return sentences.map((sentence, index): PackedSentence => {
    const { part, block, item = -1, start, end, say } = sentence;
    const before = sentences[index - 1];
    const written = textOf(stop, part, block, item).slice(start, end);
    const length = end - start;
    if (before && isSameText(before, sentence) && start === before.end + 1)
      return written === say ? length : [length, ...differenceOf(written, say)];
    const place = [PARTS.indexOf(part), block, item, start, length] as const;
    return written === say ? place : [...place, ...differenceOf(written, say)];
  });
}

/**
 * Packs the text that is read aloud for a stop. Used by the build.
 * @param stop the written texts of the stop; `unpackStop` needs the same ones
 */
export const packStop = ({ opening, sentences, way }: SpokenStop, stop: WrittenStop): PackedStop => [
  opening,
  packSentences(sentences, stop),
  packSentences(way, stop),
];

function unpackSentences(packed: readonly PackedSentence[], stop: WrittenStop): SpokenSentence[] {
  let [name, block, item, end] = [0, 0, -1, -1];
  return packed.map((one): SpokenSentence => {
    let [start, length] = [end + 1, 0];
    let difference: Difference | undefined;
    if (typeof one === 'number') length = one;
    else if (one.length === 4) [length, ...difference] = one;
    else if (one.length === 5) [name, block, item, start, length] = one;
    else [name, block, item, start, length, ...difference] = one;
    end = start + length;
    const part = PARTS[name] ?? 'story';
    const written = textOf(stop, part, block, item).slice(start, end);
    const [words = '', before = length, after = 0] = difference ?? [];
    const say = written.slice(0, before) + words + written.slice(length - after);
    return { say, part, block, start, end, ...(item < 0 ? {} : { item }) };
  });
}

/** Restores the stop that `packStop` has packed. */
export const unpackStop = ([opening, sentences, way]: PackedStop, stop: WrittenStop): SpokenStop => ({
  opening,
  sentences: unpackSentences(sentences, stop),
  way: unpackSentences(way, stop),
});
