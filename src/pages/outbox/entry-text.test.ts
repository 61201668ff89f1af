import { describe, expect, test } from 'vitest';
import { feedback } from '../../../tests/setup/simulation/outbox-samples';
import type { OutboxEntry } from '../../outbox/outbox';
import {
  goesSoon,
  lostAnswerText,
  mailtoOf,
  messageOf,
  refusedText,
  sendingText,
  statusOf,
  textOf,
  tryAgainText,
  waitingText,
  whoOf,
} from './entry-text';

const JUNE_3 = new Date(2026, 5, 3, 12, 41).getTime();
const DAY_MS = 24 * 60 * 60_000;
const entry: OutboxEntry = {
  id: 'one',
  kind: 'contact',
  payload: {
    name: 'Rosa Feld',
    email: 'rosa@example.com',
    phone: '555-1234',
    message: 'Eleven cousins & two strollers\nsecond line',
    consent: true,
  },
  state: 'waiting',
  createdAt: JUNE_3,
  nextAttemptAt: JUNE_3,
  possibleDuplicate: false,
};
const failed: OutboxEntry = { ...entry, state: 'failed', failedAt: JUNE_3, deletesAt: JUNE_3 + 30 * DAY_MS };
const unreadable: OutboxEntry = {
  id: 'two',
  kind: 'unknown',
  payload: undefined,
  unreadable: true,
  state: 'waiting',
  createdAt: 0,
  nextAttemptAt: 0,
  possibleDuplicate: false,
};

test('each state has a text', () => {
  expect([entry, { ...entry, state: 'sending' as const }, failed, unreadable].map(statusOf)).toEqual([
    'Waiting',
    'Sending',
    'Not sent',
    'Cannot be read',
  ]);
});

test('the text contains everything that was typed, and nothing else', () => {
  expect(textOf(entry)).toBe(
    'Name: Rosa Feld\nEmail: rosa@example.com\nPhone: 555-1234\n\nEleven cousins & two strollers\nsecond line',
  );
  const bare: OutboxEntry = { ...entry, payload: { ...entry.payload, phone: '', message: '' } as never };
  expect(textOf(bare)).toBe('Name: Rosa Feld\nEmail: rosa@example.com');
  const sign: OutboxEntry = {
    ...entry,
    kind: 'newsletter',
    payload: { email: 'r@example.com', firstName: '', lastName: '' },
  };
  expect(textOf(sign)).toBe('Email: r@example.com\nName:');
  expect(whoOf(sign)).toBe('r@example.com');
  expect(textOf(unreadable)).toBe('');
});

test('the mail link contains the whole text', () => {
  const link = new URL(mailtoOf(entry, 'hello@gothammousers.example'));
  expect(link.pathname).toBe('hello@gothammousers.example');
  expect(link.searchParams.get('subject')).toBe('Message to us');
  expect(link.searchParams.get('body')?.replace(/\r\n/g, '\n')).toBe(textOf(entry));
});

describe('the reason for an entry', () => {
  test.each([
    [{ reason: 'rejected', message: 'x' }, 'Our mail service refused this message on June 3.'],
    [{ reason: 'unreachable', message: 'x' }, 'This browser cannot reach our mail service.'],
    [{ reason: 'demonstration', message: 'Nothing was sent.' }, 'Nothing was sent.'],
  ] as const)('%j', (lastError, words) => {
    expect(refusedText({ ...failed, lastError }, undefined)).toBe(words);
  });

  test('of a sign-up names the provider of the list', () => {
    const signUp: OutboxEntry = {
      ...entry,
      kind: 'newsletter',
      payload: { email: 'r@example.com', firstName: '', lastName: '' },
      lastError: { reason: 'unreachable', message: 'x' },
    };
    expect(refusedText(signUp, undefined)).toBe('This browser cannot reach our list provider.');
    expect(waitingText(signUp)).toBe('Our list provider could not be reached. We send it as soon as this browser can.');
  });

  test('that waits', () => {
    expect(waitingText(entry)).toBe('We send it as soon as this browser can.');
    expect(waitingText({ ...entry, lastError: { reason: 'unreachable', message: 'x' } })).toContain(
      'could not be reached',
    );
    expect(waitingText({ ...entry, lastError: { reason: 'server', message: 'x' } })).toContain('could not take it');
  });

  test('that is being sent', () => {
    expect(sendingText({ ...entry, step: 'reply' })).toContain('Step 1 of 2');
    expect(sendingText({ ...entry, step: 'notify' })).toContain('Step 1 of 2 done');
  });
});

test('"Try again" promises to send nothing twice only if every call was answered', () => {
  expect(tryAgainText(failed)).toContain('What was already sent is not sent twice.');
  expect(tryAgainText({ ...failed, answerLost: true, possibleDuplicate: true })).toBe(
    'Try again continues at the step that failed. It may then arrive twice, the second time with that mark.',
  );
  expect(tryAgainText({ ...failed, answerLost: true })).toBe('Try again continues at the step that failed.');
});

test('only a message that was sent without an answer is said to be possibly there', () => {
  expect(lostAnswerText(entry)).toBeUndefined();
  expect(lostAnswerText({ ...entry, answerLost: true, possibleDuplicate: true })).toContain('may have arrived already');
  expect(lostAnswerText({ ...entry, answerLost: true })).toBe(
    'We got no answer when we sent your confirmation. The message to us has not been sent yet.',
  );
  const payload = { email: 'r@example.com', firstName: '', lastName: '' };
  expect(lostAnswerText({ ...entry, kind: 'newsletter', payload, answerLost: true })).toBeUndefined();
});

test('an entry is announced as expiring one week before', () => {
  expect(goesSoon(failed, JUNE_3 + 22 * DAY_MS)).toBe(false);
  expect(goesSoon(failed, JUNE_3 + 24 * DAY_MS)).toBe(true);
  expect(goesSoon(entry, JUNE_3)).toBe(false);
});

test('the answers of a survey can be read completely, and copied', () => {
  const survey: OutboxEntry = { ...entry, ...feedback };
  expect(messageOf(survey)).toContain('Tour rating: 5 Excellent\n');
  expect(textOf(survey)).toBe(`Name: Ada\nEmail: ada@mail.example\n\n${messageOf(survey)}`);
  expect(textOf(survey)).toContain('Lovely cats.\nThe corner of Henry Street was loud.');
});
