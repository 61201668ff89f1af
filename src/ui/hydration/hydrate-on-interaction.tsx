// This code is in a file of its own because every page loads when-near.tsx.
import { useEffect, type ComponentType } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { partLater, type NearPart } from './hydrate-when-visible';
import { firstInteraction, offlineOrKept } from './triggers';

/**
 * Resolves when the visitor acts or the address names a place in the part; otherwise after `withinMs`, or earlier if a
 * service worker can serve the script or the page may be needed offline.
 */
async function comeIntoUse(withinMs: number): Promise<void> {
  // The script ran before the page had loaded, so the visitor has already acted.
  if (document.readyState !== 'complete') return;
  if (location.hash !== '' || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)) return;
  await Promise.race([firstInteraction(), offlineOrKept(), new Promise((resolve) => setTimeout(resolve, withinMs))]);
}

/** Replay a click only within this time: later the visitor has moved on and would not expect the effect. */
const PRESS_HOLDS_MS = 5_000;

/**
 * Records the last click on a button that does not work before hydration; the returned function clicks the button
 * again. Links and form controls work in the built HTML and are not recorded, except links with `data-press-again`, for
 * which the script does more: their first click waits for the script.
 */
function keepPress(place: Element | null): () => void {
  let press: { readonly on: HTMLElement; readonly at: number } | undefined;
  const note = (event: Event): void => {
    const { target, timeStamp } = event;
    if (!(event instanceof MouseEvent) || !isPlainPress(event)) return;
    if (!(target instanceof Element) || place?.contains(target) !== true) return;
    const on = target.closest<HTMLElement>('button[type="button"], a[data-press-again]');
    if (on instanceof HTMLAnchorElement && on !== press?.on) event.preventDefault();
    press = on === null ? undefined : { on, at: timeStamp };
  };
  // React stops events for a part that is not hydrated at the document, so listen on the window, in the capture phase.
  addEventListener('click', note, true);
  return () => {
    removeEventListener('click', note, true);
    if (press !== undefined && performance.now() - press.at < PRESS_HOLDS_MS) press.on.click();
  };
}

const nothing = (): void => undefined;

/**
 * Creates a part whose script loads when the visitor acts, for a page that can be read as built HTML. A button that is
 * clicked before hydration is clicked again after it.
 * @param name the name of the part, unique in a page
 * @param fetchPart imports the component
 * @param withinMs without any interaction the part loads after this time
 */
export function whenUsed(name: string, fetchPart: () => Promise<ComponentType>, withinMs: number): NearPart {
  let pressAgain = nothing;
  const fetchWithPress = async (): Promise<ComponentType> => {
    const Fetched = await fetchPart();
    return function TakesOver() {
      useEffect(() => {
        pressAgain();
        pressAgain = nothing;
      }, []);
      return <Fetched />;
    };
  };
  return partLater(name, fetchWithPress, () => {
    pressAgain = keepPress(document.querySelector(`[data-near="${name}"]`));
    return comeIntoUse(withinMs);
  });
}
