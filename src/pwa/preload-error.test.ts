import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPreloadErrorGuard, mayReloadForMissingScript } from './preload-error';

const MINUTE_MS = 60_000;
const storageOf = (values = new Map<string, string>()): (() => Pick<Storage, 'getItem' | 'setItem'>) => {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return () => storage;
};

describe('mayReloadForMissingScript', () => {
  const now = Date.UTC(2027, 0, 1);

  it('reloads once, and not again soon after', () => {
    const storage = storageOf();
    expect(mayReloadForMissingScript({ now, online: true, storage })).toBe(true);
    expect(mayReloadForMissingScript({ now: now + MINUTE_MS, online: true, storage })).toBe(false);
  });

  it('reloads for a later version in the same session', () => {
    const storage = storageOf();
    mayReloadForMissingScript({ now, online: true, storage });
    expect(mayReloadForMissingScript({ now: now + 10 * MINUTE_MS, online: true, storage })).toBe(true);
  });

  it('does not reload offline', () => {
    expect(mayReloadForMissingScript({ now, online: false, storage: storageOf() })).toBe(false);
  });

  it('does not reload where the guard cannot be kept', () => {
    const blocked = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(mayReloadForMissingScript({ now, online: true, storage: blocked })).toBe(false);
  });
});

describe('the listener', () => {
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', storageOf()());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reloads at the first failure and lets the second through to the error screen', () => {
    installPreloadErrorGuard();
    const fail = (): Event => {
      const event = new Event('vite:preloadError', { cancelable: true });
      window.dispatchEvent(event);
      return event;
    };
    expect(fail().defaultPrevented).toBe(true);
    expect(fail().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });
});
