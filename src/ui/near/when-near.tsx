// Parts of a page that stand below the fold, or that nobody needs who only reads. Promises: their words are in the built
// HTML and stay there until the script takes them over; the script is not requested before a reader comes near, or acts;
// if it does not load, the built HTML stays.
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { HYDRATED_ATTRIBUTE } from '../PageTitle';
import { Below } from './below';
import { firstInteraction, offlineOrKept, seen } from './near';

export interface NearPart {
  readonly Part: ComponentType;
  /** Loads the part whether anybody is near or not: for a page that is not in the HTML yet. */
  readonly load: () => Promise<void>;
}

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Near is half a screen, once somebody moves; before that the part has to be seen. */
async function comeNear(name: string, withinMs: number | undefined): Promise<void> {
  const place = document.querySelector(`[data-near="${name}"]`);
  // Drawn afresh: there is no built HTML that could stand in its place.
  if (place === null) return;
  await Promise.race([
    seen(place, '0px'),
    firstInteraction().then(() => seen(place, '50% 0px')),
    // A link to another site, pressed before its part is there, opens nothing offline and does not say why.
    ...(withinMs === undefined ? [] : [offlineOrKept(), new Promise((resolve) => setTimeout(resolve, withinMs))]),
  ]);
}

async function untilItLoads<Loaded>(fetchPart: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      // A first visit cut off: what was built can be read meanwhile.
      await backOnline();
    }
  }
}

/** Whether this is the first render in a browser, over the built HTML. */
const isBuilt = (): boolean =>
  typeof document !== 'undefined' && !document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE);

/**
 * Makes a part whose script comes when it is near.
 * @param name of the part, once in a page
 * @param fetchPart imports it
 * @param withinMs near or not, it comes after so long, or once it is needed offline: for a part whose buttons are off
 *   until then
 */
export function whenNear(name: string, fetchPart: () => Promise<ComponentType>, withinMs?: number): NearPart {
  const { Part, load } = partLater(name, fetchPart, () => comeNear(name, withinMs));
  return {
    load,
    Part: () => (
      <Below>
        <Part />
      </Below>
    ),
  };
}

/**
 * Makes a part whose script comes later.
 * @param untilWanted resolves when it is to come
 */
export function partLater(
  name: string,
  fetchPart: () => Promise<ComponentType>,
  untilWanted: () => Promise<void>,
): NearPart {
  let there: ComponentType | undefined;
  const load = async (): Promise<void> => {
    there ??= await fetchPart();
  };
  const Later = lazy(async () => {
    await untilWanted();
    return { default: await untilItLoads(fetchPart) };
  });
  // Where there is no built HTML that could stand in its place.
  const Now = lazy(async () => ({ default: await untilItLoads(fetchPart) }));
  function Part() {
    // Loaded before the page was shown, it stands there at once, and scroll positions hold.
    const [Shown] = useState<ComponentType>(() => there ?? (isBuilt() ? Later : Now));
    return (
      <div data-near={name}>
        <Suspense fallback={null}>
          <Shown />
        </Suspense>
      </div>
    );
  }
  return { Part, load };
}

/**
 * For a route's loader: loads the parts with the page, at the build and when somebody comes from
 * another page. Not on the first load in a browser, where they are in the HTML already.
 */
export async function loadUnlessBuilt(parts: readonly NearPart[]): Promise<void> {
  if (isBuilt()) return;
  const loading = Promise.all(parts.map(({ load }) => load()));
  if (typeof document === 'undefined') await loading;
  // In a browser a part that does not load may be missed; the page above it is worth showing.
  else await loading.catch(() => undefined);
}
