import { afterEach, expect, it, vi } from 'vitest';
import { reportCrash } from './report-crash';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells of a broken page once, and of another page again', () => {
  const gtag = vi.fn<(...words: unknown[]) => void>();
  vi.stubGlobal('window', { gtag });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { pathname: '/about' });
  reportCrash(new TypeError('no heading'));
  reportCrash(new TypeError('no heading'));
  expect(gtag.mock.calls).toEqual([['event', 'exception', { description: 'TypeError: no heading', fatal: true }]]);
  vi.stubGlobal('location', { pathname: '/tours' });
  reportCrash(new TypeError('no heading'));
  expect(gtag).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(2);
});
