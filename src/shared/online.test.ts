import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, isPractising, practiseFor } from './online';

afterEach(() => {
  practiseFor(() => 0);
  vi.unstubAllGlobals();
});

it('is as the browser says', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOnline()).toBe(true);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOnline()).toBe(false);
  vi.stubGlobal('navigator', undefined);
  expect(isOnline()).toBe(true);
});

it('is offline during the practice, and by itself online again after it', () => {
  vi.stubGlobal('navigator', { onLine: true });
  let leftMs = 1;
  practiseFor(() => leftMs);
  expect([isPractising(), isOnline()]).toEqual([true, false]);
  leftMs = 0;
  expect([isPractising(), isOnline()]).toEqual([false, true]);
});
