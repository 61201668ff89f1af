import { expect, it } from 'vitest';
import { oneLine, withoutControls } from './clean-text';

it('makes one line, that reads in one direction', () => {
  expect(oneLine(' Ada\r\nBcc: all@x.example\u2028\u0000\u202e ')).toBe('Ada Bcc: all@x.example');
  expect(oneLine('Ada \u2066Byron\u2069')).toBe('Ada Byron');
});

it('leaves a text its lines and tabs, and nothing else that does not show', () => {
  expect(withoutControls('one\r\ntwo\u2029three\u0007\tfour\u202e')).toBe('one\ntwo\nthree\tfour');
});

it('sends no half of a character: a text may have been cut in the middle of an emoji', () => {
  const cut = 'good \u{1f431}'.slice(0, -1);
  expect(withoutControls(cut)).toBe('good \ufffd');
  expect(oneLine(cut)).toBe('good \ufffd');
  expect(withoutControls('good \u{1f431}')).toBe('good \u{1f431}');
});
