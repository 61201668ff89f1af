import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACK_ONLINE_SHOWN_MS, connection, wasOffline, watchConnection } from './connection';

let end: () => void = () => undefined;
const happen = (name: 'online' | 'offline'): boolean => window.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  happen('offline');
  happen('online');
  vi.runAllTimers();
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('goes offline, comes back for some seconds, and is online again', () => {
  end = watchConnection();
  expect(connection.getSnapshot()).toBe('online');
  expect(wasOffline.getSnapshot()).toBe(false);
  happen('offline');
  expect(connection.getSnapshot()).toBe('offline');
  happen('online');
  expect(connection.getSnapshot()).toBe('back');
  vi.advanceTimersByTime(BACK_ONLINE_SHOWN_MS);
  expect(connection.getSnapshot()).toBe('online');
  expect(wasOffline.getSnapshot()).toBe(true);
});

it('stays offline when the connection goes again within those seconds', () => {
  end = watchConnection();
  happen('offline');
  happen('online');
  happen('offline');
  vi.advanceTimersByTime(BACK_ONLINE_SHOWN_MS);
  expect(connection.getSnapshot()).toBe('offline');
});

it('does not announce a return if the connection was not lost', () => {
  end = watchConnection();
  happen('online');
  expect(connection.getSnapshot()).toBe('online');
});

it('starts offline if the browser says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  end = watchConnection();
  expect(connection.getSnapshot()).toBe('offline');
});

it.each([
  ['lost', true, 'offline'],
  ['found again', false, 'back'],
] as const)('makes up for a connection that was %s while the page was kept for Back', (_, wasOnline, expected) => {
  vi.stubGlobal('navigator', { onLine: wasOnline });
  end = watchConnection();
  const heard = vi.fn<(event: Event) => void>();
  window.addEventListener(wasOnline ? 'offline' : 'online', heard);
  vi.stubGlobal('navigator', { onLine: !wasOnline });
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  // A page that is loaded has no events to make up for.
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(connection.getSnapshot()).toBe(expected);
  show(true);
  expect(heard).toHaveBeenCalledOnce();
});
