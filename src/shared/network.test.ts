import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSlow, savesData, statusOfOwnSite } from './network';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['nothing is told', {}, false, false],
  ['Save-Data is on', { connection: { saveData: true, effectiveType: '4g' } }, true, false],
  ['the line is slow', { connection: { saveData: false, effectiveType: 'slow-2g' } }, false, true],
  ['the line is fast', { connection: { effectiveType: '4g' } }, false, false],
])('where %s', (_, navigator, saves, slow) => {
  vi.stubGlobal('navigator', navigator);
  expect([savesData(), isSlow()]).toEqual([saves, slow]);
});

describe('statusOfOwnSite', () => {
  it('asks past every cache, and gives the status, whatever it is', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 503 })));
    vi.stubGlobal('fetch', fetch);
    expect(await statusOfOwnSite('/robots.txt')).toBe(503);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/robots.txt', { method: 'HEAD', cache: 'no-store' });
  });

  it('gives nothing where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await statusOfOwnSite('/robots.txt')).toBeUndefined();
  });

  it('waits no longer than it may', async () => {
    const { signal } = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    const fetch = vi.fn(() => Promise.resolve(new Response(null)));
    vi.stubGlobal('fetch', fetch);
    await statusOfOwnSite('/robots.txt', 5_000);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
    expect(fetch).toHaveBeenCalledWith('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
  });
});
