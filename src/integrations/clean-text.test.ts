import { expect, it } from 'vitest';
import { oneLine, withoutControls } from './clean-text';

it('makes one line that is read in one direction', () => {
  expect(oneLine(' Ada\r\nBcc: all@x.example\u2028\u0000\u202e ')).toBe('Ada Bcc: all@x.example');
  expect(oneLine('Ada \u2066Byron\u2069')).toBe('Ada Byron');
});

it('keeps the line breaks and tabs of a text, and removes its other invisible characters', () => {
  expect(withoutControls('one\r\ntwo\u2029three\u0007\tfour\u202e')).toBe('one\ntwo\nthree\tfour');
});

it('replaces half of a character, which remains where a text was cut in the middle of an emoji', () => {
  const cut = 'good \u{1f431}'.slice(0, -1);
  expect(withoutControls(cut)).toBe('good \ufffd');
  expect(oneLine(cut)).toBe('good \ufffd');
  expect(withoutControls('good \u{1f431}')).toBe('good \u{1f431}');
});
