import { describe, expect, it } from 'vitest';
import { typeset, typesetAll } from './typography';

describe('a line of text', () => {
  it.each([
    ["Minnie's 160 kittens", 'Minnie’s 160 kittens'],
    ['the word "reportedly," she said', 'the word “reportedly,” she said'],
    ['"No," said the cat.', '“No,” said the cat.'],
    [`"He said 'no.'"`, '“He said ‘no.’”'],
    [`'Every "second" answer'`, '‘Every “second” answer’'],
    ["the cats' milk", 'the cats’ milk'],
    ["the '90s and '98", 'the ’90s and ’98'],
    ["rock 'n' roll, 'tis so", 'rock ’n’ roll, ’tis so'],
    [`("like this")`, '(“like this”)'],
    [`5'10" tall`, '5′10″ tall'],
    ['"the year 1905"', '“the year 1905”'],
    ['a white collar printed "Snooky - City Hall"', 'a white collar printed “Snooky - City Hall”'],
    ['1950-51, 1851-54, pages 105-107, $40-$320', '1950–51, 1851–54, pages 105–107, $40–$320'],
    ['call 212-555-0100, on 2026-10-01, stops 9-3', 'call 212-555-0100, on 2026-10-01, stops 9-3'],
    ['a two-hour walk, B-17, 09:00-18:00', 'a two-hour walk, B-17, 09:00-18:00'],
    ["see who's-who.com/2019-20/o'brien, it's there", "see who's-who.com/2019-20/o'brien, it’s there"],
    ["What You'll Discover", "What You'll Discover"],
  ])('%s', (typed, printed) => {
    expect(typeset(typed)).toBe(printed);
    expect(printed).toHaveLength(typed.length);
    // A text with typographic marks stays unchanged.
    expect(typeset(printed)).toBe(printed);
  });
});

describe('a content file', () => {
  it('is set whole, but for what machines read', () => {
    const file = { title: "Ned's walk", id: "o'neil", tags: ["it's", "'tis"], at: { lat: 40.7 }, seen: undefined };
    expect(typesetAll(file)).toEqual({ ...file, title: 'Ned’s walk', tags: ['it’s', '’tis'] });
  });

  it('tells a line with a link from a list of things that have one', () => {
    expect(typesetAll([{ title: "It's", link: "a'b", href: '/' }])).toEqual([
      { title: 'It’s', link: 'a’b', href: '/' },
    ]);
  });

  it('knows at the edge of a bold word or a link what stood before it', () => {
    const line = [{ strong: 'Rosalie' }, `'s house, "`, { link: "the widow's", href: "/o'neil" }, '" said'];
    expect(typesetAll({ p: line })).toEqual({
      p: [{ strong: 'Rosalie' }, '’s house, “', { link: 'the widow’s', href: "/o'neil" }, '” said'],
    });
  });
});
