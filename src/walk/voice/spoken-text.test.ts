import { describe, expect, it } from 'vitest';
import { tours } from '../../../tests/setup/content/content';
import { plainLine } from '../../content/plain-text';
import { LONGEST, speakable, spokenSentences, spokenStart, spokenStop, yearWords } from './spoken-text';

const said = (text: string): string[] => spokenSentences(text).map(({ say }) => say);

describe('years', () => {
  it.each([
    [1883, 'eighteen eighty-three'],
    [1900, 'nineteen hundred'],
    [1905, 'nineteen oh five'],
    [1912, 'nineteen twelve'],
    [2000, 'two thousand'],
    [2007, 'two thousand seven'],
    [2014, 'twenty fourteen'],
    [2020, 'twenty twenty'],
  ])('%d is said %s', (year, words) => expect(yearWords(year)).toBe(words));

  it.each([
    ['It opened on May 24, 1883, at noon.', 'It opened on May twenty-fourth, eighteen eighty-three, at noon.'],
    ['In April 2014 people waited.', 'In April twenty fourteen people waited.'],
    ['From April 24 to 27 it was open.', 'From April twenty-fourth to twenty-seventh it was open.'],
    ['A brownstone of 1851-54.', 'A brownstone of eighteen fifty-one to fifty-four.'],
    ['It opened in 1950-51.', 'It opened in nineteen fifty to fifty-one.'],
    [
      'In the late 1800s and the 1840s, the 1910s too.',
      'In the late eighteen hundreds and the eighteen forties, the nineteen tens too.',
    ],
    ['It is 1900 meters long and cost $1900.', 'It is 1900 meters long and cost $1900.'],
    ['About 2,632 rooms and 1,020 square meters.', 'About 2,632 rooms and 1,020 square meters.'],
    ['Numbers 105-107 in May.', 'Numbers 105 to 107 in May.'],
  ])('%s', (text, words) => expect(speakable(text)).toBe(words));
});

describe('abbreviations', () => {
  it.each([
    ['The Hotel St. George is at Clark St.', 'The Hotel Saint George is at Clark Street.'],
    ['St. Ann and the Clark St station', 'Saint Ann and the Clark Street station'],
    ['At 42nd St the train stops.', 'At 42nd Street the train stops.'],
    ['Jay St-MetroTech', 'Jay Street-MetroTech'],
    ['Mrs. Lester, Mr. Beecher and Dr. Charles F. Hughes', 'Missus Lester, Mister Beecher and Doctor Charles F Hughes'],
    ['C. W. McAuliffe and the J.S. Warden', 'C W McAuliffe and the J S Warden'],
    ['gusts up to 109 km an hour, 20 ft high', 'gusts up to 109 kilometers an hour, 20 feet high'],
    ['which means "anyone at all."', 'which means anyone at all.'],
  ])('%s', (text, words) => expect(speakable(text)).toBe(words));
});

describe('brackets', () => {
  it.each([
    ['Walk to the corner. (121 m)', 'Walk to the corner.'],
    ['about 490 feet (150 meters) to the north', 'about 490 feet to the north'],
    ['4 by 6 feet (1.2 by 1.8 meters), with wire', '4 by 6 feet, with wire'],
    ['about 11,000 square feet (1,020 square meters).', 'about 11,000 square feet.'],
    ['109 km (68 miles) an hour', '109 kilometers an hour'],
    ['Clark St station (2, 3). It', 'Clark Street station. It'],
    ['An alderman (a member of the council), Mooney', 'An alderman, a member of the council, Mooney'],
    ['on landfill (ground made where there was water).', 'on landfill, ground made where there was water.'],
  ])('%s', (text, words) => expect(speakable(text)).toBe(words));
});

describe('sentences', () => {
  it('end at their periods, and not at abbreviations or initials', () => {
    expect(
      said(
        'He was with Mr. Fox. Then C. W. McAuliffe came to Pier A. What did he see? "A cat." It sat (on a wall. And a hat) there.',
      ),
    ).toEqual([
      'He was with Mister Fox.',
      'Then C W McAuliffe came to Pier A.',
      'What did he see?',
      'A cat.',
      'It sat, on a wall. And a hat, there.',
    ]);
  });

  it('that are too long are split at a pause, and keep their places in the text', () => {
    const text = `The cat, ${'which was gray and very large, '.repeat(12)}sat down; and then it slept.`;
    const pieces = spokenSentences(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
    for (const { say } of pieces) expect(say.length).toBeLessThanOrEqual(LONGEST);
  });

  it.each(['', '   ', '(121 m)', '()'])('of nothing ("%s") there are none', (text) => expect(said(text)).toEqual([]));

  it('of one endless word are cut off', () => {
    for (const { say } of spokenSentences('x'.repeat(900))) expect(say.length).toBeLessThanOrEqual(LONGEST);
  });

  it("use the owner's pronunciations", () => {
    expect(spokenSentences('In scene VII she laughs.', [{ words: 'scene VII', as: 'scene seven' }])[0]?.say).toBe(
      'In scene seven she laughs.',
    );
  });
});

describe.each(tours)('$slug as it is read aloud', ({ stops, meeting }) => {
  const spoken = stops.map((stop, index) => spokenStop(index + 1, stop));
  const all = spoken.flatMap(({ sentences, way }) => [...sentences, ...way]);

  it('begins each stop with its number and its name', () => {
    expect(spoken[2]?.opening).toBe('Stop three.');
    stops.forEach(({ title }, index) => {
      expect(spoken[index]?.sentences[0]).toMatchObject({ part: 'title', start: 0, end: title.length });
    });
  });

  it('has no brackets, no meters in brackets, no abbreviations and no sources', () => {
    for (const words of [...all.map(({ say }) => say), ...spokenStart(meeting)]) {
      expect(words).not.toMatch(/[()[\]"“”]/);
      expect(words).not.toMatch(/\b(?:St|Mr|Mrs|Dr|No|km|ft)\b\.?/);
      expect(words).not.toMatch(/\b[A-Z]\. ?[A-Z]/);
      expect(words).not.toMatch(/\bHatching Cat\b|https?:/);
      expect(words).not.toMatch(/\b[IVX]{2,}\b/);
      expect(words).not.toMatch(/ [,.;]|,,|,\./);
      expect(words.length).toBeGreaterThan(2);
      expect(words.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('speaks every year as a year', () => {
    for (const { say: words } of all) expect(words).not.toMatch(/\b(?:1[5-9]|20)\d\ds?\b/);
    const years = all.filter(({ say: words }) =>
      /\b(?:sixteen|seventeen|eighteen|nineteen|twenty) (?:hundred|oh|[a-z]+teen|[a-z]+ty)/.test(words),
    );
    expect(years.length).toBeGreaterThan(stops.length);
  });

  it('places every sentence in the text, in order, without a gap', () => {
    stops.forEach((stop, index) => {
      const places = [...(spoken[index]?.sentences ?? []), ...(spoken[index]?.way ?? [])];
      for (const [part, block, text] of [
        ['title', 0, stop.title],
        ['look-for', 0, plainLine(stop.lookFor)],
        ['next', 0, stop.next?.words ?? ''],
        ...stop.story.flatMap((one, block) => ('p' in one ? [['story', block, plainLine(one.p)] as const] : [])),
      ] as const) {
        const here = places.filter((place) => place.part === part && place.block === block);
        expect(here.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
      }
    });
  });
});
