import { beforeEach, expect, it, vi } from 'vitest';
import { keepLoading } from './load-part';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
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
