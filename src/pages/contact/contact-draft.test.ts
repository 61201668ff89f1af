import { expect, test } from 'vitest';
import { editsWithDraft, forgetDraft, loadDraft, saveDraft } from './contact-draft';
import { EMPTY_CONTACT, fillGaps } from './contact-values';

function memoryShelf() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    length: kept.size,
  });
}
const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const values = { ...EMPTY_CONTACT, name: 'Rosa Feld', message: 'Eleven cousins', consent: true };

test('a draft comes back as it was, with the submission it continues', () => {
  const shelf = memoryShelf();
  saveDraft(undefined, { values, id: 'one', inOutbox: true }, shelf);
  expect(loadDraft(undefined, shelf)).toEqual({ values, id: 'one', inOutbox: true });
});

test('the draft of an edit does not touch the draft of a new message', () => {
  const shelf = memoryShelf();
  saveDraft(undefined, { values, id: undefined, inOutbox: false }, shelf);
  saveDraft('two', { values: { ...values, message: 'Other words' }, id: 'two', inOutbox: true }, shelf);
  forgetDraft('two', shelf);
  expect(loadDraft('two', shelf)).toBeUndefined();
  expect(loadDraft(undefined, shelf)?.values.message).toBe('Eleven cousins');
});

test('the drafts of edits are found by their letters, the new message is none of them', () => {
  const shelf = memoryShelf();
  for (const id of [undefined, 'two', 'three']) saveDraft(id, { values, id, inOutbox: id !== undefined }, shelf);
  expect(editsWithDraft(shelf)).toEqual(['two', 'three']);
  expect(editsWithDraft(blocked)).toEqual([]);
});

test.each(['', 'not json', '7', '{"values":"x"}', 'null'])('what is not a draft is none: %s', (stored) => {
  const shelf = memoryShelf();
  shelf().setItem('contact-draft', stored);
  expect(loadDraft(undefined, shelf)).toBeUndefined();
});

test('blocked storage keeps nothing and breaks nothing', () => {
  expect(() => saveDraft(undefined, { values, id: undefined, inOutbox: false }, blocked)).not.toThrow();
  expect(() => forgetDraft(undefined, blocked)).not.toThrow();
  expect(loadDraft(undefined, blocked)).toBeUndefined();
});

test('what was typed before the script came wins over the draft, field by field', () => {
  const typed = { ...EMPTY_CONTACT, message: 'New words' };
  expect(fillGaps(typed, values)).toEqual({ ...values, message: 'New words' });
});
