import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCache, ORIGIN } from '../tests/setup/stand-ins/worker-fakes';
import { answerPicture, bestSubstitute, isPictureRequest, pictureKey, removeOldPictures } from './pictures';

const url = (name: string): string => `${ORIGIN}/pictures/${name}`;
const CAT_640 = url('cat-640.aaaaaaaa.avif');
const CAT_960 = url('cat-960.bbbbbbbb.avif');
const CAT_1600 = url('cat-1600.cccccccc.avif');
const CAT_640_WEBP = url('cat-640.dddddddd.webp');

let cache: FakeCache;
const store = (address: string): Promise<void> => cache.put(address, new Response(address));
const answer = async (
  request: Request | string,
  fetch: () => Promise<Response>,
): Promise<{ status: number; text: string }> => {
  const response = await answerPicture(new Request(request), {
    openCache: () => Promise.resolve(cache),
    cacheKeyOf,
    isListed,
    fetch,
  });
  return { status: response.status, text: await response.text() };
};
const FILM = `${ORIGIN}/film/walk.mp4`;
const cacheKeyOf = (address: string): string => pictureKey(address, address === FILM ? '1' : null);
/** A picture of an earlier version, under the name that it had there. */
const CAT_640_OLD = url('cat-640.99999999.avif');
const isListed = (key: string): boolean => key !== CAT_640_OLD;
const noNetwork = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const network = vi.fn(() => Promise.resolve(new Response('network')));

beforeEach(() => {
  cache = new FakeCache();
  noNetwork.mockClear();
  network.mockClear();
});

it('finds the film and the pictures that earlier releases have stored on devices', async () => {
  await cache.put(`${FILM}?__WB_REVISION__=1`, new Response('film'));
  await store(CAT_640);
  expect((await answer(FILM, noNetwork)).text).toBe('film');
  expect((await answer(CAT_640, noNetwork)).text).toBe(CAT_640);
  expect(noNetwork).not.toHaveBeenCalled();
});

it('takes the folder and what is listed, no page', () => {
  const listed = new Set([`${ORIGIN}/film/walk.12345678.mp4`]);
  expect(isPictureRequest(new URL(CAT_640), listed)).toBe(true);
  expect(isPictureRequest(new URL('/film/walk.12345678.mp4', ORIGIN), listed)).toBe(true);
  expect(isPictureRequest(new URL('/gallery', ORIGIN), listed)).toBe(false);
});

describe('answerPicture', () => {
  it('answers a stored picture without the network', async () => {
    await store(CAT_640);
    expect(await answer(CAT_640, network)).toEqual({ status: 200, text: CAT_640 });
    expect(network).not.toHaveBeenCalled();
  });

  it('answers a smaller width with the next larger one that is there', async () => {
    await store(FILM);
    await store(CAT_960);
    await store(CAT_1600);
    expect((await answer(CAT_640, network)).text).toBe(CAT_960);
    expect(network).not.toHaveBeenCalled();
  });

  it('answers an earlier name of the same width with what is there', async () => {
    await store(CAT_640);
    await store(CAT_960);
    expect((await answer(url('cat-640.99999999.avif'), network)).text).toBe(CAT_640);
    expect(network).not.toHaveBeenCalled();
  });

  it('answers a picture of an earlier version only where the network has none', async () => {
    await store(CAT_640_OLD);
    expect((await answer(CAT_640, network)).text).toBe('network');
    expect((await answer(CAT_640, noNetwork)).text).toBe(CAT_640_OLD);
    // A page of the earlier version gets its own.
    expect((await answer(CAT_640_OLD, noNetwork)).text).toBe(CAT_640_OLD);
    await store(CAT_960);
    expect((await answer(CAT_640, noNetwork)).text).toBe(CAT_960);
  });

  it("finds a stored picture, and another width of it, whatever the host's Vary header says", async () => {
    await store(CAT_960);
    cache.varies = true;
    expect((await answer(CAT_960, noNetwork)).text).toBe(CAT_960);
    expect((await answer(CAT_640, noNetwork)).text).toBe(CAT_960);
  });

  it('fetches a larger width, and answers the smaller one when that fails', async () => {
    await store(CAT_640);
    await store(url('cat-tavern-960.eeeeeeee.avif'));
    expect((await answer(CAT_1600, network)).text).toBe('network');
    expect((await answer(CAT_1600, noNetwork)).text).toBe(CAT_640);
  });

  it.each([503, 404])('answers the smaller one where the host says %i', async (status) => {
    await store(CAT_640);
    const refused = (): Promise<Response> => Promise.resolve(new Response('', { status }));
    expect((await answer(CAT_1600, refused)).text).toBe(CAT_640);
  });

  it('answers the smaller one when the network takes too long', async () => {
    vi.useFakeTimers();
    await store(CAT_640);
    const slow = vi.fn(() => new Promise<Response>(() => undefined));
    const answered = answer(CAT_1600, slow);
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect((await answered).text).toBe(CAT_640);
  });

  it('gives .avif to who asks for .webp only where nothing else can be had', async () => {
    await store(CAT_960);
    expect((await answer(CAT_640_WEBP, network)).text).toBe('network');
    expect((await answer(CAT_640_WEBP, noNetwork)).text).toBe(CAT_960);
  });

  it('fails rather than answer with another picture, so that the page takes its own next step', async () => {
    await store(url('cat-tavern-960.eeeeeeee.avif'));
    await expect(answer(CAT_640, noNetwork)).rejects.toThrow('Failed to fetch');
  });

  it('passes a 404 on, so that the page takes its own next step', async () => {
    const missing = (): Promise<Response> => Promise.resolve(new Response('', { status: 404 }));
    expect((await answer(CAT_640, missing)).status).toBe(404);
  });

  it('goes to the network where the cache refuses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await answerPicture(new Request(CAT_640), {
      openCache: () => Promise.reject(new Error('SecurityError')),
      cacheKeyOf,
      isListed,
      fetch: network,
    });
    expect(await response.text()).toBe('network');
  });

  it('answers a range of a stored film with a slice', async () => {
    await cache.put(cacheKeyOf(FILM), new Response('0123456789'));
    cache.varies = true;
    const request = new Request(FILM, { headers: { range: 'bytes=0-1' } });
    expect(await answer(request, noNetwork)).toEqual({ status: 206, text: '01' });
  });
});

it('prefers the next larger width, else the largest', () => {
  const wanted = { id: 'cat', width: 800, format: 'avif' };
  expect(bestSubstitute(wanted, [CAT_1600, CAT_640, CAT_960])?.url).toBe(CAT_960);
  expect(bestSubstitute({ ...wanted, width: 2_000 }, [CAT_640, CAT_1600, CAT_960])?.url).toBe(CAT_1600);
  expect(bestSubstitute(wanted, [])).toBeUndefined();
});

it('removes what the list no longer names', async () => {
  await store(CAT_640);
  await store(CAT_960);
  await removeOldPictures(cache, new Set([CAT_960]));
  expect([...cache.entries.keys()]).toEqual([CAT_960]);
});
