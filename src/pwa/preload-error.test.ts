import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAskedPart } from '../browser/load-part';
import { noteForeignText } from '../browser/unsaved-text';
import { installPreloadErrorGuard, mayReloadForMissingScript } from './preload-error';

const MINUTE_MS = 60_000;
const storageOf = (values = new Map<string, string>()): (() => Pick<Storage, 'getItem' | 'setItem'>) => {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return () => storage;
};

const answering = (yes: boolean) => () => Promise.resolve(yes);

describe('mayReloadForMissingScript', () => {
  const now = Date.UTC(2027, 0, 1);
  const pageComes = answering(true);
  const takesAway = () => false;

  it('reloads once, and not again soon after', async () => {
    const storage = storageOf();
    expect(await mayReloadForMissingScript({ now, pageComes, takesAway, storage })).toBe(true);
    expect(await mayReloadForMissingScript({ now: now + MINUTE_MS, pageComes, takesAway, storage })).toBe(false);
  });

  it('reloads once for two scripts that are missed at the same moment', async () => {
    const storage = storageOf();
    const missed = () => mayReloadForMissingScript({ now, pageComes, takesAway, storage });
    expect(await Promise.all([missed(), missed()])).toEqual([true, false]);
  });

  it('reloads for a later version in the same visit', async () => {
    const storage = storageOf();
    await mayReloadForMissingScript({ now, pageComes, takesAway, storage });
    expect(await mayReloadForMissingScript({ now: now + 10 * MINUTE_MS, pageComes, takesAway, storage })).toBe(true);
  });

  it('leaves a readable page alone that would not come again, and may still reload later', async () => {
    const storage = storageOf();
    expect(await mayReloadForMissingScript({ now, pageComes: answering(false), takesAway, storage })).toBe(false);
    expect(await mayReloadForMissingScript({ now: now + 1, pageComes, takesAway, storage })).toBe(true);
  });

  it('leaves what is typed at the booking partner alone, and may still reload later', async () => {
    const storage = storageOf();
    let typing = false;
    const beginsTyping = (): Promise<boolean> => {
      typing = true;
      return Promise.resolve(true);
    };
    expect(await mayReloadForMissingScript({ now, pageComes: beginsTyping, takesAway: () => typing, storage })).toBe(
      false,
    );
    expect(await mayReloadForMissingScript({ now: now + 1, pageComes, takesAway, storage })).toBe(true);
  });

  it('does not reload where the guard cannot be kept', async () => {
    const blocked = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(await mayReloadForMissingScript({ now, pageComes, takesAway, storage: blocked })).toBe(false);
  });
});

describe('the listener', () => {
  const reload = vi.fn();
  /** The fields of the forms whose scripts have not loaded. */
  let fields: { value: string; defaultValue: string }[];
  let isNavigating: boolean;
  /** A host of ours that gives its scripts the old name of their type, as some hosts do. */
  const ourHost = (url: string): Promise<Response> => {
    const type = url.endsWith('.js') ? 'application/javascript' : 'text/plain; charset=utf-8';
    const headers = { 'content-type': type, 'content-security-policy': "default-src 'self'" };
    return Promise.resolve(new Response('', { headers }));
  };

  beforeEach(() => {
    reload.mockClear();
    fields = [{ value: '', defaultValue: '' }];
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', { querySelectorAll: () => fields });
    vi.stubGlobal('fetch', ourHost);
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', storageOf()());
    isNavigating = true;
    installPreloadErrorGuard(() => isNavigating);
  });
  afterEach(() => vi.unstubAllGlobals());

  const fail = (): Error => {
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/contact-1.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
    return payload;
  };

  it('reloads at the first failure, not at the second', async () => {
    fail();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    fail();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page alone for what nobody has asked for, and reloads when somebody does', async () => {
    isNavigating = false;
    fail();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    const load = async (): Promise<never> => {
      throw fail();
    };
    await expect(loadAskedPart(load)).rejects.toThrow('A part of the page did not load.');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('leaves the page alone where a page of a hotel answers for the script', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } })));
    fail();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone while text stands in the frame of another company', async () => {
    let typing = true;
    noteForeignText(() => typing);
    fail();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    typing = false;
    fail();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('leaves the page alone while text stands in a form whose script has not loaded', async () => {
    fields = [{ value: 'Rosa', defaultValue: '' }];
    fail();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not lead a visitor back who has set out for another page while the site was asked', async () => {
    fail();
    window.dispatchEvent(new Event('beforeunload'));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    fail();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each<[string, (url: string) => Promise<Response>, boolean]>([
    ['calls its scripts application/javascript', ourHost, true],
    ['is hidden behind the page of a Wi-Fi', () => Promise.resolve(new Response('<h1>Welcome</h1>')), false],
    ['is in trouble', () => Promise.resolve(new Response('', { status: 503 })), false],
    ['sends elsewhere', () => Promise.resolve(new Response('', { status: 300 })), false],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('reloads only where our own site answers: it %s', async (_what, fetch, reloads) => {
    vi.stubGlobal('fetch', fetch);
    fail();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  it.each<[string, object | null, Record<string, string>, boolean]>([
    ['the worker has the page', {}, { 'content-security-policy': "default-src 'self'" }, true],
    ['a stranger answers for the page', {}, {}, false],
    ['no worker controls it', null, { 'content-security-policy': "default-src 'self'" }, false],
  ])('reloads without a connection where %s: %j', async (_what, controller, headers, reloads) => {
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller } });
    vi.stubGlobal('location', { reload, pathname: '/gallery' });
    vi.stubGlobal('fetch', (url: string) =>
      url === '/gallery' ? Promise.resolve(new Response('', { headers })) : Promise.reject(new TypeError('Failed')),
    );
    fail();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  it('stays without a reload if neither the site nor the worker has the page', async () => {
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    fail();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
  });

  it('listens for a departure only until it has decided, because that may cost the back/forward cache', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const listening = new Set<string>();
    const add = vi.spyOn(window, 'addEventListener').mockImplementation((type, _listener, options) => {
      listening.add(type);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listening.delete(type));
    });
    fail();
    expect(listening).toContain('beforeunload');
    await vi.waitFor(() => expect(listening).not.toContain('beforeunload'));
    add.mockRestore();
  });

  it("keeps the router's own reload out of it", () => {
    expect(fail().message).toMatch(/^A part of the page did not load\./);
  });
});
