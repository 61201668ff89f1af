import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_MS, watchForStalls } from './fetch-file';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('cuts nothing as long as something comes, however long it takes', () => {
  const watch = watchForStalls();
  const { signal } = watch;
  watch.noteProgress();
  for (let minute = 0; minute < 60; minute += 1) {
    vi.advanceTimersByTime(SILENCE_MS - 1);
    watch.noteProgress();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('gives a fresh signal to whoever asks again', () => {
  const watch = watchForStalls();
  watch.noteProgress();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(watch.signal.aborted).toBe(false);
  const { signal } = watch;
  watch.noteProgress();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(true);
});

it('stops the watch when everything is done', () => {
  const watch = watchForStalls();
  const { signal } = watch;
  watch.noteProgress();
  watch.end();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('calls back when data arrives on the connection', () => {
  const onProgress = vi.fn();
  const watch = watchForStalls(onProgress);
  watch.noteProgress();
  watch.end();
  expect(onProgress).toHaveBeenCalledOnce();
});
