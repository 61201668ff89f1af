import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates, decideOnNewWorker, type Updates, type UpdateState } from './update';

describe('decideOnNewWorker', () => {
  const situation = { hadWorker: true, askedHere: false, unsavedText: false };

  it.each([
    ['the first installation', { hadWorker: false }, 'stay'],
    ['the first installation, with typed text', { hadWorker: false, unsavedText: true }, 'stay'],
    ['an update from another tab', {}, 'reload'],
    ['an update from another tab, with typed text', { unsavedText: true }, 'offer-reload'],
    ['Reload pressed here', { askedHere: true }, 'reload'],
    ['Reload pressed here, with typed text', { askedHere: true, unsavedText: true }, 'reload'],
  ] as const)('%s', (_, change, expected) => {
    expect(decideOnNewWorker({ ...situation, ...change })).toBe(expected);
  });
});

/** The part of a registration and of workbox-window that update.ts uses. */
class FakeRegistration extends EventTarget {
  active: object | null = {
    postMessage: (message: { type: string }, ports: MessagePort[]) => this.answer(message, ports),
  };
  waiting: object | null = null;
  installing: EventTarget | null = null;
  shown = true;
  refuses = false;
  asked = 0;
  update = vi.fn(() => Promise.resolve());

  private answer({ type }: { type: string }, ports: MessagePort[]): void {
    if (type !== 'show-update-notification') return;
    this.asked += 1;
    ports[0]?.postMessage(
      this.refuses ? { type: 'refused', reason: '', shown: true } : { type: 'notification-shown', shown: this.shown },
    );
  }
}

class FakeWorkbox extends EventTarget {
  messageSkipWaiting = vi.fn();

  /** Another worker takes control of the page, and the browser says so. */
  takesOver(): void {
    controller = {};
    this.dispatchEvent(new Event('controlling'));
  }
}

interface Loaded {
  readonly updates: Updates;
  readonly registration: FakeRegistration;
  readonly workbox: FakeWorkbox;
  readonly reload: ReturnType<typeof vi.fn<() => void>>;
}

/** The worker that controls the page. */
let controller: object | null;
let mayNotify: boolean;
/** Text in a form of ours, and text in the frame of another company. */
let hasDraft: boolean;
let hasForeignText: boolean;
let endPractice: ReturnType<typeof vi.fn<() => void>>;

function newUpdates(): Pick<Loaded, 'updates' | 'reload'> {
  const reload = vi.fn<() => void>();
  const updates = createUpdates({
    currentController: () => controller as ServiceWorker | null,
    mayNotify: () => mayNotify,
    hasUnsavedText: () => hasDraft || hasForeignText,
    reloadLosesText: () => hasForeignText,
    endPractice,
    reload,
  });
  return { updates, reload };
}

/** The updates of a page that has just been opened. */
function load(hadWorker: boolean, registration = new FakeRegistration()): Loaded {
  const { updates, reload } = newUpdates();
  const workbox = new FakeWorkbox();
  updates.watch({ workbox, registration, hadWorker, controller } as never);
  return { updates, registration, workbox, reload };
}

const becomes = (loaded: Loaded, expected: UpdateState): Promise<void> =>
  vi.waitFor(() => expect(loaded.updates.state.getSnapshot()).toEqual(expected));

function install(registration: FakeRegistration): EventTarget {
  const worker = new EventTarget();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  return worker;
}
function installed(registration: FakeRegistration): void {
  const worker = registration.installing;
  registration.waiting = worker;
  registration.installing = null;
  worker?.dispatchEvent(new Event('statechange'));
}
/** Installs a new worker that then waits. */
const wait = ({ registration }: Loaded): void => {
  install(registration);
  installed(registration);
};
/** Waits until everything that was started has ended. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  controller = null;
  mayNotify = false;
  hasDraft = false;
  hasForeignText = false;
  endPractice = vi.fn<() => void>();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an update that waits', () => {
  it('is told by a toast', async () => {
    const loaded = load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
    loaded.updates.dismissNotice();
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: true, notice: 'none' });
  });

  it('is told by a notification instead where that is permitted', async () => {
    mayNotify = true;
    const loaded = load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'notification' });
  });

  it('is told by a toast where the system shows no notification', async () => {
    mayNotify = true;
    const loaded = load(true);
    loaded.registration.shown = false;
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is told by a toast where the worker refuses', async () => {
    mayNotify = true;
    const loaded = load(true);
    loaded.registration.refuses = true;
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is told by a toast where the worker is silent', async () => {
    vi.useFakeTimers();
    mayNotify = true;
    const loaded = load(true);
    loaded.registration.active = { postMessage: () => undefined };
    wait(loaded);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: true, notice: 'toast' });
  });

  it('is told to a page that comes while it is being installed', async () => {
    const registration = new FakeRegistration();
    install(registration);
    const loaded = load(true, registration);
    await settled();
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: false, notice: 'none' });
    installed(registration);
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is told to a page that comes when it waits already', async () => {
    const registration = new FakeRegistration();
    install(registration);
    installed(registration);
    await becomes(load(true, registration), { waiting: true, notice: 'toast' });
  });

  it('is no update where no worker was there before', async () => {
    const registration = new FakeRegistration();
    registration.active = null;
    install(registration);
    const loaded = load(false, registration);
    installed(registration);
    await settled();
    // The browser activates it without waiting for a page.
    registration.active = registration.waiting;
    registration.waiting = null;
    (registration.active as EventTarget).dispatchEvent(new Event('statechange'));
    await settled();
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: false, notice: 'none' });
  });

  it('is told once, whatever else becomes of it, and again for the version after it', async () => {
    const loaded = load(true);
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
    loaded.updates.dismissNotice();
    (loaded.registration.waiting as EventTarget).dispatchEvent(new Event('statechange'));
    await settled();
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: true, notice: 'none' });
    wait(loaded);
    await becomes(loaded, { waiting: true, notice: 'toast' });
  });

  it('is not told where it took over while the system was asked', async () => {
    mayNotify = true;
    const loaded = load(true);
    wait(loaded);
    loaded.registration.waiting = null;
    await vi.waitFor(() => expect(loaded.registration.asked).toBe(1));
    await settled();
    expect(loaded.updates.state.getSnapshot()).toEqual({ waiting: false, notice: 'none' });
  });
});

describe('Reload', () => {
  it('lets the waiting worker take over and reloads once', async () => {
    vi.useFakeTimers();
    const loaded = load(true);
    wait(loaded);
    hasDraft = true;
    loaded.updates.apply();
    // The press may load parts of the page, and the worker that answers these requests must not be
    // stopped meanwhile.
    await vi.advanceTimersByTimeAsync(499);
    expect(loaded.workbox.messageSkipWaiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded.workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(loaded.reload).not.toHaveBeenCalled();
    loaded.workbox.takesOver();
    expect(loaded.reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(loaded.reload).toHaveBeenCalledOnce();
    expect(endPractice).toHaveBeenCalledOnce();
  });

  it('asks again where the worker that was to answer is replaced meanwhile', async () => {
    vi.useFakeTimers();
    const loaded = load(true);
    wait(loaded);
    hasDraft = true;
    loaded.updates.apply();
    await vi.advanceTimersByTimeAsync(4_500);
    expect(loaded.reload).toHaveBeenCalledOnce();
    loaded.workbox.takesOver();
    expect(loaded.reload).toHaveBeenCalledTimes(2);
  });

  it('asks again where it was pressed after the new worker took over', () => {
    const loaded = load(true);
    hasDraft = true;
    loaded.updates.apply();
    loaded.workbox.takesOver();
    expect(loaded.reload).toHaveBeenCalledTimes(2);
  });

  it('is tried again by another press, where it had no answer', async () => {
    vi.useFakeTimers();
    const loaded = load(true);
    wait(loaded);
    for (const times of [1, 2]) {
      loaded.updates.apply();
      await vi.advanceTimersByTimeAsync(4_500);
      expect(loaded.workbox.messageSkipWaiting).toHaveBeenCalledTimes(times);
      expect(loaded.reload).toHaveBeenCalledTimes(times);
    }
    loaded.registration.waiting = null;
    loaded.updates.apply();
    expect(loaded.reload).toHaveBeenCalledTimes(3);
  });

  it('reloads all the same when the worker does not take over', async () => {
    vi.useFakeTimers();
    const loaded = load(true);
    wait(loaded);
    loaded.updates.apply();
    await vi.advanceTimersByTimeAsync(4_499);
    expect(loaded.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded.reload).toHaveBeenCalledOnce();
  });

  it('just reloads where no worker was ever registered', () => {
    const { updates, reload } = newUpdates();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a message that is being sent, but not for long', async () => {
    const holds = (isGranted: Promise<void>) => ({
      request: async (name: string, { signal }: { signal: AbortSignal }, work: () => void) => {
        expect(name).toBe('outbox');
        await Promise.race([
          isGranted,
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
        ]);
        work();
      },
    });
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let release = (): void => undefined;
    vi.stubGlobal('navigator', { locks: holds(new Promise((resolve) => (release = resolve))) });
    const first = load(true);
    first.updates.apply();
    await settled();
    expect(first.reload).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce());
    vi.stubGlobal('navigator', { locks: holds(new Promise(() => undefined)) });
    const second = load(true);
    second.updates.apply();
    await settled();
    expect(second.reload).not.toHaveBeenCalled();
    patience.abort();
    await vi.waitFor(() => expect(second.reload).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it('just reloads when nothing waits any more', () => {
    const loaded = load(true);
    loaded.updates.apply();
    expect(loaded.reload).toHaveBeenCalledOnce();
    expect(endPractice).not.toHaveBeenCalled();
  });
});

describe('text in the frame of another company', () => {
  const typing = (): Loaded => {
    hasForeignText = true;
    return load(true);
  };

  it('stays when another tab or the system notification updates', async () => {
    const { updates, workbox, reload } = typing();
    workbox.takesOver();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state.getSnapshot()).toEqual({ waiting: true, notice: 'updated-elsewhere' });
  });

  it('is given up only by somebody who was told', async () => {
    vi.useFakeTimers();
    const loaded = typing();
    wait(loaded);
    loaded.updates.apply();
    expect(loaded.workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(loaded.reload).not.toHaveBeenCalled();
    expect(loaded.updates.state.getSnapshot().notice).toBe('confirm');
    loaded.updates.applyAnyway();
    await vi.advanceTimersByTimeAsync(500);
    loaded.workbox.takesOver();
    expect(loaded.workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(loaded.reload).toHaveBeenCalledOnce());
  });

  it('is not asked about once the frame is gone', async () => {
    const loaded = typing();
    hasForeignText = false;
    loaded.updates.apply();
    await vi.waitFor(() => expect(loaded.reload).toHaveBeenCalledOnce());
  });
});

describe('a new controlling worker', () => {
  it('reloads nothing on the first installation, but does on the next', () => {
    const { updates, workbox, reload } = load(false);
    workbox.takesOver();
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state.getSnapshot()).toEqual({ waiting: false, notice: 'none' });
    workbox.takesOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is noticed though it took over before anybody watched', () => {
    const { updates, reload } = newUpdates();
    const [workbox, registration] = [new FakeWorkbox(), new FakeRegistration()];
    workbox.takesOver();
    updates.watch({ workbox, registration, hadWorker: true, controller: null } as never);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('counts once if the browser says so only after the page has noticed it, as WebKit does', () => {
    const { updates, reload } = newUpdates();
    const [workbox, registration] = [new FakeWorkbox(), new FakeRegistration()];
    controller = {};
    updates.watch({ workbox, registration, hadWorker: false, controller: null } as never);
    workbox.dispatchEvent(new Event('controlling'));
    expect(reload).not.toHaveBeenCalled();
    workbox.takesOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('looks for text again after it has waited for a message that is being sent', async () => {
    let release = (): void => undefined;
    const request = async (_: string, __: object, work: () => void): Promise<void> => {
      await new Promise<void>((resolve) => (release = resolve));
      work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const loaded = load(true);
    loaded.workbox.takesOver();
    hasDraft = true;
    release();
    await becomes(loaded, { waiting: true, notice: 'updated-elsewhere' });
    expect(loaded.reload).not.toHaveBeenCalled();
    loaded.updates.apply();
    release();
    await vi.waitFor(() => expect(loaded.reload).toHaveBeenCalledOnce());
  });

  it('offers the reload where text stands in a form', () => {
    const loaded = load(true);
    hasDraft = true;
    loaded.workbox.takesOver();
    expect(loaded.reload).not.toHaveBeenCalled();
    expect(loaded.updates.state.getSnapshot()).toEqual({
      waiting: true,
      notice: 'updated-elsewhere',
    });
    loaded.updates.apply();
    expect(loaded.reload).toHaveBeenCalledOnce();
  });
});

it('watches a registration once, however often it is found', async () => {
  vi.useFakeTimers();
  const { updates, registration, workbox } = load(true);
  updates.watch({ workbox, registration, hadWorker: true, controller } as never);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

it('looks for updates when the page becomes visible, at most hourly', async () => {
  vi.useFakeTimers();
  const { registration } = load(true);
  const show = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
  show();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  show();
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  Object.assign(document, { visibilityState: 'hidden' });
  show();
  expect(registration.update).not.toHaveBeenCalled();
  Object.assign(document, { visibilityState: 'visible' });
  show();
  show();
  expect(registration.update).toHaveBeenCalledOnce();
});

it('looks for updates although the clock was set back', () => {
  vi.useFakeTimers();
  const { registration } = load(true);
  vi.setSystemTime(Date.now() - 2 * 60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

it('looks for updates again where the server did not answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const { registration } = load(true);
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  for (let hour = 1; hour <= 2; hour += 1) {
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(registration.update).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockRestore();
});
