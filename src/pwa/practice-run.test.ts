import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACK_ONLINE_SHOWN_MS, connection, watchConnection } from '../browser/connection';
import { practice } from '../browser/practice-state';
import { isOnline, PRACTICE_MS } from '../shared/online';
import { createPracticeRun } from './practice-run';

const { begin, end, follow } = createPracticeRun();

/** The messages that the page has sent to the worker. The worker answers with `reply`, or not at all. */
let asked: unknown[];
let reply: ((message: { type: string }) => unknown) | undefined;
let happened: string[];
let stop: () => void;

const worker = {
  postMessage(message: { type: string }, [port]: readonly MessagePort[] = []) {
    asked.push(message.type);
    const answer = reply?.(message);
    // Unlike the answer of a real port, this one arrives with fake timers.
    if (answer !== undefined) queueMicrotask(() => port?.dispatchEvent(new MessageEvent('message', { data: answer })));
  },
};
let container: EventTarget & { controller: typeof worker | null };
const stage = (): string => practice.getSnapshot().stage;

class FakeChannel {
  readonly port1 = Object.assign(new EventTarget(), { close: () => undefined });
  readonly port2 = this.port1;
  constructor() {
    this.port1.addEventListener('message', (event) =>
      (this.port1 as { onmessage?: (event: Event) => void }).onmessage?.(event),
    );
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  happened = [];
  reply = ({ type }) => ({ type: 'practice', leftMs: type === 'practice-begin' ? PRACTICE_MS : 0 });
  container = Object.assign(new EventTarget(), { controller: worker });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal('MessageChannel', FakeChannel);
  for (const name of ['online', 'offline']) window.addEventListener(name, () => happened.push(name));
  stop = watchConnection();
});
afterEach(() => {
  follow(0);
  // The state of the connection outlives this file where test files share their modules (tests/mutation).
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  window.dispatchEvent(new Event('online'));
  vi.runAllTimers();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('makes the page offline, and after the minute online again by itself', async () => {
  expect(await begin()).toBe(true);
  expect([stage(), isOnline(), connection.getSnapshot()]).toEqual(['on', false, 'offline']);
  await vi.advanceTimersByTimeAsync(PRACTICE_MS - 1);
  expect(stage()).toBe('on');
  await vi.advanceTimersByTimeAsync(1);
  expect([stage(), isOnline(), connection.getSnapshot()]).toEqual(['over', true, 'back']);
  expect(happened).toEqual(['offline', 'online']);
  expect(asked).toEqual(['practice-begin', 'practice-end']);
  await vi.advanceTimersByTimeAsync(BACK_ONLINE_SHOWN_MS);
  expect([stage(), connection.getSnapshot()]).toEqual(['none', 'online']);
});

it('cannot be begun with a worker that does not know the message, and does not wait for ever', async () => {
  reply = undefined;
  let hasBegun: boolean | undefined;
  void begin().then((begun) => (hasBegun = begun));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([hasBegun, stage(), isOnline()]).toEqual([false, 'none', true]);
  // The practice may have begun although the worker could not say so, so the page ends it.
  expect(asked).toEqual(['practice-begin', 'practice-end']);
});

it('cannot be begun where the storage refuses, where it is over at once, or without a worker', async () => {
  reply = () => ({ type: 'refused', reason: 'blocked' });
  expect(await begin()).toBe(false);
  reply = () => ({ type: 'practice', leftMs: 0 });
  expect(await begin()).toBe(false);
  container.controller = null;
  expect(await begin()).toBe(false);
  expect(stage()).toBe('none');
});

it('asks the worker first when it is ended by hand, and ends also if the worker is silent', async () => {
  await begin();
  reply = () => {
    expect(isOnline()).toBe(false);
    return { type: 'practice', leftMs: 0 };
  };
  await end();
  expect([stage(), isOnline()]).toEqual(['over', true]);
  follow(PRACTICE_MS);
  reply = undefined;
  void end();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([stage(), isOnline()]).toEqual(['over', true]);
});

it('follows what the worker tells every tab, and is not prolonged by it', async () => {
  follow(40_000);
  await vi.advanceTimersByTimeAsync(10_000);
  follow(40_000);
  expect(practice.getSnapshot().leftMs()).toBe(30_000);
  follow(0);
  expect([stage(), isOnline()]).toEqual(['over', true]);
  follow(10 * PRACTICE_MS);
  expect(practice.getSnapshot().leftMs()).toBe(PRACTICE_MS);
});

it.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
] as const)('is over as soon as a page comes back that was frozen: %s', async (sign, target) => {
  follow(PRACTICE_MS);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(isOnline()).toBe(true);
  target().dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(0);
  expect([stage(), connection.getSnapshot()]).toEqual(['over', 'back']);
});

it('is over when another worker takes over', () => {
  follow(PRACTICE_MS);
  container.dispatchEvent(new Event('controllerchange'));
  expect([stage(), isOnline()]).toEqual(['over', true]);
});

it('goes on when the real connection goes and comes, and announces none that is not there', async () => {
  follow(PRACTICE_MS);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(connection.getSnapshot()).toBe('offline');
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: container });
  follow(0);
  expect([stage(), connection.getSnapshot()]).toEqual(['over', 'offline']);
  expect(happened.at(-1)).toBe('online');
  expect(happened).toHaveLength(3);
});
