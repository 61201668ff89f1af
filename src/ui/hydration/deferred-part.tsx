// A part of a page whose script is loaded later. Promises: the text of a part is in the built HTML and stays until the
// script hydrates the part; if the script does not load, the built HTML stays.
import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react';
import { keepLoading, loadAskedPart, loadPart } from '../../browser/load-part';
import { HYDRATED_ATTRIBUTE } from './hydrated-attribute';

export interface DeferredPart {
  readonly Part: ComponentType;
  /** Loads the part at once, for a page that is not in the HTML yet. */
  readonly load: () => Promise<void>;
}

/**
 * Resolves when the part has loaded. A first visit may lose its connection; the built HTML stays readable until then.
 * A press on a button of a part that has not loaded yet asks for the part.
 */
const untilItLoads = <Loaded,>(name: string, fetchPart: () => Promise<Loaded>): Promise<Loaded> =>
  new Promise((resolve) => {
    const place = prerenderedPart(name);
    const ask = ({ target }: Event): void => {
      const isOfPart = target instanceof Element && place?.contains(target) === true;
      if (isOfPart && target.closest('button[type="button"]') !== null)
        loadAskedPart(fetchPart).then(end, () => undefined);
    };
    // React stops events for a part that is not hydrated at the document, so listen on the window.
    addEventListener('click', ask, true);
    const stop = keepLoading(fetchPart, (part) => end(part));
    function end(part: Loaded): void {
      stop();
      removeEventListener('click', ask, true);
      resolve(part);
    }
  });

/** Returns whether this is the first render in a browser, which hydrates the built HTML. */
const isPrerendered = (): boolean =>
  typeof document !== 'undefined' && !document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE);

/** Returns the built HTML of a part; null while the page is rendered in the browser. */
export const prerenderedPart = (name: string): Element | null => document.querySelector(`[data-deferred="${name}"]`);

/**
 * Creates a part whose script loads later.
 * @param name the name of the part, unique in a page
 * @param fetchPart imports the component
 * @param untilWanted resolves when the script shall load
 */
export function deferredPart(
  name: string,
  fetchPart: () => Promise<ComponentType>,
  untilWanted: () => Promise<void>,
): DeferredPart {
  /** The component sets an attribute around it, like that of the page, as soon as it reacts to clicks. */
  const fetchMarked = async (): Promise<ComponentType> => {
    const Content = await fetchPart();
    return function Marked() {
      useEffect(() => prerenderedPart(name)?.setAttribute(HYDRATED_ATTRIBUTE, ''), []);
      return <Content />;
    };
  };
  let loaded: ComponentType | undefined;
  const load = async (): Promise<void> => {
    loaded ??= await loadPart(fetchMarked);
  };
  const fetchInTheEnd = async (): Promise<{ default: ComponentType }> => {
    loaded ??= await untilItLoads(name, fetchMarked);
    return { default: loaded };
  };
  const Later = lazy(async () => {
    await untilWanted();
    return fetchInTheEnd();
  });
  // This component is for a page that is rendered in the browser, without built HTML for the part.
  const Now = lazy(fetchInTheEnd);
  function Part() {
    // A part that was loaded before the page is shown renders at once, so that the scroll position can be restored.
    const [Content] = useState<ComponentType>(() => loaded ?? (isPrerendered() ? Later : Now));
    return (
      <div data-deferred={name}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </div>
    );
  }
  // React would discard the built HTML of a part that renders again before its script has come.
  return { Part: memo(Part), load };
}

/**
 * Loads the parts together with the page, at the build and during a navigation. Does nothing on the first load in a
 * browser, because the parts are in the HTML already. Call it in a route's loader.
 */
export async function loadUnlessPrerendered(parts: readonly Pick<DeferredPart, 'load'>[]): Promise<void> {
  if (isPrerendered()) return;
  const loading = Promise.all(parts.map(({ load }) => load()));
  if (typeof document === 'undefined') await loading;
  // In a browser a part that does not load is left out, because the rest of the page is still useful.
  else await loading.catch(() => undefined);
}
