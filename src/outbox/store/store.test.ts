import { expect, it } from 'vitest';
import { feedback, hello, helloWith } from '../../../tests/setup/simulation/outbox-samples';
import { memoryDatabase } from './database';
import { newRecord, REPLY_TO_OTHER, SENT_ELSEWHERE, type StoredSubmission } from './record';
import { write } from './store';
import type { Submission } from './submission';

const NOW = Date.UTC(2026, 4, 14);
const ADA = hello.payload.email;
const OTHER = 'bo@mail.example';

type Attempt = Partial<Pick<StoredSubmission, 'stepsDone' | 'repliedTo' | 'answerLost' | 'lostStep'>>;

/** A failed message to which the attempt has led. */
const attempted = (attempt: Attempt, submission: Submission = hello): StoredSubmission => ({
  ...newRecord('x', submission, NOW - 1_000, NOW),
  state: 'failed',
  ...attempt,
});

/** Stores a text over the record on the disk, with what an attempt in memory has achieved. Returns the new record. */
async function written(onDisk: StoredSubmission, earlier: StoredSubmission, text: Submission = hello) {
  const database = memoryDatabase();
  await database.run('readwrite', ({ submissions }) => submissions.put(onDisk));
  const result = await write(database, 'x', text, { now: () => NOW }, { earlier });
  if (result.result !== 'written') throw new Error(result.result);
  return result.record;
}

it('repeats the auto-reply to no address that had it from the disk or from memory, and to every other one', async () => {
  const onDisk = attempted({ stepsDone: ['reply'] });
  const earlier = attempted({ stepsDone: ['reply'] }, helloWith({ email: OTHER }));
  expect((await written(onDisk, earlier)).stepsDone).toEqual(['reply']);
  expect((await written(onDisk, earlier, helloWith({ email: OTHER }))).stepsDone).toEqual(['reply']);
  expect((await written(onDisk, earlier, helloWith({ email: 'cy@mail.example' }))).stepsDone).toEqual([]);
});

it('keeps every other step that either of the two has done, once', async () => {
  const { stepsDone } = await written(
    attempted({ stepsDone: ['reply', 'notify'] }),
    attempted({ stepsDone: ['notify'] }),
  );
  expect(stepsDone).toEqual(['reply', 'notify']);
});

it.each([
  ['a call of the attempt got no answer', { answerLost: true, lostStep: 'notify' }, { answerLost: true }],
  [
    'only the copy on the disk may have been sent',
    { answerLost: true, lostStep: SENT_ELSEWHERE },
    { answerLost: false },
  ],
  ['every answer came', { answerLost: false }, { answerLost: false }],
])('where %s, says so', async (_what, attempt, expected) => {
  expect(await written(attempted({}), attempted(attempt))).toMatchObject({ ...expected, lostStep: undefined });
});

it('remembers that the reply to another address got no answer, if nothing else is in doubt', async () => {
  const earlier = attempted({ answerLost: true, lostStep: REPLY_TO_OTHER });
  const lost = { answerLost: true, lostStep: REPLY_TO_OTHER };
  expect(await written(attempted({ answerLost: true, lostStep: 'reply' }), earlier)).toMatchObject(lost);
  expect(await written(attempted({}), earlier)).toMatchObject(lost);
  expect((await written(attempted({ answerLost: true, lostStep: 'notify' }), earlier)).lostStep).not.toBe(
    REPLY_TO_OTHER,
  );
});

it('takes over neither steps nor addresses from a text of another kind', async () => {
  const onDisk = attempted({ stepsDone: ['reply'], repliedTo: [ADA] });
  expect(await written(onDisk, onDisk, feedback)).toMatchObject({ kind: 'survey', stepsDone: [] });
});
