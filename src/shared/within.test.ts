import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => undefined);

it('gives what came in time, and leaves no timer behind', async () => {
  expect(await within(1_000, Promise.resolve('answer'), () => 'late')).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

it('passes a failure on', async () => {
  await expect(within(1_000, Promise.reject(new Error('refused')), () => 'late')).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the other value once the time is over, not before', async () => {
  const settled = vi.fn();
  const answer = within(1_000, never, () => 'late').then(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(settled).toHaveBeenCalledExactlyOnceWith('late');
});

it('rejects with what `late` throws', async () => {
  const answer = within(1_000, never, () => {
    throw new DOMException('Too slow', 'TimeoutError');
  });
  const rejected = expect(answer).rejects.toThrow('Too slow');
  await vi.advanceTimersByTimeAsync(1_000);
  await rejected;
});
