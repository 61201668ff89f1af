// Makes the spoken text of a stop: sentences of at most 200 characters, without brackets, with years and ordinals in
// words. Each sentence knows its place in the written text, so that it can be highlighted. The build runs it for every
// tour.
import { NUMBER_WORDS } from '../../content/number-words';
import { plainLine } from '../../content/plain-text';
import type { Block, Inline } from '../../content/schemas';

/** A sentence as it is spoken, with its place in the written text. */
export interface SpokenSentence {
  /** At most 200 characters. */
  readonly say: string;
  readonly part: 'title' | 'story' | 'look-for' | 'next';
  /** Index of the story's block, pictures included; 0 in the other parts. */
  readonly block: number;
  /** Index of the list's item; only in a list. */
  readonly item?: number;
  /** The characters of the block's (or item's) plain text that are highlighted while this sentence is spoken. */
  readonly start: number;
  readonly end: number;
}

/** The text that is read aloud at one stop, and on the way to the next one. */
export interface SpokenStop {
  /** "Stop three." */
  readonly opening: string;
  readonly sentences: readonly SpokenSentence[];
  /** Empty at the last stop. */
  readonly way: readonly SpokenSentence[];
}

/** A pronunciation that the owner has set with the line **Say:** of a stop. */
export interface Pronunciation {
  readonly words: string;
  readonly as: string;
}

interface ReadStop {
  readonly title: string;
  readonly story: readonly Block[];
  readonly lookFor: readonly Inline[];
  readonly next?: { readonly words: string } | undefined;
  readonly say?: readonly Pronunciation[] | undefined;
}

export const LONGEST = 200;

/**
 * Makes the spoken text of a stop.
 * @param number of the stop, from 1
 * @param stop its texts, with the owner's pronunciations, which take precedence over all rules
 */
export function spokenStop(number: number, stop: ReadStop): SpokenStop {
  const of = (text: string, part: SpokenSentence['part'], at: { block: number; item?: number } = { block: 0 }) =>
    spokenSentences(text, stop.say).map((sentence): SpokenSentence => ({ ...sentence, part, ...at }));
  const story = stop.story.flatMap((block, index) => {
    if ('p' in block) return of(plainLine(block.p), 'story', { block: index });
    if ('h' in block) return of(plainLine(block.h), 'story', { block: index });
    if (!('list' in block)) return [];
    return block.list.flatMap((line, item) => of(plainLine(line), 'story', { block: index, item }));
  });
  const lookFor = of(plainLine(stop.lookFor), 'look-for').map((sentence, index) =>
    index === 0 ? { ...sentence, say: `Look for: ${sentence.say}` } : sentence,
  );
  return {
    opening: `Stop ${cardinal(number)}.`,
    sentences: [...of(stop.title, 'title'), ...story, ...lookFor],
    way: stop.next ? of(stop.next.words, 'next') : [],
  };
}

/**
 * Makes the spoken text of the way to the start.
 * @param meeting the corner and the nearest station, as the tour's file has them
 */
export const spokenStart = ({ corner, nearest }: { readonly corner: string; readonly nearest: string }): string[] =>
  [`The walk begins at ${corner}.`, `The nearest station is ${nearest} away.`].map((line) => speakable(line));

type Piece = Pick<SpokenSentence, 'say' | 'start' | 'end'>;

/** Splits a text into utterances: its sentences, and the clauses of a sentence that is too long. */
export function spokenSentences(text: string, pronunciations: readonly Pronunciation[] = []): Piece[] {
  return sentencesIn(text).flatMap(([start, end]) => cut(text, start, end, pronunciations));
}

/** Words with a period that does not end a sentence. */
const ABBREVIATION = /(?:^|[\s("])(?:St|Mr|Mrs|Ms|Dr|Jr|Sr|No|Col|Gen|Capt|Lt|Sgt|Rev|Ave|vs)\.$/;
/** An initial, unless a beginning follows: "the tower of Pier A. What it is used for…" are two sentences. */
const LETTER = /(?:^|[\s("])(?:\p{Lu}\.)*\p{Lu}\.$/u;
const BEGINS =
  'An?|The|It|Its|He|His|She|Her|They|Their|We|You|This|That|There|Here|In|On|At|By|From|For|After|Before|What|When|Where|Who|How|Part|Walk|Turn|Go|Cross|Number|Look|But|And|If';
const BEGINNING = new RegExp(`^\\s+["“]?(?:${BEGINS})\\b`);
const INITIAL = new RegExp(`(?<![\\p{L}\\p{N}])(\\p{Lu})\\.(?=\\s(?!(?:${BEGINS})\\b)\\p{Lu}\\p{Ll})`, 'gu');
const SENTENCE_END = /[.!?]["”’')\]]*(?=\s+["“‘(]?[\p{Lu}\d])/gu;

function sentencesIn(text: string): (readonly [number, number])[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter((end) => {
      const before = text.slice(0, end);
      const isShort = ABBREVIATION.test(before) || (LETTER.test(before) && !BEGINNING.test(text.slice(end)));
      return !isShort && !isInBrackets(text, end);
    });
  return [...ends, text.length].flatMap((end, index) => {
    const [start, stop] = trimmed(text, ends[index - 1] ?? 0, end);
    return stop > start ? [[start, stop] as const] : [];
  });
}

const isInBrackets = (text: string, at: number): boolean =>
  text.slice(0, at).split('(').length > text.slice(0, at).split(')').length;

function trimmed(text: string, from: number, to: number): readonly [number, number] {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  return [start, Math.max(start, from + piece.trimEnd().length)];
}

/** Where a long sentence may be split, the best places first. */
const CUTS = [
  /[;:]\s/g,
  /,\s(?=(?:and|but|so|which|who|where|when|or)\b)/g,
  /,\s/g,
  /\s(?=(?:and|but|that|which|with)\b)/g,
  /\s/g,
];

function cut(text: string, start: number, end: number, pronunciations: readonly Pronunciation[]): Piece[] {
  const say = speakable(text.slice(start, end), pronunciations);
  if (say === '') return [];
  if (say.length <= LONGEST) return [{ say, start, end }];
  const middle = (start + end) / 2;
  for (const places of CUTS) {
    const spots = [...text.slice(start, end).matchAll(places)]
      .map((match) => start + match.index + match[0].length)
      .filter((spot) => spot < end && !isInBrackets(text, spot));
    const spot = spots.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    if (spot === undefined || Math.min(spot - start, end - spot) < 20) continue;
    const halves = [trimmed(text, start, spot), trimmed(text, spot, end)] as const;
    return halves.flatMap(([from, to]) => cut(text, from, to, pronunciations));
  }
  // A single word is longer than 200 characters.
  return [{ say: say.slice(0, LONGEST), start, end }];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Writes a piece of text as it is spoken. */
export function speakable(text: string, pronunciations: readonly Pronunciation[] = []): string {
  const pronounced = pronunciations.reduce((said, { words, as }) => said.replaceAll(words, as), text);
  return withNumbers(withoutAbbreviations(withoutBrackets(pronounced)))
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([.;:!?,]),/g, '$1')
    .replace(/,+([.;:!?])/g, '$1')
    .trim();
}

/** An explanation in brackets is set between commas; brackets with only figures or letters are left out. */
const withoutBrackets = (text: string): string =>
  text
    .replace(/\s*\(([^()]*)\)/g, (_, inside: string) => (explains(inside) ? `, ${inside},` : ''))
    .replace(/[()[\]]/g, '');

const explains = (inside: string): boolean => {
  const words = inside.match(/\p{Ll}{3,}/gu) ?? [];
  return (
    words.length > 1 &&
    !/^[\d.,\s]+(?:by [\d.,\s]+)?(?:ft|m|km|mi|miles|feet|meters|kilometers|square feet|square meters)$/.test(
      inside.trim(),
    )
  );
};

const TITLES = [
  [/\bMr\./g, 'Mister'],
  [/\bMrs\./g, 'Missus'],
  [/\bMs\./g, 'Miz'],
  [/\bDr\.(?=\s\p{Lu})/gu, 'Doctor'],
  [/\bJr\./g, 'Junior'],
  [/\bNo\.(?=\s\d)/g, 'Number'],
  [/\bAve\.?(?=[\s,.]|$)/g, 'Avenue'],
] as const;

/** "St" means Street after a name, and Saint before one. */
const STREET = /(\p{Lu}\p{Ll}+|\d+(?:st|nd|rd|th))\s+St\b(?:\.(?!\s+\p{Lu})|(?!\.))/gu;
const SAINT = /\bSt\.?(?=\s+\p{Lu})/gu;

function withoutAbbreviations(text: string): string {
  return TITLES.reduce((said, [written, spoken]) => said.replace(written, spoken), text)
    .replace(/\bSt\.$/, 'Street.')
    .replace(STREET, '$1 Street')
    .replace(SAINT, 'Saint')
    .replace(/\b(\p{Lu})\.\s?(?=\p{Lu}\.)/gu, '$1 ')
    .replace(INITIAL, '$1');
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['km', 'kilometers'],
  ['m', 'meters'],
  ['ft', 'feet'],
  ['mi', 'miles'],
]);

const YEAR =
  /(?<![\d$.,]|\d[-–])\b(1[5-9]\d\d|20\d\d)\b(?!,\d|\.\d|[%°]| (?:meters|feet|square|miles|kilometers|pounds|tons)\b)/g;

/** "May 24", "April 24 to 27". */
const DAY = new RegExp(
  `\\b(${MONTHS}) (\\d{1,2})\\b(?!:|,\\d)(?:( to | and )(\\d{1,2})\\b(?!:|,\\d| [a-z]+s\\b))?`,
  'g',
);

function withNumbers(text: string): string {
  return text
    .replace(/(\d)\s(km|m|ft|mi)\b/g, (_, digit: string, unit: string) => `${digit} ${UNITS.get(unit) ?? unit}`)
    .replace(DAY, (_, month: string, day: string, to: string = '', last: string = '') =>
      [month, ' ', ordinal(Number(day)), to, last === '' ? '' : ordinal(Number(last))].join(''),
    )
    .replace(/\b(1[5-9]\d0|20\d0)s\b/g, (_, decade: string) => decadeWords(Number(decade)))
    .replace(
      /\b(1[5-9]\d\d|20\d\d)[-–](\d\d)\b(?!\d)/g,
      (_, year: string, end: string) => `${yearWords(Number(year))} to ${twoDigits(Number(end))}`,
    )
    .replace(YEAR, (year) => yearWords(Number(year)))
    .replace(/(\d)[-–](?=\d)/g, '$1 to ');
}

const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

/** 0 to 99 in words. */
function cardinal(value: number): string {
  if (value < 20) return NUMBER_WORDS[value] ?? String(value);
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${unit === 0 ? '' : `-${NUMBER_WORDS[unit] ?? ''}`}`;
}

function ordinal(value: number): string {
  const words = cardinal(value);
  const last = /[a-z]+$/.exec(words)?.[0] ?? words;
  const ending = ORDINALS.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + ending;
}

/** The last two digits of a year or a span: 5 is "oh five"; the caller replaces 0 by "hundred". */
const twoDigits = (value: number): string => (value < 10 ? `oh ${cardinal(value)}` : cardinal(value));

/** "eighteen eighty-three", "nineteen hundred", "nineteen oh five", "two thousand seven", "twenty fourteen". */
export function yearWords(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year >= 2000 && year < 2010) return rest === 0 ? 'two thousand' : `two thousand ${cardinal(rest)}`;
  return `${cardinal(century)} ${rest === 0 ? 'hundred' : twoDigits(rest)}`;
}

/** "eighteen forties", "nineteen hundreds". */
function decadeWords(decade: number): string {
  const rest = decade % 100;
  if (decade === 2000) return 'two thousands';
  const century = cardinal(Math.floor(decade / 100));
  if (rest === 0) return `${century} hundreds`;
  return `${century} ${rest === 10 ? 'tens' : cardinal(rest).replace(/y$/, 'ies')}`;
}
