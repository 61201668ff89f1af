import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../drafts/draft-format';
import { draftStoreOf } from '../drafts/draft-store';
import { tabDrafts } from '../drafts/tab-draft-store';
import { abandonEdit, resumeEdit, watchAbandonedEdits } from './abandoned-edits';

/** The watched submissions, each with the function that reports that it has left the outbox. */
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
  const backup = { note: () => undefined, flush: () => undefined, ifAvailable: async () => undefined };
  drafts = draftStoreOf('tab', { storage, now: () => 1, backup });
  tabDrafts.set(drafts);
});

test('the draft of a left edit is deleted together with the submission, and not before', () => {
  drafts.save('contact', 'one', draftOf('one'));
  abandonEdit('contact', 'one');
  expect(drafts.load('contact', 'one')).toBeDefined();
  watched.get('one')?.();
  expect(drafts.load('contact', 'one')).toBeUndefined();
  // The same submission may be edited and left again.
  drafts.save('contact', 'one', draftOf('one'));
  watched.clear();
  abandonEdit('contact', 'one');
  expect(watched.has('one')).toBe(true);
  resumeEdit('one');
});

test('the draft of a resumed edit stays, even if the submission leaves the outbox', () => {
  drafts.save('contact', 'two', draftOf('two'));
  abandonEdit('contact', 'two');
  resumeEdit('two');
  expect(watched.has('two')).toBe(false);
});

test('a draft that does not belong to the submission any more stays', () => {
  drafts.save('contact', 'three', draftOf(undefined));
  abandonEdit('contact', 'three');
  abandonEdit('contact', 'no-draft');
  expect([...watched.keys()]).toEqual([]);
});

test('edits left before a reload are watched, except the open one', () => {
  for (const id of ['four', 'five']) drafts.save('contact', id, draftOf(id));
  drafts.save('survey', 'six', draftOf('six'));
  watchAbandonedEdits('contact', 'five');
  expect([...watched.keys()]).toEqual(['four']);
  resumeEdit('four');
});
