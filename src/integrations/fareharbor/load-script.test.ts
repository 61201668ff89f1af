import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const booking = vi.hoisted(() => ({
  origin: 'https://booking.example',
  company: 'cats',
  flow: '1',
  preload: 'intent',
}));
vi.mock('../../config/env', () => ({ settings: { booking } }));

class FakeScript extends EventTarget {
  src = '';
  removed = 0;
  remove(): void {
    this.removed += 1;
  }
}
let scripts: FakeScript[];
let page: EventTarget & { FH?: object };
let connection: { onLine: boolean; connection?: { saveData: boolean } };

/** Imports a fresh module each time, because it remembers what it has loaded. */
const freshLoader = (): Promise<typeof import('./load-script')> => import('./load-script');

beforeEach(() => {
  vi.resetModules();
  scripts = [];
  page = new EventTarget();
  connection = { onLine: true };
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    body: { append: (script: FakeScript) => scripts.push(script) },
  });
});
afterEach(() => {
  Object.assign(booking, { company: 'cats', origin: 'https://booking.example' });
  booking.preload = 'intent';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('loadBookingScript', () => {
  it('loads the script once, however often it is called', async () => {
    const { loadBookingScript } = await freshLoader();
    const asked = [loadBookingScript(), loadBookingScript()];
    expect(scripts.map((script) => script.src)).toEqual(['https://booking.example/embeds/api/v1/?autolightframe=yes']);
    page.FH = {};
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(await loadBookingScript()).toBe(true);
    expect(scripts).toHaveLength(1);
  });

  it('never loads the script if the owner allows only the frame', async () => {
    booking.preload = 'frame';
    const { loadBookingScript, preloadBookingScript } = await freshLoader();
    expect(await loadBookingScript()).toBe(false);
    preloadBookingScript();
    expect(scripts).toEqual([]);
  });

  it('returns false if the script loads without its interface', async () => {
    const { loadBookingScript } = await freshLoader();
    const asked = loadBookingScript();
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(await asked).toBe(false);
  });

  it('does not load a script that the page already has', async () => {
    page.FH = {};
    const { loadBookingScript } = await freshLoader();
    expect(await loadBookingScript()).toBe(true);
    expect(scripts).toHaveLength(0);
  });

  it.each([
    ['offline', () => (connection.onLine = false)],
    ['on Save-Data', () => (connection.connection = { saveData: true })],
    [
      'for the demonstration company',
      () => Object.assign(booking, { company: 'demo-cats', origin: 'https://fareharbor.com' }),
    ],
  ])('requests nothing %s', async (_when, arrange) => {
    arrange();
    const { loadBookingScript } = await freshLoader();
    expect(await loadBookingScript()).toBe(false);
    expect(scripts).toHaveLength(0);
  });

  it('loads the script once the connection is back', async () => {
    connection.onLine = false;
    const { loadBookingScript } = await freshLoader();
    await loadBookingScript();
    connection.onLine = true;
    void loadBookingScript();
    expect(scripts).toHaveLength(1);
  });

  it('logs a failure, and requests the script again only after a lost connection has returned', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { loadBookingScript } = await freshLoader();
    const asked = loadBookingScript();
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(await asked).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(scripts[0]?.removed).toBe(1);
    expect(await loadBookingScript()).toBe(false);
    expect(scripts).toHaveLength(1);
    page.dispatchEvent(new Event('online'));
    void loadBookingScript();
    expect(scripts).toHaveLength(2);
  });
});

describe('preloadBookingScript', () => {
  it('does nothing by default', async () => {
    const idle = vi.fn<() => number>();
    Object.assign(page, { requestIdleCallback: idle });
    const { preloadBookingScript } = await freshLoader();
    preloadBookingScript()();
    expect(idle).not.toHaveBeenCalled();
  });

  it('waits for an idle page, two seconds at most', async () => {
    booking.preload = 'idle';
    const idle = vi.fn<(run: () => void, options: { timeout: number }) => number>(() => 7);
    const cancel = vi.fn<(id: number) => void>();
    Object.assign(page, { requestIdleCallback: idle, cancelIdleCallback: cancel });
    const { preloadBookingScript } = await freshLoader();
    const callOff = preloadBookingScript();
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 2_000 });
    expect(scripts).toHaveLength(0);
    idle.mock.calls[0]?.[0]();
    expect(scripts).toHaveLength(1);
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  describe('by the clock', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      booking.preload = 'idle';
      Object.assign(page, { setTimeout, clearTimeout });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['elsewhere', undefined, 3_000],
      ['on the tours page', 1_000, 1_000],
    ])('%s: loads when its time has come, once, and not at all if it was canceled', async (_where, delay, due) => {
      const { preloadBookingScript } = await freshLoader();
      preloadBookingScript(delay)();
      vi.advanceTimersByTime(due);
      expect(scripts).toHaveLength(0);
      preloadBookingScript(delay);
      preloadBookingScript(delay);
      vi.advanceTimersByTime(due - 1);
      expect(scripts).toHaveLength(0);
      vi.advanceTimersByTime(1);
      expect(scripts).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('requests nothing if the connection was lost meanwhile', async () => {
      const { preloadBookingScript } = await freshLoader();
      preloadBookingScript();
      connection.onLine = false;
      vi.advanceTimersByTime(3_000);
      expect(scripts).toHaveLength(0);
    });

    it('logs a failure and does nothing else', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { preloadBookingScript } = await freshLoader();
      preloadBookingScript();
      vi.advanceTimersByTime(3_000);
      scripts[0]?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(warn).toHaveBeenCalledOnce();
      expect(scripts).toHaveLength(1);
    });
  });

  it.each([undefined, 1_000])('waits for a fixed time in a browser without idle callbacks (%s)', async (delay) => {
    booking.preload = 'idle';
    const timer = vi.fn<(run: () => void, ms: number) => number>(() => 8);
    const clear = vi.fn<(id: number) => void>();
    Object.assign(page, { setTimeout: timer, clearTimeout: clear });
    const { preloadBookingScript } = await freshLoader();
    const callOff = preloadBookingScript(delay);
    expect(timer.mock.calls[0]?.[1]).toBe(delay ?? 3_000);
    timer.mock.calls[0]?.[0]();
    expect(scripts).toHaveLength(1);
    callOff();
    expect(clear).toHaveBeenCalledWith(8);
  });
});
