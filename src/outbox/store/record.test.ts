import { expect, test } from 'vitest';
import { entryOf, readRecord } from './record';

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

test.each([
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

test('a survey from before its answers were apart is kept and shown, never sent', () => {
  const payload = { name: 'Rosa', email: 'rosa@example.com', subject: 'Tour Feedback', message: 'Lovely cats.' };
  expect(readRecord({ ...survey, payload })).toBeUndefined();
  expect(entryOf({ ...survey, payload })).toMatchObject({ id: '3f0c', kind: 'survey', unreadable: true });
});
