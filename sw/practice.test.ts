import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRACTICE_MS } from '../src/shared/online';
import { createPractice, type Practice } from './practice';

const NOON = Date.UTC(2026, 10, 21, 12);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The storage of one browser, which outlives its workers. */
let stored: Map<string, string>;
let refuses: boolean;
/** Until when the storage takes to write. */
let written: Promise<void>;

const answer = <T>(value: T): Promise<T> =>
  refuses ? Promise.reject(new DOMException('Storage is blocked', 'SecurityError')) : Promise.resolve(value);
const caches = {
  match(url: string) {
    const text = stored.get(url);
    return answer(text === undefined ? undefined : new Response(text));
  },
  open: () =>
    answer({
      async put(url: RequestInfo | URL, response: Response) {
        await written;
        stored.set(String(url), await response.text());
      },
    }),
  delete() {
    stored.clear();
    return answer(true);
  },
};

/** A worker that the browser has just started. */
async function startWorker(): Promise<Practice> {
  const practice = createPractice({ caches, wait });
  await practice.known;
  return practice;
}
const refusal = (practice: Practice): Promise<string> =>
  practice.refuse().then(
    () => 'lets through',
    (error: unknown) => String(error),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stored = new Map();
  refuses = false;
  written = Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('refuses the network for one minute, and a second press does not prolong it', async () => {
  const practice = await startWorker();
  expect(await refusal(practice)).toBe('lets through');
  await practice.begin();
  expect(await refusal(practice)).toContain('TypeError');
  vi.advanceTimersByTime(PRACTICE_MS / 2);
  await practice.begin();
  expect(practice.leftMs()).toBe(PRACTICE_MS / 2);
  vi.advanceTimersByTime(PRACTICE_MS / 2);
  expect(await refusal(practice)).toBe('lets through');
});

it('ends at once when it is ended, and can be begun again', async () => {
  const practice = await startWorker();
  await practice.begin();
  await practice.end();
  expect(await refusal(practice)).toBe('lets through');
  expect(stored.size).toBe(0);
  await practice.begin();
  expect(practice.leftMs()).toBe(PRACTICE_MS);
});

it('goes on in the next worker after one was killed, for the rest of the minute', async () => {
  await (await startWorker()).begin();
  vi.advanceTimersByTime(20_000);
  const next = await startWorker();
  expect(next.leftMs()).toBe(PRACTICE_MS - 20_000);
  vi.advanceTimersByTime(PRACTICE_MS - 20_000);
  expect(next.leftMs()).toBe(0);
});

it('is over in a worker that starts after the minute, and leaves no note', async () => {
  await (await startWorker()).begin();
  vi.advanceTimersByTime(PRACTICE_MS);
  const next = await startWorker();
  expect(await refusal(next)).toBe('lets through');
  expect(stored.size).toBe(0);
});

it('lasts no longer when the clock is set back, in the same worker and in the next', async () => {
  const practice = await startWorker();
  await practice.begin();
  vi.advanceTimersByTime(40_000);
  vi.setSystemTime(NOON - 86_400_000);
  expect(practice.leftMs()).toBe(PRACTICE_MS - 40_000);
  const next = await startWorker();
  expect(next.leftMs()).toBe(0);
});

it('does not begin where it cannot be stored, and ends where its note cannot be removed', async () => {
  refuses = true;
  const practice = await startWorker();
  await expect(practice.begin()).rejects.toThrow('blocked');
  expect(practice.leftMs()).toBe(0);
  refuses = false;
  await practice.begin();
  refuses = true;
  await practice.end();
  expect(practice.leftMs()).toBe(0);
});

it.each(['no JSON', '{}', '{"beganAt":"noon"}', '{"beganAt":null}'])('takes %s for no practice', async (text) => {
  stored.set('/practice.json', text);
  expect((await startWorker()).leftMs()).toBe(0);
});

it('says when it is over: by its time, and at once when it is ended', async () => {
  const practice = await startWorker();
  await practice.over();
  const ends: string[] = [];
  await practice.begin();
  void practice.over().then(() => ends.push('by time'));
  await vi.advanceTimersByTimeAsync(PRACTICE_MS - 1);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['by time']);
  await practice.begin();
  void practice.over().then(() => ends.push('by hand'));
  await practice.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(['by time', 'by hand']);
});

it('does not begin once it was ended while the storage was slow', async () => {
  const practice = await startWorker();
  let write: () => void = () => undefined;
  written = new Promise((resolve) => {
    write = resolve;
  });
  const begins = practice.begin();
  await practice.end();
  write();
  await begins;
  expect(await refusal(practice)).toBe('lets through');
  expect(stored.size).toBe(0);
});
