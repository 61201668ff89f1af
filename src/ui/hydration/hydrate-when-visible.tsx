// Parts of a page that are below the first screen or that a visitor who only reads does not need. Promises: the text of
// a part is in the built HTML and stays until the script hydrates the part; the script is requested only when the
// visitor comes near or acts; if the script does not load, the built HTML stays.
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { HYDRATED_ATTRIBUTE } from '../PageTitle';
import { BelowFirstScreen } from './BelowFirstScreen';
import { firstInteraction, offlineOrKept, seen } from './triggers';

export interface NearPart {
  readonly Part: ComponentType;
  /** Loads the part at once, for a page that is not in the HTML yet. */
  readonly load: () => Promise<void>;
}

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Resolves when the visitor comes near a part: within half a screen after the first interaction, or in the viewport
 * before that.
 */
async function comeNear(name: string, withinMs: number | undefined): Promise<void> {
  const place = document.querySelector(`[data-near="${name}"]`);
  // The part is rendered in the browser, so there is no built HTML to show meanwhile.
  if (place === null) return;
  await Promise.race([
    seen(place, '0px'),
    firstInteraction().then(() => seen(place, '50% 0px')),
    // A link to another site that is clicked offline before its part has loaded would open nothing and give no reason,
    // so load the part before that.
    ...(withinMs === undefined ? [] : [offlineOrKept(), new Promise((resolve) => setTimeout(resolve, withinMs))]),
  ]);
}

async function untilItLoads<Loaded>(fetchPart: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      // A first visit may lose its connection; the built HTML stays readable meanwhile.
      await backOnline();
    }
  }
}

/** Returns whether this is the first render in a browser, which hydrates the built HTML. */
const isBuilt = (): boolean =>
  typeof document !== 'undefined' && !document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE);

/**
 * Creates a part whose script loads when the visitor comes near.
 * @param name the name of the part, unique in a page
 * @param fetchPart imports the component
 * @param withinMs the part loads after this time even if it is not near, and also when the page may be needed offline;
 *   for a part whose buttons are disabled until then
 */
export function whenNear(name: string, fetchPart: () => Promise<ComponentType>, withinMs?: number): NearPart {
  const { Part, load } = partLater(name, fetchPart, () => comeNear(name, withinMs));
  return {
    load,
    Part: () => (
      <BelowFirstScreen>
        <Part />
      </BelowFirstScreen>
    ),
  };
}

/**
 * Creates a part whose script loads later.
 * @param untilWanted resolves when the script shall load
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
  // This component is for a page that is rendered in the browser, without built HTML for the part.
  const Now = lazy(async () => ({ default: await untilItLoads(fetchPart) }));
  function Part() {
    // A part that was loaded before the page is shown renders at once, so that the scroll position can be restored.
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
 * Loads the parts together with the page, at the build and during a navigation. Does nothing on the first load in a
 * browser, because the parts are in the HTML already. Call it in a route's loader.
 */
export async function loadUnlessBuilt(parts: readonly Pick<NearPart, 'load'>[]): Promise<void> {
  if (isBuilt()) return;
  const loading = Promise.all(parts.map(({ load }) => load()));
  if (typeof document === 'undefined') await loading;
  // In a browser a part that does not load is left out, because the rest of the page is still useful.
  else await loading.catch(() => undefined);
}
