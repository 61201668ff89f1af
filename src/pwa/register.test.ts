import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker, untilActivated, untilStartIsNeeded } from './register';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const listeners = (worker: FakeWorker): number => getEventListeners(worker, 'statechange').length;

it('waits until the worker is active, and listens no longer', async () => {
  const worker = new FakeWorker();
  const seen: string[] = [];
  const waiting = untilActivated(worker).then(() => seen.push('active'));
  worker.becomes('installed');
  await Promise.resolve();
  expect(seen).toEqual([]);
  expect(listeners(worker)).toBe(1);
  worker.becomes('activated');
  await waiting;
  expect(listeners(worker)).toBe(0);
});

it('leaves nothing behind, however often an active worker is asked', async () => {
  const worker = new FakeWorker();
  worker.becomes('activated');
  for (let times = 0; times < 3; times += 1) await untilActivated(worker);
  expect(listeners(worker)).toBe(0);
});

it('says so where the installation fails', async () => {
  const worker = new FakeWorker();
  const waiting = untilActivated(worker);
  worker.becomes('redundant');
  await expect(waiting).rejects.toThrow('Its installation failed');
  expect(listeners(worker)).toBe(0);
});

describe('registerWorker', () => {
  const worker = (state: ServiceWorkerState) => Object.assign(new FakeWorker(), { state, scriptURL: '/sw.js' });
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null });
  let container: EventTarget & { controller: object | null; register: unknown; getRegistration: unknown };

  beforeEach(() => {
    container = Object.assign(new EventTarget(), {
      controller: null,
      register: vi.fn(() => Promise.resolve(registration)),
      getRegistration: vi.fn(() => Promise.resolve(undefined)),
    });
    vi.stubGlobal('navigator', { serviceWorker: container });
    vi.stubGlobal('document', { readyState: 'complete' });
    vi.stubGlobal('location', new URL('https://mousers.test/'));
    vi.stubGlobal('self', globalThis);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('registers /sw.js for the whole site, past the HTTP cache', async () => {
    expect(await registerWorker()).toMatchObject({ registration, hadWorker: false });
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
    expect(container.getRegistration).toHaveBeenCalledWith('/');
  });

  it('leaves the line to the page until that is loaded', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { readyState: 'interactive' });
    const registered = registerWorker();
    await new Promise((resolve) => setImmediate(resolve));
    expect(container.register).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('load'));
    expect(await registered).toMatchObject({ registration });
  });

  it('waits no longer than five seconds for a page with a picture that hangs', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', { readyState: 'interactive' });
    const registered = registerWorker();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(container.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(container.register).toHaveBeenCalledOnce();
    expect(await registered).toMatchObject({ registration });
  });

  it.each<[string, () => void, boolean]>([
    ['this page is controlled', () => (container.controller = worker('activated')), true],
    [
      'one is active, though this page was loaded past it',
      () => (container.getRegistration = () => Promise.resolve({ active: worker('activated') })),
      true,
    ],
    [
      'the first one is only being activated',
      () => (container.getRegistration = () => Promise.resolve({ active: worker('activating') })),
      false,
    ],
    [
      'the first one is being installed',
      () => (container.getRegistration = () => Promise.resolve({ active: null })),
      false,
    ],
  ])('tells an update from a first installation where %s', async (_where, arrange, hadWorker) => {
    arrange();
    expect(await registerWorker()).toMatchObject({ hadWorker });
  });

  it('is nothing where there are no workers, or the browser refuses', async () => {
    container.getRegistration = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    expect(await registerWorker()).toBeUndefined();
    vi.stubGlobal('navigator', {});
    expect(await registerWorker()).toBeUndefined();
    // Only the refusal is logged.
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('has failed, and may succeed later, where the host answers with something else than the script', async () => {
    container.register = () => Promise.reject(new DOMException('Unsupported MIME type', 'SecurityError'));
    expect(await registerWorker()).toBe('failed');
  });

  it('is nothing where the visitor has blocked site data in Chromium', async () => {
    container.getRegistration = () => Promise.reject(new DOMException('Denied', 'NotSupportedError'));
    expect(await registerWorker()).toBeUndefined();
  });

  it.each([
    ['the script does not come', new TypeError('Failed to register')],
    ['the script breaks off', new DOMException('Aborted', 'AbortError')],
  ])('has only failed, and can be tried again, where %s', async (_what, error) => {
    container.register = () => Promise.reject(error);
    expect(await registerWorker()).toBe('failed');
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('untilStartIsNeeded', () => {
  const page = new EventTarget();
  const container = new EventTarget();
  const over = vi.fn();
  const browser = { serviceWorker: container, onLine: true };
  const comes = (target: EventTarget, event: string) => (): void => void target.dispatchEvent(new Event(event));

  beforeEach(() => {
    over.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('navigator', browser);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each<[string, () => void]>([
    ['the connection goes', comes(page, 'offline')],
    ['a worker takes over', comes(container, 'controllerchange')],
    ['three seconds have passed', () => vi.advanceTimersByTime(1)],
    // This case comes last, because the module remembers that the visitor has acted.
    ['somebody acts', comes(page, 'keydown')],
  ])('is over as soon as %s, and not before', async (_what, happens) => {
    void untilStartIsNeeded().then(over);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(over).not.toHaveBeenCalled();
    happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledOnce();
  });

  it('is over at once where there is no connection', async () => {
    vi.stubGlobal('navigator', { ...browser, onLine: false });
    void untilStartIsNeeded().then(over);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledOnce();
  });
});
