import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_GRACE_MS, followCalendar, LOAD_TIMEOUT_MS, type CalendarPhase } from './calendar-load';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function begin() {
  const told: CalendarPhase[] = [];
  let answer: (yes: boolean) => void = () => undefined;
  const answers = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  let inUse = false;
  const load = followCalendar(
    answers,
    () => inUse,
    (phase) => told.push(phase),
  );
  return {
    ...load,
    told,
    enterFrame: () => {
      inUse = true;
    },
    answer: async (yes: boolean) => {
      answer(yes);
      await settle();
    },
  };
}

describe('a calendar that comes', () => {
  it('is shown when its frame has loaded, and no timer is left', async () => {
    const load = begin();
    await load.answer(true);
    expect(load.told).toEqual([]);
    load.frameLoaded();
    expect(load.told).toEqual(['shown']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is shown too if the answer comes after the frame, or never', async () => {
    const after = begin();
    after.frameLoaded();
    expect(after.told).toEqual([]);
    await after.answer(true);
    expect(after.told).toEqual(['shown']);
    const never = begin();
    never.frameLoaded();
    vi.advanceTimersByTime(ANSWER_GRACE_MS);
    expect(never.told).toEqual(['shown']);
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
    expect(never.told).toEqual(['shown']);
  });

  it('is late after 15 seconds, not before, and shown if it loads later', async () => {
    const load = begin();
    await load.answer(true);
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS - 1);
    expect(load.told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(load.told).toEqual(['late']);
    load.frameLoaded();
    expect(load.told).toEqual(['late', 'shown']);
  });
});

describe('a calendar that somebody uses', () => {
  it('stays when its provider is found unreachable, because what is typed in it would be lost', async () => {
    const load = begin();
    load.frameLoaded();
    vi.advanceTimersByTime(ANSWER_GRACE_MS);
    load.enterFrame();
    await load.answer(false);
    load.frameFailed();
    expect(load.told).toEqual(['shown']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is removed if it was never shown, though the focus is in it', async () => {
    const load = begin();
    load.enterFrame();
    await load.answer(false);
    expect(load.told).toEqual(['unreachable']);
  });
});

describe('a calendar that does not come', () => {
  it('is never shown if its provider cannot be reached, because the browser loads an error page into the frame', async () => {
    const load = begin();
    load.frameLoaded();
    await load.answer(false);
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
    load.frameLoaded();
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
    expect(load.told).toEqual(['unreachable']);
  });

  it('is removed if the provider is found unreachable later and nobody uses it', async () => {
    const load = begin();
    load.frameLoaded();
    vi.advanceTimersByTime(ANSWER_GRACE_MS);
    await load.answer(false);
    expect(load.told).toEqual(['shown', 'unreachable']);
  });

  it('fails at once if the frame reports an error', () => {
    const load = begin();
    load.frameFailed();
    expect(load.told).toEqual(['unreachable']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('reports nothing after its end, and leaves no timer', async () => {
  const load = begin();
  load.end();
  expect(vi.getTimerCount()).toBe(0);
  load.frameLoaded();
  load.frameFailed();
  await load.answer(false);
  vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
  expect(load.told).toEqual([]);
  const waiting = begin();
  waiting.frameLoaded();
  waiting.end();
  expect(vi.getTimerCount()).toBe(0);
});
