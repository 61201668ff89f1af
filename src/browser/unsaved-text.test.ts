import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let text: typeof import('./unsaved-text');
/** The fields of the forms whose scripts have not loaded. */
let fields: { value: string; defaultValue: string }[];

beforeEach(async () => {
  vi.resetModules();
  fields = [{ value: '', defaultValue: '' }];
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  text = await import('./unsaved-text');
});
afterEach(() => vi.unstubAllGlobals());

it('knows no text at first', () => {
  expect([text.hasUnsavedText(), text.reloadLosesText()]).toEqual([false, false]);
});

it('holds the text of a form, which a reload does not lose, until the form reports none', () => {
  text.markDirty('contact', true);
  text.markDirty('survey', true);
  text.markDirty('contact', false);
  expect([text.hasUnsavedText(), text.reloadLosesText()]).toEqual([true, false]);
  text.markDirty('survey', false);
  expect(text.hasUnsavedText()).toBe(false);
});

it('asks each time whether text is in a frame of another company, which a reload would lose', () => {
  let isTyped = true;
  text.noteForeignText(() => isTyped);
  expect([text.hasUnsavedText(), text.reloadLosesText()]).toEqual([true, true]);
  expect(text.textAtRisk()).toBe('calendar');
  isTyped = false;
  expect([text.hasUnsavedText(), text.reloadLosesText()]).toEqual([false, false]);
});

it('asks each time whether the card of a walk has marks that are not stored', () => {
  let isUnstored = false;
  text.noteCard(() => isUnstored);
  expect(text.reloadLosesText()).toBe(false);
  isUnstored = true;
  expect([text.hasUnsavedText(), text.textAtRisk()]).toEqual([true, 'card']);
});

it('knows that a reload loses the text of a form that the browser refused to store, while there is text', () => {
  text.markRefused('contact', true);
  expect(text.reloadLosesText()).toBe(false);
  text.markDirty('contact', true);
  expect([text.hasUnsavedText(), text.textAtRisk()]).toEqual([true, 'form']);
  text.markRefused('contact', false);
  expect([text.hasUnsavedText(), text.textAtRisk()]).toEqual([true, undefined]);
});

it('knows that a reload loses the text in a form whose script has not loaded', () => {
  fields = [
    { value: 'tag', defaultValue: 'tag' },
    { value: 'Rosa', defaultValue: '' },
  ];
  expect([text.hasUnsavedText(), text.reloadLosesText(), text.textAtRisk()]).toEqual([true, true, 'form']);
});
