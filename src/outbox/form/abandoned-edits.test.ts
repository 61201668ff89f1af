import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../drafts/draft-format';
import { draftStoreOf } from '../drafts/draft-store';
import { tabDrafts } from '../drafts/tab-draft-store';
import type { SubmissionFate } from '../store/outbox-entry';
import { abandonEdit, moveAbandonedEdit, resumeEdit, watchAbandonedEdits } from './abandoned-edits';
import type { DraftFate } from './form-session-types';

/** The watched submissions, each with the function that reports that it has left the outbox. */
const watched = vi.hoisted(() => new Map<string, (fate: SubmissionFate) => void>());
vi.mock('../when-submission-leaves', () => ({
  whenSubmissionLeaves: (id: string, listener: (fate: SubmissionFate) => void) => {
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
  watched.get('one')?.('sent');
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

const changed = (id: string): Draft => ({ ...draftOf(id), changedSinceSend: true });

test('changes to a submission that was sent without them are not deleted, those to a deleted one are', () => {
  for (const id of ['seven', 'eight', 'deleted by the browser']) {
    drafts.save('contact', id, changed(id));
    abandonEdit('contact', id);
  }
  watched.get('seven')?.('sent');
  watched.get('eight')?.('gone');
  expect(drafts.load('contact', 'seven')).toEqual(changed('seven'));
  expect(drafts.load('contact', 'eight')).toBeUndefined();
  watched.get('deleted by the browser')?.('emptied');
  expect(drafts.load('contact', 'deleted by the browser')).toBeDefined();
});

test('the changes move to the place of a new text if they were not sent and it is free, one edit at a time', async () => {
  const fate = vi.fn(async (id: string): Promise<DraftFate> => (id === 'nine' ? 'in-outbox' : 'sent'));
  drafts.save('contact', 'as-sent', draftOf('as-sent'));
  for (const id of ['nine', 'ten', 'eleven']) drafts.save('contact', id, changed(id));
  await moveAbandonedEdit('contact', fate);
  expect(drafts.load('contact', undefined)).toEqual(changed('ten'));
  expect(drafts.edits('contact')).toEqual(['as-sent', 'nine', 'eleven']);
  await moveAbandonedEdit('contact', fate);
  expect(drafts.load('contact', undefined)).toEqual(changed('ten'));
  drafts.forget('contact', undefined);
  await moveAbandonedEdit('contact', fate);
  expect(drafts.load('contact', undefined)).toEqual(changed('eleven'));
  expect(drafts.edits('contact')).toEqual(['as-sent', 'nine']);
});

test('a text that belongs to no submission any more moves without a question', async () => {
  drafts.save('contact', 'twelve', draftOf('new'));
  await moveAbandonedEdit('contact', () => expect.fail('Nothing is to be asked'));
  expect(drafts.load('contact', undefined)).toEqual(draftOf('new'));
  expect(drafts.edits('contact')).toEqual([]);
});

test.each([changed('lost'), draftOf('lost')])(
  'an edit also moves if the browser has deleted the outbox, and with it the submission',
  async (draft) => {
    drafts.save('contact', 'lost', draft);
    await moveAbandonedEdit('contact', async () => 'emptied');
    expect(drafts.load('contact', undefined)).toEqual(draft);
  },
);

test('changes stay in their place if a new text cannot be stored', async () => {
  drafts.save('contact', 'thirteen', changed('thirteen'));
  tabDrafts.set({ ...drafts, save: () => false });
  await moveAbandonedEdit('contact', async () => 'sent');
  expect(drafts.load('contact', 'thirteen')).toEqual(changed('thirteen'));
});
