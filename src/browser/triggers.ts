// The events on which later code is loaded or run: a first interaction, the need to work offline, an element in view.
import { isOnline } from '../shared/online';

const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let interaction: Promise<void> | undefined;

/** Resolves when the visitor scrolls, points or types for the first time. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const listener = (): void => {
      for (const name of INTERACTIONS) removeEventListener(name, listener, options);
      resolve();
    };
    for (const name of INTERACTIONS) addEventListener(name, listener, options);
  });
  return interaction;
}

const once = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(event, resolve, { once: true });
  });

/**
 * Resolves when the page may be needed without a connection: the browser is offline, goes offline, or a service worker
 * takes control of the page.
 */
export async function offlineOrControlled(): Promise<void> {
  if (!isOnline()) return;
  await Promise.race([
    once(window, 'offline'),
    ...('serviceWorker' in navigator ? [once(navigator.serviceWorker, 'controllerchange')] : []),
  ]);
}

/**
 * Calls back once, when the element is in the viewport.
 * @param options how near to the viewport it has to be, or how much of it has to be inside
 * @returns a function that stops observing
 */
export function onceVisible(place: Element, options: IntersectionObserverInit, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, options);
  observer.observe(place);
  return () => observer.disconnect();
}

/**
 * Resolves when the element is in the viewport or within `margin` of it.
 * @param margin a CSS margin, such as "50% 0px"
 */
export const whenVisible = (place: Element, margin: string): Promise<void> =>
  new Promise((resolve) => {
    onceVisible(place, { rootMargin: margin }, resolve);
  });
