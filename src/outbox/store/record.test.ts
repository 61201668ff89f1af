import { describe, expect, it } from 'vitest';
import { feedback, hello, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { NOON } from '../../../tests/setup/simulation/outbox-world';
import { entryOf, newRecord, readRecord } from './record';

// Records exactly as released versions wrote them: a schema change must not make them unreadable.
const fields = {
  id: '3f0c',
  version: 1,
  state: 'waiting',
  createdAt: 1_790_000_000_000,
  stepsDone: [],
  attempts: 0,
  notFoundAnswers: 0,
  unanswered: 0,
  unansweredSince: undefined,
  nextAttemptAt: 1_790_000_060_000,
  scheduledAt: 1_790_000_000_000,
  holder: undefined,
  guard: undefined,
  leaseUntil: 0,
  calling: undefined,
  answerLost: false,
  lastError: undefined,
  failedAt: undefined,
};
const rosa = { name: 'Rosa', email: 'rosa@example.com', phone: '', message: 'Hello', consent: true };
const contact = { ...fields, kind: 'contact', payload: rosa };
const newsletter = {
  ...fields,
  kind: 'newsletter',
  payload: { email: 'rosa@example.com', firstName: 'Rosa', lastName: '' },
};
const survey = {
  ...fields,
  kind: 'survey',
  payload: {
    name: 'Rosa',
    email: 'rosa@example.com',
    tourDate: '2026-05-14',
    tourType: 'Brooklyn Heights',
    tourRating: '5 Excellent',
    guideRating: '4 Good',
    howHeard: 'Other',
    wouldRecommend: 'Probably',
    feedback: 'Lovely cats.',
  },
};
const claimed = { state: 'sending', holder: 'a1', guard: 'lock', leaseUntil: 1_790_000_060_000, calling: 'reply' };
const lastError = { step: 'notify', status: 500, reason: 'server', message: 'The mail service is in trouble' };

it.each([
  contact,
  newsletter,
  survey,
  { ...contact, ...claimed },
  { ...contact, stepsDone: ['reply'], attempts: 3, lastError, answerLost: true, guard: 'lease' },
  { ...contact, repliedTo: ['rosa@old.example'] },
  { ...survey, state: 'failed', failedAt: 1_790_000_000_000, lastError: { reason: 'rejected', message: 'No' } },
  { ...contact, unanswered: 2, unansweredSince: 1_790_000_000_000 },
])('a record of a release is read: %j', (record) => {
  expect(readRecord(structuredClone(record))).toEqual(record);
});

it('a survey from before its answers were apart is kept and shown, never sent', () => {
  const payload = { name: 'Rosa', email: 'rosa@example.com', subject: 'Tour Feedback', message: 'Lovely cats.' };
  expect(readRecord({ ...survey, payload })).toBeUndefined();
  expect(entryOf({ ...survey, payload })).toMatchObject({ id: '3f0c', kind: 'survey', unreadable: true });
});

describe('a record of which something is broken', () => {
  const sound = [hello, feedback, signUp].map((submission) => newRecord('a', submission, NOON, NOON));

  it.each(sound)('of a $kind is read only with every answer of its visitor', (record) => {
    expect(readRecord(record)).toEqual(record);
    const { kind, payload } = record;
    const step = kind === 'contact' ? 'reply' : 'send';
    const times = { createdAt: NOON, nextAttemptAt: NOON };
    expect(entryOf(record)).toEqual({
      id: 'a',
      kind,
      payload,
      state: 'waiting',
      ...times,
      step,
      possibleDuplicate: false,
    });
    for (const name of Object.keys(record.payload)) {
      expect(readRecord({ ...record, payload: { ...record.payload, [name]: undefined } }), name).toBeUndefined();
    }
  });

  it.each<object>([
    { id: 7 },
    { state: 'lost' },
    { kind: 'postcard' },
    { payload: null },
    { attempts: '1' },
    { notFoundAnswers: Number.NaN },
    { unanswered: undefined },
    { createdAt: 'today' },
    { nextAttemptAt: 9e15 },
    { scheduledAt: -9e15 },
    { leaseUntil: Number.POSITIVE_INFINITY },
    { stepsDone: 'reply' },
    { stepsDone: ['reply', 1] },
    { repliedTo: 'ada@mail.example' },
    { answerLost: 1 },
    { lastError: 'No' },
    { lastError: { reason: 'rejected' } },
    { failedAt: 'today' },
    { calling: 1 },
    { holder: [] },
    { guard: 'key' },
    { payload: [hello.payload] },
  ])('is not read with %j, but shown, with the day on which it was written', (broken) => {
    const record = { ...sound[0], ...broken };
    expect(readRecord(record)).toBeUndefined();
    expect(entryOf(record)).toMatchObject({
      unreadable: true,
      state: 'waiting',
      possibleDuplicate: false,
      kind: 'kind' in broken ? 'unknown' : 'contact',
      createdAt: 'createdAt' in broken ? 0 : NOON,
    });
  });

  it.each<object>([
    { repliedTo: [] },
    { stepsDone: [] },
    { failedAt: NOON, state: 'failed', lastError: { reason: 'rejected', message: 'No' } },
    { state: 'sending', answerLost: true, leaseUntil: 8e15, createdAt: -8e15 },
  ])('is not one with %j', (whole) => {
    const record = { ...sound[0], ...whole };
    expect(readRecord(record)).toEqual(record);
  });

  it('keeps what another version has written beside it', () => {
    const [contact] = sound;
    const other = { ...contact, color: 'red', payload: { ...hello.payload, company: 'Mousers' } };
    expect(readRecord(other)).toEqual(other);
    expect(readRecord(Object.assign(Object.create({ version: 2 }), other))).toEqual(other);
  });

  it('is read where another version failed for a reason that this one does not know', () => {
    const lastError = { reason: 'moon', message: 'No', step: 'sing', status: '400', since: 5 };
    expect(readRecord({ ...sound[0], lastError })?.lastError).toEqual({ reason: 'rejected', message: 'No', since: 5 });
  });

  it('is shown also where it is no record at all', () => {
    expect(entryOf(null)).toMatchObject({ id: 'undefined:undefined', kind: 'unknown', unreadable: true, createdAt: 0 });
  });
});
