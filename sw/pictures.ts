// Stage two, the pictures, and the film: one cache for all versions, because hashed names never
// change their content. Filled in batches when a page asks (messages.ts), never in activate.
import { readPictureName, type PictureName } from '../src/shared/offline-files';
import { within } from '../src/shared/within';
import { sliceResponse } from './slice-response';

export const PICTURES_CACHE = 'gotham-mousers-pictures';
const PICTURES_FOLDER = '/pictures/';
const PLACEHOLDER = '/placeholder.svg';
/** How long the network may take where a smaller picture is at hand. */
const BETTER_PICTURE_WITHIN_MS = 3_000;

export interface PictureDeps {
  openCache(): Promise<Pick<Cache, 'match' | 'keys'>>;
  /** The address that a listed file is kept under; any other address as it is. */
  cacheKeyOf(url: string): string;
  /** From the shell: the placeholder. */
  stored(url: string): Promise<Response | undefined>;
  fetch(request: Request): Promise<Response>;
}

/** True for what answerPicture answers: the folder, and whatever else stands in the list. */
export function isPictureRequest(url: URL, listed: Pick<ReadonlySet<string>, 'has'>): boolean {
  return url.pathname.startsWith(PICTURES_FOLDER) || listed.has(url.href);
}

/**
 * Answers a request under /pictures/: the stored file (a slice of it where a range is asked), else
 * another width that is large enough, else the network, else a smaller one, else the placeholder.
 * What the network answers is passed on as it is, a 404 too: the page has its own way on from there.
 */
export async function answerPicture(request: Request, deps: PictureDeps): Promise<Response> {
  const found = await findStored(request, deps);
  const range = request.headers.get('range');
  if (found.exact) return range === null ? found.exact : sliceResponse(found.exact, range);
  const { substitute } = found;
  if (substitute?.asGood) return substitute.response;
  try {
    const answer = deps.fetch(request);
    return await (substitute ? within(BETTER_PICTURE_WITHIN_MS, answer, tooSlow) : answer);
  } catch (error) {
    const standIn = substitute?.response ?? (await deps.stored(PLACEHOLDER));
    if (standIn) return standIn;
    throw error;
  }
}

/** Removes what is kept under none of these keys of this version's list. Only for the worker that is active. */
export async function removeOldPictures(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

const tooSlow = (): never => {
  throw new Error('The network is too slow');
};

interface Found {
  readonly exact?: Response;
  readonly substitute?: { readonly response: Response; readonly asGood: boolean };
}

async function findStored(request: Request, { openCache, cacheKeyOf }: PictureDeps): Promise<Found> {
  try {
    const cache = await openCache();
    const exact = await cache.match(cacheKeyOf(request.url), { ignoreVary: true });
    if (exact) return { exact };
    const wanted = readPictureName(new URL(request.url).pathname);
    if (wanted === undefined) return {};
    const best = bestSubstitute(
      wanted,
      (await cache.keys()).map(({ url }) => url),
    );
    const response = best && (await cache.match(best.url, { ignoreVary: true }));
    if (best === undefined || response === undefined) return {};
    // A browser that asks for .webp may not know .avif: then only where there is nothing else.
    return {
      substitute: { response, asGood: best.width >= wanted.width && best.format === wanted.format },
    };
  } catch (error) {
    // Blocked site data or a broken profile: the network may still answer.
    console.warn('The pictures could not be read', error);
    return {};
  }
}

/** The same picture in another width: the next larger one, else the largest. */
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
