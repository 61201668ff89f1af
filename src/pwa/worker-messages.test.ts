import { describe, expect, it } from 'vitest';
import { isPackageProgress, isPageMessage, isWorkerReply } from './worker-messages';

const part = { doneBytes: 1, totalBytes: 2, missing: 1 };
const status = { version: 'abc1234', shell: part, pictures: part };

describe('isPageMessage', () => {
  it.each([
    { type: 'SKIP_WAITING' },
    { type: 'package-status' },
    { type: 'check-files' },
    { type: 'show-update-notification' },
    { type: 'save-batch', part: 'shell', limit: 8, skip: [] },
    { type: 'save-batch', part: 'pictures', limit: 8, skip: ['/pictures/a'] },
  ])('takes %j', (message) => {
    expect(isPageMessage(message)).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    ['SKIP_WAITING'],
    [{}],
    // Workbox's own router would take this one; we do not.
    [{ type: 'CACHE_URLS', payload: { urlsToCache: ['/'] } }],
    [{ type: 'save-batch', part: 'films', limit: 8, skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: -1, skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: '8', skip: [] }],
    [{ type: 'save-batch', part: 'shell', limit: 8, skip: [1] }],
    [{ type: 'save-batch', part: 'shell', limit: 8 }],
  ])('refuses %j', (message) => {
    expect(isPageMessage(message)).toBe(false);
  });
});

describe('isWorkerReply', () => {
  it.each([
    { type: 'package-status', status },
    { type: 'batch-saved', status, saved: 8, failed: [], full: false },
    { type: 'files-checked', status, wrong: 0 },
    { type: 'notification-shown', shown: false },
    { type: 'refused', reason: 'SecurityError' },
  ])('takes %j', (reply) => {
    expect(isWorkerReply(reply)).toBe(true);
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
    [{ type: 'notification-shown' }],
    [{ type: 'refused' }],
    [{ type: 'package-progress', status }],
  ])('refuses %j', (reply) => {
    expect(isWorkerReply(reply)).toBe(false);
  });
});

it('knows progress from the outbox and from other companies', () => {
  expect(isPackageProgress({ type: 'package-progress', status })).toBe(true);
  expect(isPackageProgress({ type: 'package-progress' })).toBe(false);
  expect(isPackageProgress({ type: 'outbox-changed' })).toBe(false);
  expect(isPackageProgress({ type: 'package-status', status })).toBe(false);
  expect(isPackageProgress(null)).toBe(false);
});
