import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls back once, unless that is prevented', () => {
  const called = vi.fn();
  const prevented = vi.fn();
  systemClock.after(10, called);
  systemClock.after(10, prevented)();
  vi.advanceTimersByTime(30);
  expect(called).toHaveBeenCalledOnce();
  expect(prevented).not.toHaveBeenCalled();
});

it('is waited for until the time is over', async () => {
  let isOver = false;
  const waited = systemClock.wait(10).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(9);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(isOver).toBe(true);
});

it('is not waited for after an abort, and leaves no timer behind', async () => {
  const giveUp = new AbortController();
  const waited = systemClock.wait(10_000, giveUp.signal);
  giveUp.abort();
  await waited;
  await systemClock.wait(10_000, giveUp.signal);
  expect(vi.getTimerCount()).toBe(0);
});
