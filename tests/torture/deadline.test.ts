import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineAt, endOfDeploys } from './deadline';

const START = 1_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => undefined);

test('a run that is going on when the time is over is left at that moment', async () => {
  const { isOver, within } = deadlineAt(START + 60_000);
  const left = within(never);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await left).toBe('cut off');
  expect(isOver()).toBe(true);
  const late = within(never);
  await vi.advanceTimersByTimeAsync(0);
  expect(await late).toBe('cut off');
});

test('a run that ends in time gives its own result and leaves no timer', async () => {
  expect(await deadlineAt(START + 60_000).within(Promise.resolve('well'))).toBe('well');
  await expect(deadlineAt(START + 60_000).within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('without a limit no time is ever over', async () => {
  const { isOver, within } = deadlineAt(undefined);
  expect([isOver(), await within(Promise.resolve('well'))]).toEqual([false, 'well']);
});

test('the deploys leave the kill runs half of the time, where both are wanted', () => {
  expect(endOfDeploys(START, START + 60_000, true)).toBe(START + 30_000);
  expect(endOfDeploys(START, START + 60_000, false)).toBe(START + 60_000);
  expect(endOfDeploys(START, undefined, true)).toBe(undefined);
});
