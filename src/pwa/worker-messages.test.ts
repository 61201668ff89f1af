import { describe, expect, it } from 'vitest';
import { parseOr } from '../shared/parse';
import { packageProgress, pageMessage, workerReply } from './worker-messages';

const part = { doneBytes: 1, totalBytes: 2, missing: 1 };
const status = { version: 'abc1234', shell: part, pictures: part };

describe('what the worker is asked', () => {
  it.each([
    { type: 'SKIP_WAITING' },
    { type: 'package-status' },
    { type: 'check-files' },
    { type: 'show-update-notification' },
    { type: 'save-batch', part: 'shell', limit: 8, skip: [] },
    { type: 'save-batch', part: 'pictures', limit: 8, skip: ['/pictures/a'] },
  ])('takes %j', (message) => {
    expect(parseOr(pageMessage, message, undefined)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    [['SKIP_WAITING']],
    [{ type: ['SKIP_WAITING'] }],
    [{ type: '__proto__' }],
    ['SKIP_WAITING'],
    [{}],
    // Workbox's own router accepts this message, but our worker does not.
    [{ type: 'CACHE_URLS', payload: { urlsToCache: ['/'] } }],
    [{ type: 'save-batch', part: 'films', limit: 8, skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: -1, skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: '8', skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: 8, skip: [1] }],
    [{ type: 'save-batch', part: 'shell', limit: 8 }],
  ])('refuses %j', (message) => {
    expect(parseOr(pageMessage, message, undefined)).toBeUndefined();
  });
});

describe('what it answers', () => {
  it.each([
    { type: 'package-status', status },
    { type: 'batch-saved', status, saved: 8, failed: [], full: false },
    { type: 'files-checked', status, wrong: 0 },
    { type: 'files-checked', status, wrong: 2, unreadable: 1 },
    { type: 'notification-shown', shown: false },
    { type: 'refused', reason: 'SecurityError' },
  ])('takes %j', (reply) => {
    expect(parseOr(workerReply, reply, undefined)).toEqual(reply);
  });

  it.each([
    [undefined],
    [true],
    [{ type: 'package-status' }],
    [{ type: 'package-status', status: { ...status, version: 1 } }],
    [{ type: 'package-status', status: { ...status, shell: { ...part, missing: Number.NaN } } }],
    [{ type: 'package-status', status: { version: 'abc1234', shell: part } }],
    [{ type: 'batch-saved', status, saved: 8, failed: [] }],
    [{ type: 'batch-saved', saved: 8, failed: [], full: false }],
    [{ type: 'batch-saved', status, saved: '8', failed: [], full: false }],
    [{ type: 'batch-saved', status, saved: 8, failed: [7], full: false }],
    [{ type: 'batch-saved', status, saved: Number.POSITIVE_INFINITY, failed: [], full: false }],
    [{ type: 'files-checked', status }],
    [{ type: 'files-checked', wrong: 0 }],
    [{ type: 'files-checked', status, wrong: 2, unreadable: -1 }],
    [{ type: 'notification-shown' }],
    [{ type: 'refused' }],
    [{ type: 'package-progress', status }],
  ])('refuses %j', (reply) => {
    expect(parseOr(workerReply, reply, undefined)).toBeUndefined();
  });
});

it('knows progress from the outbox and from other companies', () => {
  const read = (value: unknown) => parseOr(packageProgress, value, undefined);
  expect(read({ type: 'package-progress', status })).toEqual({ type: 'package-progress', status });
  expect(read({ type: 'package-progress' })).toBeUndefined();
  expect(read({ type: 'outbox-changed' })).toBeUndefined();
  expect(read({ type: 'package-status', status })).toBeUndefined();
  expect(read(null)).toBeUndefined();
});

it('a message of a newer version is read as far as this one knows it', () => {
  expect(parseOr(pageMessage, { type: 'check-files', since: 5 }, undefined)).toEqual({ type: 'check-files' });
});
