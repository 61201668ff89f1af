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
