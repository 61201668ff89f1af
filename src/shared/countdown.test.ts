import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countdown } from './countdown';

const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says what is left, and never less than nothing', () => {
  const leftMs = countdown(60_000);
  expect(leftMs()).toBe(60_000);
  vi.advanceTimersByTime(59_000);
  expect(leftMs()).toBe(1_000);
  vi.advanceTimersByTime(5_000);
  expect(leftMs()).toBe(0);
});

it('lasts no longer when the time of day is set back', () => {
  const leftMs = countdown(60_000);
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(NOON - 3_600_000);
  expect(leftMs()).toBe(30_000);
  vi.advanceTimersByTime(30_000);
  expect(leftMs()).toBe(0);
});

it('is over when a device wakes whose other clock stood still', () => {
  const leftMs = countdown(60_000);
  vi.setSystemTime(NOON + 3_600_000);
  expect(leftMs()).toBe(0);
});
