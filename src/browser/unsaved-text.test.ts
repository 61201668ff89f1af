import { beforeEach, expect, it, vi } from 'vitest';

let text: typeof import('./unsaved-text');

beforeEach(async () => {
  vi.resetModules();
  text = await import('./unsaved-text');
});

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
  isTyped = false;
  expect([text.hasUnsavedText(), text.reloadLosesText()]).toEqual([false, false]);
});
