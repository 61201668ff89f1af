import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsavedText, reloadLosesText } from '../../browser/unsaved-text';
import { keepForNextForm, keepSignUpDraft, leaveSignUpDraft, loadSignUpDraft, onTextKept } from './sign-up-draft';

const HALF = { FNAME: 'Rosa', LNAME: '', EMAIL: 'rosa@', CONSENT: '' };
const EMPTY = { FNAME: '', LNAME: '', EMAIL: '', CONSENT: '' };
const KEY = 'draft-newsletter';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  keepSignUpDraft(EMPTY);
  vi.unstubAllGlobals();
});

it('keeps what is typed until the form is empty', () => {
  expect(loadSignUpDraft()).toBeUndefined();
  keepSignUpDraft(HALF);
  expect([loadSignUpDraft(), hasUnsavedText(), reloadLosesText()]).toEqual([
    { values: HALF, isOpened: false },
    true,
    false,
  ]);
  keepSignUpDraft(EMPTY);
  expect([loadSignUpDraft(), hasUnsavedText(), stored.size]).toEqual([undefined, false, 0]);
});

it('keeps the draft of a form that is no longer in the page, which holds no update back', () => {
  keepSignUpDraft(HALF);
  leaveSignUpDraft();
  expect([loadSignUpDraft()?.values, hasUnsavedText()]).toEqual([HALF, false]);
  keepSignUpDraft(EMPTY);
  expect(loadSignUpDraft()).toBeUndefined();
});

it('gives the text of a form that is gone to the open form, unless a draft was begun there', () => {
  const fill = vi.fn<() => void>();
  const stop = onTextKept(fill);
  keepForNextForm(HALF);
  expect(fill).toHaveBeenCalledOnce();
  expect(loadSignUpDraft()?.values).toEqual(HALF);
  keepForNextForm({ FNAME: 'Otto' });
  expect(fill).toHaveBeenCalledOnce();
  expect(loadSignUpDraft()?.values).toEqual(HALF);
  keepSignUpDraft(EMPTY);
  stop();
  keepForNextForm(HALF);
  expect(fill).toHaveBeenCalledOnce();
});

it.each([
  ['{"values":{"FNAME":"Rosa"}}', { values: { ...EMPTY, FNAME: 'Rosa' }, isOpened: false }],
  ['{"values":{"FNAME":7,"EMAIL":"rosa@"},"isOpened":true}', { values: { ...EMPTY, EMAIL: 'rosa@' }, isOpened: true }],
  ['{"FNAME":"Rosa"}', undefined],
  ['{"values":', undefined],
])('reads of a stored %s what it can', (text, draft) => {
  stored.set(KEY, text);
  expect(loadSignUpDraft()).toEqual(draft);
});

it('tells updates that a reload loses the text where the browser refuses to store it', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  keepSignUpDraft(HALF);
  expect([hasUnsavedText(), reloadLosesText()]).toEqual([true, true]);
  keepSignUpDraft(EMPTY);
  expect(reloadLosesText()).toBe(false);
});
