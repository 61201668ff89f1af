import { expect, it, vi } from 'vitest';
import { FakeLocks } from '../../tests/setup/outbox-locks';
import { withLock } from './lock';

const locks = new FakeLocks();
const ours = locks.of({}, false);
const now = { now: () => 0, wait: () => Promise.resolve() };

it('runs as the only one, and says so where there is nothing to lock with', async () => {
  const work = vi.fn((guard: string) => Promise.resolve(guard));
  expect(await withLock(ours, work)).toBe('lock');
  expect(await withLock(undefined, work)).toBe('lease');
  expect(await withLock(locks.of({}, true), work)).toBe('lease');
  expect(work).toHaveBeenCalledTimes(3);
});

it('does not run a second time, on the lease, what has failed under the lock', async () => {
  const work = vi.fn(() => Promise.reject(new DOMException('The database is full', 'QuotaExceededError')));
  await expect(withLock(ours, work)).rejects.toThrow('full');
  await expect(
    withLock(ours, work, { ms: 10_000, clock: { ...now, wait: () => new Promise(() => {}) } }),
  ).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(2);
  expect(locks.isHeld).toBe(false);
});

it('does not run where somebody else holds the lock, at once or after its patience', async () => {
  let release = (): void => {};
  void locks.of({}, false).request('outbox', {}, () => new Promise<void>((resolve) => (release = resolve)));
  const work = vi.fn(() => Promise.resolve('done'));
  expect(await withLock(ours, work)).toBe('busy');
  expect(await withLock(ours, work, { ms: 10_000, clock: now })).toBe('busy');
  release();
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
});

it('keeps the lock once it has it, however long the work takes', async () => {
  let patience = (): void => {};
  let finish = (_value: string): void => {};
  const clock = { ...now, wait: () => new Promise<void>((resolve) => (patience = resolve)) };
  const working = withLock(ours, () => new Promise<string>((resolve) => (finish = resolve)), { ms: 1, clock });
  patience();
  await Promise.resolve();
  finish('done');
  expect(await working).toBe('done');
});
