// The generated values of the property tests: texts in every script and malformed texts, and values of every shape. A
// failing run prints its seed; `FUZZ_SEED=123 npx vitest …` repeats the run with this seed.
import * as fc from 'fast-check';

const { FUZZ_SEED } = process.env;
fc.configureGlobal({ verbose: 1, ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }) });

/**
 * Texts that often cause errors in programs: names that every object inherits, markup, halves of surrogate pairs,
 * control characters, numbers out of range.
 */
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

/** A text as long as a pasted book: a short text that is repeated up to 50,000 characters. */
export const book: fc.Arbitrary<string> = fc
  .oneof(oddText, fc.constantFrom('a', ' ', '\n', '@', '.', '-', '1', 'a@a.', '(1', 'a ', '\u200b'))
  .map((text) => (text === '' ? 'x' : text).repeat(50_000).slice(0, 50_000));

/** Any value that can be stored or posted. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.double(),
  fc.constantFrom(undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, -1e300, [], {}),
  fc.anything({ withDate: true, withMap: true, withSet: true, withTypedArray: true, withBigInt: true, maxDepth: 2 }),
);

/**
 * A copy of a sound record in which at most one field is missing, and at most two fields, known or unknown, have an odd
 * value.
 */
export const damaged = (sound: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record({
      // One or two wrong fields find more faults than many wrong fields, which any check refuses.
      wrong: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(sound)), oddText), oddValue), { maxLength: 2 }),
      without: fc.array(fc.constantFrom(...Object.keys(sound)), { maxLength: 1 }),
    })
    .map(({ wrong, without }) =>
      Object.fromEntries([
        ...Object.entries(sound).filter(([name]) => !without.includes(name)),
        ...wrong.filter(([name]) => !without.includes(name)),
      ]),
    );
