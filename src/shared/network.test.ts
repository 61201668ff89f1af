import { afterEach, describe, expect, it, vi } from 'vitest';
import { failsToReach, isSlow, savesData, whoAnswers } from './network';

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

describe('whoAnswers', () => {
  const OURS = { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "default-src 'self'" };
  const PORTAL = { 'content-type': 'text/html; charset=utf-8' };
  const answered = (status: number, headers: Record<string, string>) => () =>
    Promise.resolve(new Response(null, { status, headers }));
  const redirected = () => Promise.resolve(Response.error());

  it.each([
    ['our file with its type and our policy', answered(200, OURS), 'site'],
    ['a host in trouble', answered(503, PORTAL), 'host'],
    ['the page of a Wi-Fi in the place of everything', answered(200, PORTAL), 'stranger'],
    ['the page of a Wi-Fi with a policy of its own', answered(200, { ...OURS, ...PORTAL }), 'stranger'],
    ['whoever answers everything with a text', answered(200, { 'content-type': 'text/plain' }), 'stranger'],
    ['an empty answer', answered(204, {}), 'stranger'],
    ['a network that wants us to sign in', answered(511, PORTAL), 'stranger'],
    ['the way to another host, which is not followed', redirected, 'stranger'],
    ['a miss', answered(404, OURS), 'stranger'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'nobody'],
  ])('%s', async (_, fetch, answerer) => {
    vi.stubGlobal('fetch', fetch);
    expect(await whoAnswers()).toBe(answerer);
  });

  it('asks past every cache, follows nothing, and waits no longer than it may', async () => {
    const { signal } = new AbortController();
    const fetch = vi.fn(answered(200, OURS));
    vi.stubGlobal('fetch', fetch);
    await whoAnswers(signal);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
  });
});

it('fails to reach an address that does not answer, and not one that is only slow', async () => {
  const { signal } = new AbortController();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 405 })));
  expect(await failsToReach('https://mail.test', 'cors', signal)).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failsToReach('https://mail.test', 'cors', signal)).toBe(true);
  expect(await failsToReach('https://mail.test', 'cors', AbortSignal.abort())).toBe(false);
});
