// What is read aloud, as it is shipped: where each sentence stands in the text that the page has anyway, and its own
// words only where it is said otherwise. Pure.
import { plainLine } from '../../content/plain-text';
import type { Block, Inline } from '../../content/schemas';
import type { SpokenSentence, SpokenStop } from '../spoken-text';

/** Part, block, item (-1: none), start, end, and what is said where that is not what is written. */
export type PackedSentence = readonly [
  part: number,
  block: number,
  item: number,
  start: number,
  end: number,
  say?: string,
];

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

function packSentence({ part, block, item = -1, start, end, say }: SpokenSentence, stop: WrittenStop): PackedSentence {
  const packed = [PARTS.indexOf(part), block, item, start, end] as const;
  return textOf(stop, part, block, item).slice(start, end) === say ? packed : [...packed, say];
}

export const packStop = ({ opening, sentences, way }: SpokenStop, stop: WrittenStop): PackedStop => [
  opening,
  sentences.map((sentence) => packSentence(sentence, stop)),
  way.map((sentence) => packSentence(sentence, stop)),
];

function unpackSentence([name, block, item, start, end, said]: PackedSentence, stop: WrittenStop): SpokenSentence {
  const part = PARTS[name] ?? 'story';
  const say = said ?? textOf(stop, part, block, item).slice(start, end);
  return { say, part, block, start, end, ...(item < 0 ? {} : { item }) };
}

/** The stop as it was packed. */
export const unpackStop = ([opening, sentences, way]: PackedStop, stop: WrittenStop): SpokenStop => ({
  opening,
  sentences: sentences.map((sentence) => unpackSentence(sentence, stop)),
  way: way.map((sentence) => unpackSentence(sentence, stop)),
});
