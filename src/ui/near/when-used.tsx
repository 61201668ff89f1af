// Apart from when-near.tsx, which every page has.
import { useEffect, type ComponentType } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { firstInteraction, offlineOrKept } from './near';
import { partLater, type NearPart } from './when-near';

/** Somebody acts, or the address names a place in the part; else after a while, or once it costs nothing or must be there. */
async function comeIntoUse(withinMs: number): Promise<void> {
  // The script has come before the page was loaded: somebody has acted already.
  if (document.readyState !== 'complete') return;
  if (location.hash !== '' || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)) return;
  await Promise.race([firstInteraction(), offlineOrKept(), new Promise((resolve) => setTimeout(resolve, withinMs))]);
}

/** Who has waited longer has gone on reading, and would be startled. */
const PRESS_HOLDS_MS = 5_000;

/**
 * Keeps the last press on a button that does nothing yet; the returned function, called when it does, presses it again.
 * Links and what belongs to a form work as they were built, but a link that says `data-press-again`, which the script
 * does better: it waits for it, once.
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
  // React stops at the document what is meant for a part that is not there.
  addEventListener('click', note, true);
  return () => {
    removeEventListener('click', note, true);
    if (press !== undefined && performance.now() - press.at < PRESS_HOLDS_MS) press.on.click();
  };
}

const nothing = (): void => undefined;

/**
 * Makes a part whose script comes when somebody acts: for a page that can be read as it was built. A button pressed
 * before the part is there is pressed again once it is.
 * @param name of the part, once in a page
 * @param fetchPart imports it
 * @param withinMs without a sign of anybody it comes after so long
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
