import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNewWorker, type UpdateState } from './update';

describe('onNewWorker', () => {
  const situation = { hadWorker: true, askedHere: false, unsavedText: false, reloading: false };

  it.each([
    ['the first installation', { hadWorker: false }, 'stay'],
    ['the first installation, with typed text', { hadWorker: false, unsavedText: true }, 'stay'],
    ['an update from another tab', {}, 'reload'],
    ['an update from another tab, with typed text', { unsavedText: true }, 'offer-reload'],
    ['Reload pressed here', { askedHere: true }, 'reload'],
    ['Reload pressed here, with typed text', { askedHere: true, unsavedText: true }, 'reload'],
    ['a second change while reloading', { askedHere: true, reloading: true }, 'stay'],
  ] as const)('%s', (_, change, expected) => {
    expect(onNewWorker({ ...situation, ...change })).toBe(expected);
  });
});

/** What a registration and workbox-window show of themselves to update.ts. */
class FakeRegistration extends EventTarget {
  active: object | null = { postMessage: (_: unknown, ports: MessagePort[]) => this.answer(ports) };
  waiting: object | null = null;
  installing: EventTarget | null = null;
  shown = true;
  update = vi.fn(() => Promise.resolve());

  private answer(ports: MessagePort[]): void {
    ports[0]?.postMessage({ type: 'notification-shown', shown: this.shown });
  }
}

class FakeWorkbox extends EventTarget {
  messageSkipWaiting = vi.fn();
}

interface Loaded {
  readonly update: typeof import('./update');
  readonly text: typeof import('../browser/unsaved-text');
  readonly registration: FakeRegistration;
  readonly workbox: FakeWorkbox;
  readonly reload: ReturnType<typeof vi.fn>;
}

/** A fresh page: the modules keep their state for as long as it lives. */
async function load(hadWorker: boolean): Promise<Loaded> {
  vi.resetModules();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const update = await import('./update');
  const text = await import('../browser/unsaved-text');
  const registration = new FakeRegistration();
  const workbox = new FakeWorkbox();
  update.watchForUpdates({ workbox, registration, hadWorker } as never);
  return { update, text, registration, workbox, reload };
}

const becomes = (loaded: Loaded, expected: UpdateState): Promise<void> =>
  vi.waitFor(() => expect(loaded.update.updateState.getSnapshot()).toEqual(expected));

/** A new worker has been installed and waits; found as workbox-window tells it. */
const wait = ({ registration, workbox }: Loaded): void => {
  registration.waiting = {};
  workbox.dispatchEvent(new Event('waiting'));
};

beforeEach(() => vi.stubGlobal('Notification', { permission: 'default' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an update that waits', () => {
  it('is told by a toast', async () => {
    const loaded = await load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
    loaded.update.dismissUpdateNotice();
    expect(loaded.update.updateState.getSnapshot()).toEqual({ waiting: true, notice: 'none' });
  });

  it('is told by a notification instead where that is permitted', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const loaded = await load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'notification' });
  });

  it('is told by a toast where the system shows no notification', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const loaded = await load(true);
    loaded.registration.shown = false;
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is also seen hours later, when workbox-window no longer tells', async () => {
    const loaded = await load(true);
    const { registration } = loaded;
    const worker = new EventTarget();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is not shown again once closed', async () => {
    const loaded = await load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
    loaded.update.dismissUpdateNotice();
    loaded.workbox.dispatchEvent(new Event('waiting'));
    await Promise.resolve();
    expect(loaded.update.updateState.getSnapshot().notice).toBe('none');
  });
});

describe('Reload', () => {
  it('lets the waiting worker take over and reloads once', async () => {
    const loaded = await load(true);
    wait(loaded);
    loaded.text.markDirty('contact', true);
    loaded.update.applyUpdate();
    expect(loaded.workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(loaded.reload).not.toHaveBeenCalled();
    loaded.workbox.dispatchEvent(new Event('controlling'));
    loaded.workbox.dispatchEvent(new Event('controlling'));
    expect(loaded.reload).toHaveBeenCalledOnce();
  });

  it('reloads all the same when the worker does not take over', async () => {
    vi.useFakeTimers();
    const loaded = await load(true);
    wait(loaded);
    loaded.update.applyUpdate();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(loaded.reload).toHaveBeenCalledOnce();
  });

  it('just reloads when nothing waits any more', async () => {
    const loaded = await load(true);
    loaded.update.applyUpdate();
    expect(loaded.reload).toHaveBeenCalledOnce();
  });
});

describe('a new controlling worker', () => {
  it('reloads nothing on the first installation, but does on the next', async () => {
    const { workbox, reload } = await load(false);
    workbox.dispatchEvent(new Event('controlling'));
    expect(reload).not.toHaveBeenCalled();
    workbox.dispatchEvent(new Event('controlling'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers the reload where text stands in a form', async () => {
    const loaded = await load(true);
    loaded.text.markDirty('contact', true);
    loaded.workbox.dispatchEvent(new Event('controlling'));
    expect(loaded.reload).not.toHaveBeenCalled();
    expect(loaded.update.updateState.getSnapshot()).toEqual({
      waiting: false,
      notice: 'updated-elsewhere',
    });
    loaded.update.applyUpdate();
    expect(loaded.reload).toHaveBeenCalledOnce();
  });

  it('reloads again once the text is gone', async () => {
    const loaded = await load(true);
    loaded.text.markDirty('contact', true);
    loaded.text.markDirty('contact', false);
    loaded.workbox.dispatchEvent(new Event('controlling'));
    expect(loaded.reload).toHaveBeenCalledOnce();
  });
});

it('watches a registration once, however often it is found', async () => {
  vi.useFakeTimers();
  const { update, registration, workbox } = await load(true);
  update.watchForUpdates({ workbox, registration, hadWorker: true } as never);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

it('looks for updates when the page becomes visible, at most hourly', async () => {
  vi.useFakeTimers();
  const { registration } = await load(true);
  const show = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  show();
  show();
  expect(registration.update).toHaveBeenCalledOnce();
});
