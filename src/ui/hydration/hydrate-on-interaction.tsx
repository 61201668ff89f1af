// Parts that can be read as built HTML: their script loads when the visitor acts.
import { useEffect, type ComponentType } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { firstInteraction, offlineOrControlled } from '../../browser/triggers';
import { deferredPart, prerenderedPart, type DeferredPart } from './deferred-part';

/**
 * Resolves when the visitor acts or the address names a place in the part; otherwise after `withinMs`, or earlier if a
 * service worker can serve the script or the page may be needed offline.
 */
async function untilInteraction(withinMs: number): Promise<void> {
  // The script ran before the page had loaded, so the visitor has already acted.
  if (document.readyState !== 'complete') return;
  if (location.hash !== '' || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)) return;
  await Promise.race([
    firstInteraction(),
    offlineOrControlled(),
    new Promise((resolve) => setTimeout(resolve, withinMs)),
  ]);
}

/** Replay a click only within this time: later the visitor has moved on and would not expect the effect. */
const REPLAY_WITHIN_MS = 5_000;

/**
 * Records the last click on a button that does not work before hydration; the returned function clicks the button
 * again. Links and form controls work in the built HTML and are not recorded, except links with `data-replay-click`,
 * for which the script does more: their first click waits for the script.
 */
function recordClicks(place: Element | null): () => void {
  let click: { readonly on: HTMLElement; readonly at: number } | undefined;
  const record = (event: Event): void => {
    const { target, timeStamp } = event;
    if (!(event instanceof MouseEvent) || !isPlainPress(event)) return;
    if (!(target instanceof Element) || place?.contains(target) !== true) return;
    const on = target.closest<HTMLElement>('button[type="button"], a[data-replay-click]');
    if (on instanceof HTMLAnchorElement && on !== click?.on) event.preventDefault();
    click = on === null ? undefined : { on, at: timeStamp };
  };
  // React stops events for a part that is not hydrated at the document, so listen on the window, in the capture phase.
  addEventListener('click', record, true);
  return function replayClick() {
    removeEventListener('click', record, true);
    if (click !== undefined && performance.now() - click.at < REPLAY_WITHIN_MS) click.on.click();
  };
}

const nothing = (): void => undefined;

/**
 * Creates a part whose script loads when the visitor acts, for a page that can be read as built HTML. A button that is
 * clicked before hydration is clicked again after it; so do not disable it until then, because a disabled button gets
 * no click.
 * @param name the name of the part, unique in a page
 * @param fetchPart imports the component
 * @param withinMs without any interaction the part loads after this time in milliseconds
 */
export function hydrateOnInteraction(
  name: string,
  fetchPart: () => Promise<ComponentType>,
  withinMs: number,
): DeferredPart {
  let replayClick = nothing;
  const fetchWithReplay = async (): Promise<ComponentType> => {
    const Fetched = await fetchPart();
    return function ReplaysClick() {
      useEffect(() => {
        replayClick();
        replayClick = nothing;
      }, []);
      return <Fetched />;
    };
  };
  return deferredPart(name, fetchWithReplay, () => {
    replayClick = recordClicks(prerenderedPart(name));
    return untilInteraction(withinMs);
  });
}
