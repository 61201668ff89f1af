// Stage two: the pictures and the film. One cache serves all versions, because the content under a
// hashed name never changes. It is filled in batches when a page asks (messages.ts), never in the
// activate event.
import { readPictureName, type PictureName } from '../src/shared/offline-files';
import { within } from '../src/shared/within';
import type { CacheKeyOf } from './precache';
import { sliceResponse } from './slice-response';

export const PICTURES_CACHE = 'gotham-mousers-pictures';
const PICTURES_FOLDER = '/pictures/';
/** How long the network may take while a smaller picture is stored. */
const BETTER_PICTURE_WITHIN_MS = 3_000;

/**
 * Returns the cache key of a picture or film: its address, and its revision if the name has no
 * hash. The key is ours and does not depend on Workbox. Its parameter is called as Workbox calls
 * its own because devices hold files under this name; with another name they would fetch them again.
 */
export const pictureKey: CacheKeyOf = (href, revision) =>
  revision === null ? href : `${href}?__WB_REVISION__=${revision}`;

export interface PictureDeps {
  openCache(): Promise<Pick<Cache, 'match' | 'keys'>>;
  /** Returns the cache key of a listed file; any other address is returned unchanged. */
  cacheKeyOf(url: string): string;
  /** Whether the list of this version names a file with this cache key. */
  isListed(cacheKey: string): boolean;
  fetch(request: Request): Promise<Response>;
}

/**
 * Returns whether answerPicture handles this address: everything under /pictures/ and every other
 * listed file.
 */
export function isPictureRequest(url: URL, listed: Pick<ReadonlySet<string>, 'has'>): boolean {
  return url.pathname.startsWith(PICTURES_FOLDER) || listed.has(url.href);
}

/**
 * Answers a request for a picture or a listed film. The order is: the stored file (or a part of it for a range
 * request), another stored width that is large enough, the network, a smaller stored width or a
 * picture of an earlier version, which may show something else. Where nothing is stored, the response of the network is
 * passed on unchanged, also a 404. The placeholder is the page's own answer to a picture that does not load: the page
 * must know of the failure to repeat the request later.
 *
 * @throws the error of the network, if no width of the picture is stored
 */
export async function answerPicture(request: Request, deps: PictureDeps): Promise<Response> {
  const found = await findStored(request, deps);
  const range = request.headers.get('range');
  if (found.exact) return range === null ? found.exact : sliceResponse(found.exact, range);
  const { substitute } = found;
  if (substitute?.asGood) return substitute.response;
  try {
    const asked = deps.fetch(request);
    const answer = await (substitute ? within(BETTER_PICTURE_WITHIN_MS, asked, tooSlow) : asked);
    return substitute && !answer.ok ? substitute.response : answer;
  } catch (error) {
    if (substitute) return substitute.response;
    throw error;
  }
}

/**
 * Removes every stored picture whose key is not in the list of this version. Only the active worker
 * may call it.
 *
 * @returns how many were removed
 */
export async function removeOldPictures(cache: Cache, wanted: ReadonlySet<string>): Promise<number> {
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  return old.length;
}

const tooSlow = (): never => {
  throw new Error('The network is too slow');
};

interface Found {
  readonly exact?: Response;
  readonly substitute?: { readonly response: Response; readonly asGood: boolean };
}

async function findStored(request: Request, { openCache, cacheKeyOf, isListed }: PictureDeps): Promise<Found> {
  try {
    const cache = await openCache();
    const exact = await cache.match(cacheKeyOf(request.url), { ignoreVary: true });
    if (exact) return { exact };
    const wanted = readPictureName(new URL(request.url).pathname);
    if (wanted === undefined) return {};
    const stored = (await cache.keys()).map(({ url }) => url);
    const listed = bestSubstitute(wanted, stored.filter(isListed));
    const best = listed ?? bestSubstitute(wanted, stored);
    const response = best && (await cache.match(best.url, { ignoreVary: true }));
    if (best === undefined || response === undefined) return {};
    // A browser that asks for .webp may not support .avif, so another format is only a last resort.
    const asGood = listed !== undefined && best.width >= wanted.width && best.format === wanted.format;
    return { substitute: { response, asGood } };
  } catch (error) {
    // Storage is blocked or the profile is broken; the network may still answer.
    console.warn('The pictures could not be read', error);
    return {};
  }
}

/** Finds the same picture in another width: the next larger one, or else the largest. */
export function bestSubstitute(
  wanted: PictureName,
  storedUrls: readonly string[],
): (PictureName & { readonly url: string }) | undefined {
  const same = storedUrls
    .flatMap((url) => {
      const name = readPictureName(new URL(url).pathname);
      return name?.id === wanted.id ? [{ ...name, url }] : [];
    })
    .sort((a, b) => a.width - b.width);
  return same.find(({ width }) => width >= wanted.width) ?? same.at(-1);
}
