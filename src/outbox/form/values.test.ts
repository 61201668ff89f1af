import { expect, test } from 'vitest';
import { fillGaps, isFilled, isSame, pickFields } from './values';

const empty = { name: '', message: '', consent: '' };
const kept = { name: 'Rosa Feld', message: 'Eleven cousins', consent: 'yes' };

test('what was typed before the script came wins over the draft, field by field', () => {
  expect(fillGaps({ ...empty, message: 'New words' }, kept)).toEqual({ ...kept, message: 'New words' });
  expect(fillGaps(kept, { name: 'Somebody else' })).toEqual(kept);
});

test('blanks alone are nothing written', () => {
  expect(isFilled({ ...empty, message: ' \n' })).toBe(false);
  expect(isFilled({ ...empty, consent: 'yes' })).toBe(true);
});

test('two texts are the same in every field or not at all', () => {
  expect(isSame(kept, { ...kept })).toBe(true);
  expect(isSame(kept, { ...kept, message: 'Eleven cousins ' })).toBe(false);
});

test('of a stored text only the fields that the form has are taken', () => {
  expect(pickFields(empty, { name: 'Rosa', phone: '555' })).toEqual({ ...empty, name: 'Rosa' });
});
