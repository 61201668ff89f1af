// What the fuzz tests try: texts of every script and of none, and values of every shape. A failing run prints its
// seed and path; FUZZ_SEED=123 npx vitest … plays one again.
import * as fc from 'fast-check';

const { FUZZ_SEED } = process.env;
fc.configureGlobal({ verbose: 1, ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }) });

/** What programs trip over: names that every object has, markup, halves of characters, controls, numbers out of range. */
export const SPECIAL_TEXTS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '\u{d83d}',
  '\u{de00}x',
  '\u202egnp.exe',
  'a\r\nBcc: everybody@example.com',
  '\u0000\u0007\u2028',
  '%E0%A4%A',
  '%00',
  '../../etc/passwd',
  '9007199254740993',
  '-1',
  '1e309',
  'NaN',
  'İstanbul ß ﬁ',
  '👩‍👩‍👧‍👦',
  'עברית العربية हिन्दी 猫',
];

/** Any sequence of UTF-16 units, well-formed or not. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes));

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...SPECIAL_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  units,
);

/** A pasted book: one of these texts, over and over, 50,000 characters long. */
export const book: fc.Arbitrary<string> = fc
  .oneof(oddText, fc.constantFrom('a', ' ', '\n', '@', '.', '-', '1', 'a@a.', '(1', 'a ', '\u200b'))
  .map((text) => (text === '' ? 'x' : text).repeat(50_000).slice(0, 50_000));

/** Any value at all, of what can be stored or posted. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.double(),
  fc.constantFrom(undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, -1e300, [], {}),
  fc.anything({ withDate: true, withMap: true, withSet: true, withTypedArray: true, withBigInt: true, maxDepth: 2 }),
);

/** A record of which each field may be missing or hold anything, and which may have others beside. */
export const damaged = (sound: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record({
      // One or two wrong fields find more than a heap of them, which any check refuses.
      wrong: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(sound)), oddText), oddValue), { maxLength: 2 }),
      without: fc.array(fc.constantFrom(...Object.keys(sound)), { maxLength: 1 }),
    })
    .map(({ wrong, without }) =>
      Object.fromEntries([
        ...Object.entries(sound).filter(([name]) => !without.includes(name)),
        ...wrong.filter(([name]) => !without.includes(name)),
      ]),
    );
