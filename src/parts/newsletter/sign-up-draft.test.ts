import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceCleared } from '../../browser/device-cleared';
import { hasUnsavedText } from '../../browser/unsaved-text';
import { keepSignUpDraft, leaveSignUpDraft, loadSignUpDraft } from './sign-up-draft';

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
  deviceCleared.set(false);
  vi.unstubAllGlobals();
});

it('keeps what is typed until the form is empty', () => {
  expect(loadSignUpDraft()).toBeUndefined();
  keepSignUpDraft(HALF);
  expect([loadSignUpDraft(), hasUnsavedText()]).toEqual([HALF, true]);
  keepSignUpDraft(EMPTY);
  expect([loadSignUpDraft(), hasUnsavedText(), stored.size]).toEqual([undefined, false, 0]);
});

it('keeps the draft of a form that is no longer in the page, which holds no update back', () => {
  keepSignUpDraft(HALF);
  leaveSignUpDraft();
  expect([loadSignUpDraft(), hasUnsavedText()]).toEqual([HALF, false]);
});

it.each([
  ['{"FNAME":"Rosa"}', { ...EMPTY, FNAME: 'Rosa' }],
  ['{"FNAME":7,"EMAIL":"rosa@"}', { ...EMPTY, EMAIL: 'rosa@' }],
  ['{"FNAME":', undefined],
])('reads of a stored %s what it can', (text, draft) => {
  stored.set(KEY, text);
  expect(loadSignUpDraft()).toEqual(draft);
});

it('stores nothing after the visitor has cleared the device', () => {
  deviceCleared.set(true);
  keepSignUpDraft(HALF);
  expect([stored.size, hasUnsavedText()]).toEqual([0, true]);
});
