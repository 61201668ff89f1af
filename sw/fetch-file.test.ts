import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_MS, watchLine } from './fetch-file';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('cuts nothing as long as something comes, however long it takes', () => {
  const line = watchLine();
  const { signal } = line;
  line.heard();
  for (let minute = 0; minute < 60; minute += 1) {
    vi.advanceTimersByTime(SILENCE_MS - 1);
    line.heard();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('gives who asks again a fresh line', () => {
  const line = watchLine();
  line.heard();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(line.signal.aborted).toBe(false);
  const { signal } = line;
  line.heard();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(true);
});

it('stops the watch when everything is done', () => {
  const line = watchLine();
  const { signal } = line;
  line.heard();
  line.end();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('calls back when data arrives on the connection', () => {
  const onHeard = vi.fn();
  const line = watchLine(onHeard);
  line.heard();
  line.end();
  expect(onHeard).toHaveBeenCalledOnce();
});
