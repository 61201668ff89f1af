import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../drafts/draft-format';
import { draftStoreOf } from '../drafts/draft-store';
import { tabDrafts } from '../drafts/tab-draft-store';
import { abandonEdit, resumeEdit, watchAbandonedEdits } from './abandoned-edits';

/** The submissions that are watched, and how each is told that it has left the outbox. */
const watched = vi.hoisted(() => new Map<string, () => void>());
vi.mock('../when-submission-leaves', () => ({
  whenSubmissionLeaves: (id: string, listener: () => void) => {
    watched.set(id, listener);
    return () => watched.delete(id);
  },
}));

const draftOf = (id: string | undefined): Draft => ({ values: { message: 'Twelve cousins' }, id, inOutbox: true });
let drafts: ReturnType<typeof draftStoreOf>;

beforeEach(() => {
  watched.clear();
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    length: kept.size,
  });
  const backup = { note: () => undefined, flush: () => undefined, whereThere: async () => undefined };
  drafts = draftStoreOf('tab', { storage, now: () => 1, backup });
  tabDrafts.set(drafts);
});

test('the changes go with the submission, and not before', () => {
  drafts.save('contact', 'one', draftOf('one'));
  abandonEdit('contact', 'one');
  expect(drafts.load('contact', 'one')).toBeDefined();
  watched.get('one')?.();
  expect(drafts.load('contact', 'one')).toBeUndefined();
  // The same one may be written, edited and left again.
  drafts.save('contact', 'one', draftOf('one'));
  watched.clear();
  abandonEdit('contact', 'one');
  expect(watched.has('one')).toBe(true);
  resumeEdit('one');
});

test('under edit again its text stays, whatever becomes of the submission', () => {
  drafts.save('contact', 'two', draftOf('two'));
  abandonEdit('contact', 'two');
  resumeEdit('two');
  expect(watched.has('two')).toBe(false);
});

test('a text that Send would not send as this submission stays', () => {
  drafts.save('contact', 'three', draftOf(undefined));
  abandonEdit('contact', 'three');
  abandonEdit('contact', 'no-draft');
  expect([...watched.keys()]).toEqual([]);
});

test('those of before a reload are watched, but for the one under edit', () => {
  for (const id of ['four', 'five']) drafts.save('contact', id, draftOf(id));
  drafts.save('survey', 'six', draftOf('six'));
  watchAbandonedEdits('contact', 'five');
  expect([...watched.keys()]).toEqual(['four']);
  resumeEdit('four');
});
