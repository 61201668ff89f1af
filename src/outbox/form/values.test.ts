import { expect, test } from 'vitest';
import { beginningOf, fillGaps, isFilled, isSame, joinTexts, pickFields, trimmed } from './values';

const empty = { name: '', message: '', consent: '' };
const kept = { name: 'Rosa Feld', message: 'Eleven cousins', consent: 'yes' };

test('values typed before the script runs take precedence over the draft, field by field', () => {
  expect(fillGaps({ ...empty, message: 'New words' }, kept)).toEqual({ ...kept, message: 'New words' });
  expect(fillGaps(kept, { name: 'Somebody else' })).toEqual(kept);
});

test.each([
  ['H', 'Hello, we are eleven.', 'Hello, we are eleven.'],
  [' ', 'Hello', 'Hello'],
  ['', 'Hello', 'Hello'],
  ['Hello', '', 'Hello'],
  ['Hello, we are eleven.', 'Hello', 'Hello, we are eleven.'],
  ['And a mouse', 'We are eleven.\n', 'We are eleven.\n\nAnd a mouse'],
  // The browser has restored a state of the same text that is a little older or newer than the stored one.
  ['We are eleven cousins and a mouse.', 'We are ten cousins and a mouse.', 'We are eleven cousins and a mouse.'],
])('no long text replaces another: %j typed, %j stored', (typed, stored, both) => {
  expect(joinTexts(typed, stored)).toBe(both);
});

test('compares texts without what the outbox leaves out', () => {
  const copied = { ...empty, name: '\u202aRosa\u202c', message: 'Cats \n' };
  expect(trimmed(copied)).toEqual({ ...empty, name: 'Rosa', message: 'Cats' });
});

test.each([
  ['Cats', 'Cats'],
  ['Cat😺', 'Cat😺'],
  ['Cat😺s', 'Cat😺...'],
  ['Two cats', 'Two...'],
])('the beginning of %j has whole characters', (text, beginning) => {
  expect(beginningOf(text, 4)).toBe(beginning);
});

test('spaces alone do not count as text', () => {
  expect(isFilled({ ...empty, message: ' \n' })).toBe(false);
  expect(isFilled({ ...empty, consent: 'yes' })).toBe(true);
});

test('two texts are the same only if every field is', () => {
  expect(isSame(kept, { ...kept })).toBe(true);
  expect(isSame(kept, { ...kept, message: 'Eleven cousins ' })).toBe(false);
});

test("only the form's own fields are taken from a stored text", () => {
  expect(pickFields(empty, { name: 'Rosa', phone: '555' })).toEqual({ ...empty, name: 'Rosa' });
});
