import { expect, test } from 'vitest';
import { KEEP_DRAFT_MS, type Draft } from './draft-format';
import { draftStoreOf, moveDrafts, tabsWithDrafts, textsOfDrafts, deleteOldDrafts } from './draft-store';
import type { DraftStoreDeps } from './draft-types';

const YEAR_MS = 365 * 24 * 60 * 60_000;

function memoryStoreDeps() {
  const kept = new Map<string, string>();
  const clock = { now: Date.UTC(2026, 4, 14) };
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    length: kept.size,
  });
  const backedUp = new Map<string, string>();
  const backup: DraftStoreDeps['backup'] = {
    note: (key, text) => void (text === undefined ? backedUp.delete(key) : backedUp.set(key, text)),
    flush: () => undefined,
    ifAvailable: async () => undefined,
  };
  return { kept, backedUp, clock, deps: { storage, now: () => clock.now, backup } satisfies DraftStoreDeps };
}
const noBackup: DraftStoreDeps['backup'] = {
  note: () => expect.fail('Nothing was kept: there is nothing to back up'),
  flush: () => undefined,
  ifAvailable: async () => undefined,
};
const blocked: DraftStoreDeps = {
  storage: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  now: () => 0,
  backup: noBackup,
};
const draft: Draft = { values: { name: 'Rosa Feld', message: 'Eleven cousins' }, id: undefined, inOutbox: false };

test('a draft is loaded unchanged, with the submission that it continues', () => {
  const drafts = draftStoreOf('a', memoryStoreDeps().deps);
  const continued = { ...draft, id: 'one', inOutbox: true };
  expect(drafts.save('contact', undefined, continued)).toBe(true);
  expect(drafts.load('contact', undefined)).toEqual(continued);
  expect(drafts.load('survey', undefined)).toBeUndefined();
  const changed = { ...continued, changedSinceSend: true } as const;
  drafts.save('contact', undefined, changed);
  expect(drafts.load('contact', undefined)).toEqual(changed);
});

test('the draft of an edit and the draft of a new message are separate', () => {
  const drafts = draftStoreOf('a', memoryStoreDeps().deps);
  drafts.save('contact', undefined, draft);
  drafts.save('contact', 'two', { ...draft, values: { message: 'Other words' } });
  expect(drafts.edits('contact')).toEqual(['two']);
  drafts.forget('contact', 'two');
  expect(drafts.load('contact', 'two')).toBeUndefined();
  expect(drafts.load('contact', undefined)?.values['message']).toBe('Eleven cousins');
});

test('no tab reads or overwrites the text of another', () => {
  const { deps } = memoryStoreDeps();
  draftStoreOf('a', deps).save('contact', undefined, draft);
  draftStoreOf('b', deps).save('contact', undefined, { ...draft, values: { message: 'Rain?' } });
  draftStoreOf('b', deps).forget('contact', undefined);
  expect(draftStoreOf('a', deps).load('contact', undefined)).toEqual(draft);
});

test('the drafts of a closed tab are moved, the latest first, and overwrite nothing', () => {
  const { deps, clock, kept } = memoryStoreDeps();
  draftStoreOf('old', deps).save('contact', undefined, draft);
  clock.now += 1000;
  draftStoreOf('late', deps).save('contact', undefined, { ...draft, values: { message: 'Later' } });
  draftStoreOf('late', deps).save('survey', undefined, draft);
  expect(tabsWithDrafts('mine', deps)).toEqual(['late', 'old']);
  for (const tab of tabsWithDrafts('mine', deps)) moveDrafts(tab, 'mine', deps);
  expect(draftStoreOf('mine', deps).load('contact', undefined)?.values['message']).toBe('Later');
  expect(draftStoreOf('mine', deps).load('survey', undefined)).toEqual(draft);
  expect(draftStoreOf('old', deps).load('contact', undefined)).toEqual(draft);
  expect(kept.size).toBe(3);
});

test('among closed tabs, a draft from the future is older than one that was typed since', () => {
  const { deps, clock } = memoryStoreDeps();
  clock.now += YEAR_MS;
  draftStoreOf('ahead', deps).save('contact', undefined, draft);
  clock.now -= YEAR_MS;
  draftStoreOf('typed-since', deps).save('contact', undefined, { ...draft, values: { message: 'Later' } });
  expect(tabsWithDrafts('mine', deps)).toEqual(['typed-since', 'ahead']);
});

test('a draft of seven days is deleted and not used', () => {
  const { deps, clock, kept } = memoryStoreDeps();
  const drafts = draftStoreOf('a', deps);
  drafts.save('contact', undefined, draft);
  kept.set('something-else', 'x');
  clock.now += KEEP_DRAFT_MS - 1;
  deleteOldDrafts(deps);
  expect(drafts.load('contact', undefined)).toEqual(draft);
  clock.now += 1;
  expect(drafts.load('contact', undefined)).toBeUndefined();
  deleteOldDrafts(deps);
  expect([...kept.keys()]).toEqual(['something-else']);
});

test('a draft written with a clock a year ahead is not kept for a year, but for seven days', () => {
  const { deps, clock, kept } = memoryStoreDeps();
  const drafts = draftStoreOf('a', deps);
  drafts.save('contact', undefined, draft);
  clock.now -= YEAR_MS;
  deleteOldDrafts(deps);
  clock.now += KEEP_DRAFT_MS - 1;
  deleteOldDrafts(deps);
  expect(drafts.load('contact', undefined)).toEqual(draft);
  clock.now += 1;
  expect(drafts.load('contact', undefined)).toBeUndefined();
  deleteOldDrafts(deps);
  expect(kept.size).toBe(0);
});

test('a draft outlives a clock that is reset to years ago, twice, and put right again', () => {
  const { deps, clock } = memoryStoreDeps();
  const drafts = draftStoreOf('a', deps);
  drafts.save('contact', undefined, draft);
  const right = clock.now;
  for (const years of [6, 46]) {
    clock.now = right - years * YEAR_MS;
    deleteOldDrafts(deps);
    expect(drafts.load('contact', undefined)).toEqual(draft);
    expect(tabsWithDrafts('b', deps)).toEqual(['a']);
  }
  clock.now = right + KEEP_DRAFT_MS - 1;
  deleteOldDrafts(deps);
  expect(drafts.load('contact', undefined)).toEqual(draft);
  clock.now += 1;
  expect(drafts.load('contact', undefined)).toBeUndefined();
});

test.each(['', 'not json', '7', '{"values":"x"}', 'null', '{"savedAt":1778716800000}'])(
  'an invalid text is not loaded as a draft: %s',
  (stored) => {
    const { deps, kept } = memoryStoreDeps();
    kept.set('draft:a:contact:', stored);
    expect(draftStoreOf('a', deps).load('contact', undefined)).toBeUndefined();
  },
);

test('a blocked storage stores nothing, says so, and throws nothing', () => {
  const drafts = draftStoreOf('a', blocked);
  expect(drafts.save('contact', undefined, draft)).toBe(false);
  expect(() => drafts.forget('contact', undefined)).not.toThrow();
  expect(drafts.load('contact', undefined)).toBeUndefined();
  expect(drafts.edits('contact')).toEqual([]);
  expect(tabsWithDrafts('b', blocked)).toEqual([]);
  expect(() => deleteOldDrafts(blocked)).not.toThrow();
});

test('the texts of the drafts of a tab change with each letter, and not with the time or the drafts of another tab', () => {
  const { deps } = memoryStoreDeps();
  const drafts = draftStoreOf('a', deps);
  drafts.save('contact', undefined, draft);
  drafts.save('survey', undefined, draft);
  const before = textsOfDrafts('a', deps);
  expect(new Set(before).size).toBe(2);
  draftStoreOf('ab', deps).save('contact', undefined, { ...draft, id: 'another' });
  draftStoreOf('a', { ...deps, now: () => deps.now() + 1_000 }).save('survey', undefined, draft);
  expect(textsOfDrafts('a', deps)).toEqual(before);
  expect(textsOfDrafts(undefined, deps)).toHaveLength(3);
  drafts.save('survey', undefined, { ...draft, values: { message: 'Twelve' } });
  const changed = textsOfDrafts('a', deps);
  expect(changed.filter((text) => !before.includes(text))).toHaveLength(1);
  // A tab that takes the drafts over has the same texts.
  moveDrafts('a', 'b', deps);
  expect(textsOfDrafts('a', deps)).toEqual([]);
  expect(textsOfDrafts('b', deps)).toEqual(changed);
  expect(textsOfDrafts('a', blocked)).toEqual([]);
});

test('a draft is stored in localStorage and in the backup, and deleted in both', () => {
  const { deps, kept, backedUp } = memoryStoreDeps();
  const drafts = draftStoreOf('a', deps);
  drafts.save('contact', undefined, draft);
  drafts.save('survey', undefined, draft);
  expect(backedUp).toEqual(kept);
  drafts.forget('contact', undefined);
  expect([...backedUp.keys()]).toEqual(['draft:a:survey:']);
  moveDrafts('a', 'b', deps);
  expect(backedUp).toEqual(kept);
  expect([...backedUp.keys()]).toEqual(['draft:b:survey:']);
});

test('a form without typed text does not load the backup', () => {
  const { deps } = memoryStoreDeps();
  expect(() => draftStoreOf('a', { ...deps, backup: noBackup }).forget('contact', undefined)).not.toThrow();
});
