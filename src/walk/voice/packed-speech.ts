// What is read aloud, as it is shipped: where each sentence stands in the text that the page has anyway, and its own
// words only where it is said otherwise. Pure.
import { plainLine } from '../../content/plain-text';
import type { Block, Inline } from '../../content/schemas';
import type { SpokenSentence, SpokenStop } from './spoken-text';

/** What is said otherwise than written: other words in the middle, and how much stays before and after them. */
type Otherwise = readonly [words: string, before: number, after: number];
/** At another place than the sentence before: part, block, item (-1: none), start, length. */
type Place = readonly [part: number, block: number, item: number, start: number, length: number];
/** The length alone: after a space, in the same text. */
export type PackedSentence =
  | number
  | readonly [length: number, ...Otherwise]
  | Place
  | readonly [...Place, ...Otherwise];

/** Opening, sentences of the stop, sentences of the way from it. */
export type PackedStop = readonly [string, readonly PackedSentence[], readonly PackedSentence[]];

/** What of a stop is read. */
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

function differenceOf(written: string, say: string): Otherwise {
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

export const packStop = ({ opening, sentences, way }: SpokenStop, stop: WrittenStop): PackedStop => [
  opening,
  packSentences(sentences, stop),
  packSentences(way, stop),
];

function unpackSentences(packed: readonly PackedSentence[], stop: WrittenStop): SpokenSentence[] {
  let [name, block, item, end] = [0, 0, -1, -1];
  return packed.map((one): SpokenSentence => {
    let [start, length] = [end + 1, 0];
    let otherwise: Otherwise | undefined;
    if (typeof one === 'number') length = one;
    else if (one.length === 4) [length, ...otherwise] = one;
    else if (one.length === 5) [name, block, item, start, length] = one;
    else [name, block, item, start, length, ...otherwise] = one;
    end = start + length;
    const part = PARTS[name] ?? 'story';
    const written = textOf(stop, part, block, item).slice(start, end);
    const [words = '', before = length, after = 0] = otherwise ?? [];
    const say = written.slice(0, before) + words + written.slice(length - after);
    return { say, part, block, start, end, ...(item < 0 ? {} : { item }) };
  });
}

/** The stop as it was packed. */
export const unpackStop = ([opening, sentences, way]: PackedStop, stop: WrittenStop): SpokenStop => ({
  opening,
  sentences: unpackSentences(sentences, stop),
  way: unpackSentences(way, stop),
});
