import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '../../tests/setup/simulation/outbox-samples';
import { settings } from '../config/env';
import type { DeliveryNews } from '../outbox/delivery/delivery-news';
import type { DeliveryReport, OutboxEntry, OutboxListener } from '../outbox/outbox';
import { WAITING_TAG } from '../shared/system-notification';
import { startDelivery } from './delivery-triggers';

const NOW = 1_000_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

let report: DeliveryReport;
let entries: OutboxEntry[];
let emit: OutboxListener;
let deliver: ReturnType<typeof vi.fn<() => Promise<DeliveryReport>>>;
let page: EventTarget;
let pageDocument: EventTarget & { visibilityState: string };
let timers: { ms: number; work: () => void }[];
let registerSync: ReturnType<typeof vi.fn<(tag: string) => Promise<void>>>;
let persistStorage: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let tellSent: ReturnType<typeof vi.fn<(news: DeliveryNews) => Promise<boolean>>>;
let tellFailed: ReturnType<typeof vi.fn<(news: DeliveryNews) => Promise<boolean>>>;
let closeStillWaiting: ReturnType<typeof vi.fn<() => Promise<void>>>;
let showOnIcon: ReturnType<typeof vi.fn<(count: number) => Promise<void>>>;

const waiting: OutboxEntry = {
  id: 'id-1',
  kind: 'newsletter',
  payload: { email: 'ada@mail.example', firstName: '', lastName: '' },
  state: 'waiting',
  createdAt: NOW,
  nextAttemptAt: NOW + 3_000,
  possibleDuplicate: false,
  lastError: { reason: 'unreachable', message: '' },
};

beforeEach(() => {
  report = { remaining: 0, sent: 0, failed: 0 };
  entries = [];
  timers = [];
  deliver = vi.fn(() => Promise.resolve(entries.length > 0 ? { ...report, waiting: entries } : report));
  page = new EventTarget();
  pageDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  registerSync = vi.fn(() => Promise.resolve());
  persistStorage = vi.fn(() => Promise.resolve(true));
  tellSent = vi.fn(() => Promise.resolve(true));
  tellFailed = vi.fn(() => Promise.resolve(true));
  closeStillWaiting = vi.fn(() => Promise.resolve());
  showOnIcon = vi.fn(() => Promise.resolve());
});

/** Simulates a message of another page or the worker that something has changed. */
const changed = () => emit({ type: 'outbox-changed' });

async function start(): Promise<() => void> {
  const stop = startDelivery(
    {
      deliver,
      subscribe: (listener) => {
        emit = listener;
        return () => {
          emit = () => {};
        };
      },
    },
    {
      page,
      document: pageDocument,
      clock: {
        now: () => NOW,
        after: (ms, work) => {
          const timer = { work, ms };
          timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
      },
      registerSync,
      persistStorage,
      tellSent,
      tellFailed,
      closeStillWaiting,
      showOnIcon,
    },
  );
  await settled();
  deliver.mockClear();
  return stop;
}

it('delivers when the page starts', async () => {
  const calls = deliver;
  void startDelivery(
    { deliver: calls, subscribe: () => () => {} },
    {
      page,
      document: pageDocument,
      clock: { now: () => NOW, after: () => () => {} },
      registerSync,
      persistStorage,
      tellSent,
      tellFailed,
      closeStillWaiting,
      showOnIcon,
    },
  );
  await settled();
  expect(calls).toHaveBeenCalledTimes(1);
});

it('delivers when it is online, shown or visible again, and when something has changed', async () => {
  await start();
  for (const act of [
    () => page.dispatchEvent(new Event('online')),
    () => page.dispatchEvent(new Event('pageshow')),
    () => pageDocument.dispatchEvent(new Event('visibilitychange')),
    () => changed(),
  ]) {
    deliver.mockClear();
    act();
    await settled();
    expect(deliver).toHaveBeenCalledTimes(1);
  }
});

it('leaves a page alone that is being hidden', async () => {
  await start();
  pageDocument.visibilityState = 'hidden';
  pageDocument.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(deliver).not.toHaveBeenCalled();
});

it('delivers at the time the queue names, and never asks for a longer nap than five minutes', async () => {
  report = { ...report, remaining: 1, nextAttemptAt: NOW + 3_000 };
  await start();
  expect(timers.map(({ ms }) => ms)).toEqual([3_000]);
  report = { ...report, nextAttemptAt: NOW + 6 * 3_600_000 };
  timers[0]?.work();
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(timers.map(({ ms }) => ms)).toEqual([300_000]);
});

it('sets no timer while there is nothing to wait for', async () => {
  await start();
  expect(timers).toEqual([]);
});

it('asks for a sync event and for lasting storage once something waits, and not before', async () => {
  await start();
  expect(registerSync).not.toHaveBeenCalled();
  expect(persistStorage).not.toHaveBeenCalled();
  entries = [waiting];
  changed();
  changed();
  await settled();
  expect(registerSync.mock.calls).toEqual([['outbox']]);
  expect(persistStorage).toHaveBeenCalledTimes(1);
});

it('asks for a sync event again with every start that finds something waiting', async () => {
  entries = [waiting];
  (await start())();
  await start();
  expect(registerSync).toHaveBeenCalledTimes(2);
});

it('goes on where sync is refused or the database fails', async () => {
  entries = [waiting];
  registerSync.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  deliver.mockRejectedValueOnce(new Error('no database'));
  await start();
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(persistStorage).toHaveBeenCalledTimes(1);
});

it('requests neither a sync nor lasting storage for a submission that failed', async () => {
  await start();
  const entry: OutboxEntry = { ...waiting, state: 'failed' };
  emit({ type: 'submission-failed', id: entry.id, kind: 'newsletter' }, { entry });
  await settled();
  expect(registerSync).not.toHaveBeenCalled();
  expect(persistStorage).not.toHaveBeenCalled();
});

it('asks for lasting storage only for what could not go out at once', async () => {
  const { lastError: _lastError, ...fresh } = waiting;
  entries = [fresh];
  await start();
  expect(registerSync).toHaveBeenCalledTimes(1);
  expect(persistStorage).not.toHaveBeenCalled();
  entries = [waiting];
  changed();
  await settled();
  expect(persistStorage).toHaveBeenCalledTimes(1);
});

describe('what this page itself changes', () => {
  const { id } = waiting;

  it('is not looked through while this page sends it', async () => {
    await start();
    emit({ type: 'outbox-changed' }, { entry: { ...waiting, state: 'sending' } });
    emit({ type: 'submission-sent', id, kind: 'newsletter' }, { entry: undefined });
    emit({ type: 'submission-failed', id, kind: 'newsletter' }, { entry: { ...waiting, state: 'failed' } });
    emit({ type: 'submission-removed', id }, { entry: undefined });
    await settled();
    expect(deliver).not.toHaveBeenCalled();
  });

  it('wakes the worker should this page die, with the first word of it', async () => {
    await start();
    const { lastError: _lastError, ...entry } = waiting;
    emit({ type: 'outbox-changed' }, { entry });
    emit({ type: 'outbox-changed' }, { entry: { ...entry, state: 'sending' } });
    await settled();
    expect(registerSync.mock.calls).toEqual([['outbox']]);
    expect(persistStorage).not.toHaveBeenCalled();
  });

  it('is delivered at its time once it is left waiting', async () => {
    await start();
    report = { ...report, remaining: 1, nextAttemptAt: NOW + 3_000 };
    entries = [waiting];
    emit({ type: 'submission-waiting', id }, { entry: waiting });
    await settled();
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(timers.map(({ ms }) => ms)).toEqual([3_000]);
    expect(persistStorage).toHaveBeenCalledTimes(1);
  });
});

it('waits for the time that the queue gives after a try of its own, and does not begin again at once', async () => {
  await start();
  entries = [waiting];
  report = { ...report, remaining: 1, nextAttemptAt: NOW + 30_000 };
  deliver.mockImplementationOnce(() => {
    emit({ type: 'submission-waiting', id: waiting.id }, { entry: waiting, byQueue: true });
    return Promise.resolve({ ...report, waiting: entries });
  });
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
});

it.each(['visible', 'hidden'])(
  'tells that it was sent, once, where this page has delivered: %s',
  async (visibility) => {
    pageDocument.visibilityState = visibility;
    report = { remaining: 0, sent: 2, sentKinds: ['survey', 'contact'], failed: 0 };
    await start();
    expect(tellSent).toHaveBeenCalledOnce();
    report = { remaining: 0, sent: 0, failed: 1 };
    changed();
    await settled();
    expect(deliver).toHaveBeenCalledOnce();
    expect(tellSent).toHaveBeenCalledExactlyOnceWith({ sent: ['survey', 'contact'], failed: 0, waiting: 0 });
    expect(tellFailed).toHaveBeenCalledExactlyOnceWith({ sent: [], failed: 1, waiting: 0 });
  },
);

it('does not say that it was sent where a message waits and only a sign-up went out', async () => {
  entries = [{ ...waiting, kind: 'contact', payload: { name: '', email: '', phone: '', message: '', consent: true } }];
  report = { remaining: 1, sent: 1, sentKinds: ['newsletter'], failed: 0 };
  await start();
  expect(tellSent).not.toHaveBeenCalled();
  expect(tellFailed).not.toHaveBeenCalled();
});

it('takes back that something is still waiting as soon as nothing is: a sign-up does not count', async () => {
  const message: OutboxEntry = { ...waiting, id: 'id-2', kind: 'survey', payload: feedback.payload };
  entries = [waiting, message];
  await start();
  expect(closeStillWaiting).not.toHaveBeenCalled();
  entries = [waiting];
  changed();
  await settled();
  expect(closeStillWaiting).toHaveBeenCalledOnce();
  entries = [message];
  changed();
  await settled();
  emit({ type: 'submission-removed', id: 'id-2' }, { entry: undefined });
  expect(closeStillWaiting).toHaveBeenCalledTimes(2);
});

it('says nothing of what the visitor has sent and waited for', async () => {
  await start();
  emit({ type: 'submission-sent', id: 'id-1', kind: 'newsletter' }, { entry: undefined });
  await settled();
  expect(tellSent).not.toHaveBeenCalled();
});

it('looks through the queue once at a time, and once more for all that came meanwhile', async () => {
  await start();
  let end = (): void => {};
  deliver.mockReturnValueOnce(new Promise((resolve) => (end = () => resolve(report))));
  for (let times = 0; times < 3; times += 1) page.dispatchEvent(new Event('online'));
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
  end();
  await settled();
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('stops also while it looks through the queue', async () => {
  const stop = await start();
  let end = (): void => {};
  const late = { ...report, remaining: 1, nextAttemptAt: NOW + 3_000 };
  deliver.mockReturnValueOnce(new Promise((resolve) => (end = () => resolve(late))));
  changed();
  stop();
  end();
  await settled();
  expect(timers).toEqual([]);
});

it('removes its listeners when it is stopped, and delivers nothing any more', async () => {
  report = { ...report, remaining: 1, nextAttemptAt: NOW + 3_000 };
  const stop = await start();
  stop();
  for (const event of ['online', 'pageshow']) expect(getEventListeners(page, event)).toEqual([]);
  expect(getEventListeners(pageDocument, 'visibilitychange')).toEqual([]);
  page.dispatchEvent(new Event('online'));
  changed();
  await settled();
  expect(deliver).not.toHaveBeenCalled();
  expect(timers).toEqual([]);
});

it('tries again in a while where the database cannot be read just now, with no other sign of life', async () => {
  deliver.mockRejectedValueOnce(new Error('locked'));
  await start();
  expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
  timers[0]?.work();
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('asks again for a sync event that was refused', async () => {
  entries = [waiting];
  registerSync.mockRejectedValueOnce(new Error('no worker yet'));
  await start();
  changed();
  await settled();
  changed();
  await settled();
  expect(registerSync).toHaveBeenCalledTimes(2);
});

it('is not held up by a question that the visitor does not answer', async () => {
  entries = [waiting];
  persistStorage.mockReturnValueOnce(new Promise(() => undefined));
  await start();
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
});

describe('in a browser', () => {
  let worker: { active: object | null; sync: { register: typeof registerSync }; showNotification: typeof shows };
  let storage: { persisted: () => Promise<boolean>; persist: () => Promise<boolean> };
  let shows: ReturnType<typeof vi.fn<(title: string, options: NotificationOptions) => Promise<void>>>;
  let isRegistered: boolean;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
    shows = vi.fn(() => Promise.resolve());
    worker = { active: {}, sync: { register: registerSync }, showNotification: shows };
    storage = { persisted: () => Promise.resolve(false), persist: persistStorage };
    isRegistered = true;
    const getRegistration = () => Promise.resolve(isRegistered ? worker : undefined);
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', pageDocument);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration }, storage });
    vi.stubGlobal('Notification', { permission: 'granted' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function startHere(): Promise<() => void> {
    const stop = startDelivery({ deliver, subscribe: () => () => {} });
    await settled();
    return stop;
  }

  it('wakes at the time that the queue names, and at its events, until it is stopped', async () => {
    report = { ...report, remaining: 1, nextAttemptAt: NOW + 3_000 };
    const stop = await startHere();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(deliver).toHaveBeenCalledTimes(2);
    page.dispatchEvent(new Event('online'));
    await settled();
    expect(deliver).toHaveBeenCalledTimes(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    for (const event of ['online', 'pageshow']) page.dispatchEvent(new Event(event));
    pageDocument.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  it('asks the browser for what waits to be woken up and kept, and tells by a notification what was sent', async () => {
    entries = [waiting];
    report = { ...report, remaining: 1, sent: 1, sentKinds: ['survey'] };
    await startHere();
    expect(registerSync.mock.calls).toEqual([['outbox']]);
    expect(persistStorage).toHaveBeenCalledOnce();
    expect(shows).toHaveBeenCalledExactlyOnceWith(
      settings.companyName,
      expect.objectContaining({ body: 'Your feedback was sent.' }),
    );
  });

  it('closes the notification that something is still waiting', async () => {
    const close = vi.fn();
    const getNotifications = vi.fn(() => Promise.resolve([{ close }]));
    Object.assign(worker, { getNotifications });
    await startHere();
    expect(getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: WAITING_TAG });
    expect(close).toHaveBeenCalledOnce();
  });

  it('tells by a notification what was refused', async () => {
    report = { ...report, failed: 1 };
    await startHere();
    const body = 'What you wrote could not be sent. Open the Outbox.';
    expect(shows).toHaveBeenCalledExactlyOnceWith(settings.companyName, expect.objectContaining({ body }));
  });

  it('does not ask for storage that is lasting already', async () => {
    storage.persisted = () => Promise.resolve(true);
    entries = [waiting];
    await startHere();
    expect(persistStorage).not.toHaveBeenCalled();
  });

  it('goes on without a worker, and without a word about storage', async () => {
    isRegistered = false;
    vi.stubGlobal('navigator', { serviceWorker: navigator.serviceWorker });
    entries = [waiting];
    report = { ...report, remaining: 1, sent: 1, sentKinds: ['contact'], nextAttemptAt: NOW + 1_000 };
    await startHere();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(shows).not.toHaveBeenCalled();
  });
});

describe('the number on the icon', () => {
  it('is what waits after each delivery', async () => {
    await start();
    expect(showOnIcon).toHaveBeenLastCalledWith(0);
    entries = [waiting, { ...waiting, id: 'id-2' }];
    changed();
    await settled();
    expect(showOnIcon).toHaveBeenLastCalledWith(2);
  });

  it.each<Parameters<OutboxListener>[0]>([
    { type: 'submission-sent', id: 'id-2', kind: 'contact' },
    { type: 'submission-failed', id: 'id-2', kind: 'contact' },
    { type: 'submission-removed', id: 'id-2' },
  ])('is one less when this page tells $type, without a delivery', async (message) => {
    entries = [waiting, { ...waiting, id: 'id-2' }];
    await start();
    showOnIcon.mockClear();
    emit(message, { entry: undefined });
    emit(message, { entry: undefined });
    emit({ type: 'outbox-changed' }, { entry: { ...waiting, id: 'id-3', state: 'sending' } });
    expect(showOnIcon).toHaveBeenCalledExactlyOnceWith(1);
    expect(deliver).not.toHaveBeenCalled();
  });
});
