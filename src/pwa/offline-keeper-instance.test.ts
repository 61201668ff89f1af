import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserDeps } from './offline-keeper-instance';

const browserDeps = createBrowserDeps();
const MB = 1024 * 1024;
const NEEDED = 4 * MB;

afterEach(() => vi.unstubAllGlobals());

describe('mayFetchUnasked', () => {
  const roomy = { estimate: () => Promise.resolve({ quota: 500 * MB, usage: 10 * MB }) };

  it.each([
    ['an ordinary connection', { connection: { saveData: false, effectiveType: '4g' }, storage: roomy }, true],
    ['a browser that says nothing', { storage: roomy }, true],
    ['Save-Data', { connection: { saveData: true, effectiveType: '4g' }, storage: roomy }, false],
    ['2g', { connection: { effectiveType: '2g' }, storage: roomy }, false],
    ['slow 2g', { connection: { effectiveType: 'slow-2g' }, storage: roomy }, false],
    ['little room', { storage: { estimate: () => Promise.resolve({ quota: 30 * MB, usage: 10 * MB }) } }, false],
    ['no estimate', {}, true],
    ['an estimate without a limit', { storage: { estimate: () => Promise.resolve({ usage: 10 * MB }) } }, true],
  ])('%s', async (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(await browserDeps.mayFetchUnasked(NEEDED)).toBe(expected);
  });
});

it.each([
  ['a worker', {}, true],
  ['no worker, as after Ctrl+F5,', null, false],
])('says whether %s controls the page', (_, controller, expected) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  expect(browserDeps.isControlled()).toBe(expected);
});

describe('whenNoOtherTab', () => {
  it('does nothing while another tab holds the lock', async () => {
    const request = (_: string, __: object, work: (lock: null) => unknown): unknown => work(null);
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(() => Promise.resolve());
    expect(await browserDeps.whenNoOtherTab(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
  });

  it('holds the lock meanwhile, and does not wait for it', async () => {
    const request = vi.fn((_: string, __: object, work: (lock: object) => unknown): unknown => work({}));
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(() => Promise.resolve());
    expect(await browserDeps.whenNoOtherTab(work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledWith('pictures', { ifAvailable: true }, expect.any(Function));
  });

  it.each([
    ['missing', {}],
    ['refused', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
  ])('works without locks where they are %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const work = vi.fn(() => Promise.resolve());
    expect(await browserDeps.whenNoOtherTab(work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });
});

it('does not run work twice that has failed under the lock', async () => {
  const request = (_: string, __: object, work: (lock: object) => unknown): unknown => work({});
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => Promise.reject(new Error('The worker is gone')));
  await expect(browserDeps.whenNoOtherTab(work)).rejects.toThrow('The worker is gone');
  expect(work).toHaveBeenCalledOnce();
});

describe('isServedVersion', () => {
  const registration = (change: object): ServiceWorkerRegistration =>
    ({ update: () => Promise.resolve(), installing: null, waiting: null, ...change }) as never;

  it.each([
    ['nothing new is found', {}, true],
    ['an update waits', { waiting: {} }, false],
    ['an update comes in', { installing: {} }, false],
    ['the server does not answer', { update: () => Promise.reject(new TypeError('Failed')) }, false],
  ])('%s', async (_, change, expected) => {
    browserDeps.askThisRegistration(registration(change));
    expect(await browserDeps.isServedVersion()).toBe(expected);
  });
});

it('knows of no worker, and of no version of it, before one is registered or after the device was cleared', async () => {
  browserDeps.askThisRegistration(undefined);
  expect(await browserDeps.ask({ type: 'package-status' }, 5_000)).toBeUndefined();
  expect(await browserDeps.isServedVersion()).toBe(false);
  browserDeps.askThisRegistration({ active: null } as never);
  expect(await browserDeps.ask({ type: 'package-status' }, 5_000)).toBeUndefined();
});

it('waits for the time of a pause', async () => {
  vi.useFakeTimers();
  let isOver = false;
  void browserDeps.pause(1_000).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  vi.useRealTimers();
});

it('waits for the worker as long as it tells its progress', async () => {
  const container = new EventTarget();
  const listens = vi.spyOn(container, 'addEventListener');
  vi.stubGlobal('navigator', { serviceWorker: container });
  const postMessage = (_: unknown, [port]: MessagePort[]): void => port?.postMessage({ type: 'refused', reason: '' });
  browserDeps.askThisRegistration({ active: { postMessage } } as never);
  await browserDeps.ask({ type: 'package-status' }, 5_000);
  expect(listens).toHaveBeenCalledWith('message', expect.any(Function));
});
