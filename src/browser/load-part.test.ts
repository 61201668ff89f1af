import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPartAskedFor, keepLoading, loadAskedPart } from './load-part';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('navigator', { onLine: true });
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const failingOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');

it('loads a part again when the connection is back, and not after it has loaded', async () => {
  const load = failingOnce();
  const [onLoaded, onFailed] = [vi.fn<(part: string) => void>(), vi.fn<() => void>()];
  keepLoading(load, onLoaded, onFailed);
  await settled();
  expect(onFailed).toHaveBeenCalledOnce();
  browser.dispatchEvent(new Event('online'));
  await settled();
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect(onLoaded.mock.calls).toEqual([['part']]);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('after a failure', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no answer'));

  it('loads a part again some times while the browser says that it is online, and then waits for the connection', async () => {
    const load = failing();
    const onLoaded = vi.fn<(part: string) => void>();
    keepLoading(load, onLoaded);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load).toHaveBeenCalledTimes(4);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(5);
    load.mockResolvedValue('part');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(onLoaded.mock.calls).toEqual([['part']]);
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('loads a part without which nothing is sent again every minute, as long as the browser says that it is online', async () => {
    const load = failing();
    keepLoading(load, vi.fn(), undefined, { alwaysAfterMs: 60_000 });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load).toHaveBeenCalledTimes(13);
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load).toHaveBeenCalledTimes(14);
  });

  it('waits for the connection if the browser says that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = failing();
    keepLoading(load, vi.fn());
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads a part that was under way while the connection came back, and failed', async () => {
    let fail = (): void => undefined;
    let underWay: Promise<string> | undefined = new Promise((_resolve, reject) => {
      fail = () => {
        underWay = undefined;
        reject(new Error('offline'));
      };
    });
    const onLoaded = vi.fn<(part: string) => void>();
    keepLoading(() => underWay ?? Promise.resolve('part'), onLoaded);
    browser.dispatchEvent(new Event('online'));
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onLoaded.mock.calls).toEqual([['part']]);
  });

  it('says that nobody has asked for a part, unless the visitor has pressed for it', async () => {
    const states: boolean[] = [];
    const load = async (): Promise<never> => {
      states.push(isPartAskedFor());
      throw new Error('no answer');
    };
    keepLoading(load, vi.fn());
    await vi.advanceTimersByTimeAsync(1_000);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual([false, false, false]);
    await expect(loadAskedPart(load)).rejects.toThrow('no answer');
    expect(states.at(-1)).toBe(true);
    expect(isPartAskedFor()).toBe(false);
  });

  it('loads nothing again after it was stopped', async () => {
    const load = failing();
    const stop = keepLoading(load, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('calls nothing back and loads nothing again after it was stopped', async () => {
  const load = failingOnce();
  const [onLoaded, onFailed] = [vi.fn<(part: string) => void>(), vi.fn<() => void>()];
  const stop = keepLoading(load, onLoaded, onFailed);
  stop();
  await settled();
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(onLoaded).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

describe('a style sheet that did not load', () => {
  class Link extends EventTarget {
    rel = 'stylesheet';
    href = '';
    replaceWith(again: Link): void {
      requested.push(again);
    }
  }
  let requested: Link[];
  let module: typeof import('./load-part');

  beforeEach(async () => {
    requested = [];
    vi.stubGlobal('window', browser);
    vi.stubGlobal('location', { origin: 'https://mousers.example' });
    vi.stubGlobal('HTMLLinkElement', Link);
    vi.stubGlobal('document', { createElement: () => new Link() });
    vi.resetModules();
    module = await import('./load-part');
    module.watchStyleSheets();
  });

  afterEach(() => void vi.useRealTimers());

  const linkTo = (href: string): Link => Object.assign(new Link(), { href });
  /** Ends the load of a link as browsers do: the window learns first that it failed. */
  const fail = (link: Link): void => {
    browser.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }));
    link.dispatchEvent(new Event('error'));
  };
  const arrive = (link: Link | undefined) => link?.dispatchEvent(new Event('load'));
  /** Loads a part whose script comes at once. Returns the results so far. */
  const partOf = (): string[] => {
    const results: string[] = [];
    module
      .loadPart(() => Promise.resolve('part'))
      .then(
        (part) => results.push(part),
        (error: unknown) => results.push(String(error)),
      );
    return results;
  };
  const SHEET = 'https://mousers.example/assets/search.css';

  it('is requested again with each part until it has loaded', async () => {
    fail(linkTo(SHEET));
    const first = partOf();
    await settled();
    expect(requested.map(({ href }) => href)).toEqual([SHEET]);
    for (const link of requested) fail(link);
    await settled();
    expect(first).toEqual([`Error: ${SHEET} did not come`]);
    const second = partOf();
    await settled();
    expect(second).toEqual([]);
    arrive(requested[1]);
    await settled();
    expect(second).toEqual(['part']);
    partOf();
    await settled();
    expect(requested).toHaveLength(2);
  });

  it('does not hold back a part for ever by a request without an answer, and is requested again for the next one', async () => {
    vi.useFakeTimers();
    fail(linkTo(SHEET));
    const first = partOf();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(first).toEqual([`Error: ${SHEET} did not come`]);
    const second = partOf();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toHaveLength(2);
    arrive(requested[1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(second).toEqual(['part']);
  });

  it.each(['https://booking.example/calendar.css', 'https://mousers.example.org/a.css', 'chrome-extension://a/b.css'])(
    'holds no part back if it is not of this site, as %s',
    async (href) => {
      fail(linkTo(href));
      const results = partOf();
      await settled();
      expect(results).toEqual(['part']);
      expect(requested).toEqual([]);
    },
  );

  it('holds back every part while it is requested again, and is requested once for all of them', async () => {
    fail(linkTo(SHEET));
    browser.dispatchEvent(new Event('online'));
    const parts = [partOf(), partOf()];
    await settled();
    expect(parts).toEqual([[], []]);
    expect(requested).toHaveLength(1);
    arrive(requested[0]);
    await settled();
    expect(parts).toEqual([['part'], ['part']]);
  });
});
