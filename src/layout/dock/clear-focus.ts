// The dock never covers the focused element (WCAG 2.4.11): the page scrolls until the element is
// visible, and gets extra space at its end if it needs that.

const DOCKS = '[data-dock]';
/** A bar that stands on the dock while it sticks, and then does not move with the page. */
const ON_DOCK = '[data-on-dock]';
/** The space in px between the dock and a focused element, with room for the ring of the focus. */
const GAP = 16;
/** The duration of a toast's animation in milliseconds. */
const SETTLED_AFTER_MS = 250;

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Returns how far the page has to scroll down, in px, so that `dock` does not cover `focused`;
 * never past the top of the focused element.
 * @param gap the space that stays between the two, in px
 */
export function scrollToClear(focused: Edges, dock: Edges, headerBottom: number, gap = GAP): number {
  const apart =
    focused.bottom + gap <= dock.top ||
    focused.top >= dock.bottom ||
    focused.right <= dock.left ||
    focused.left >= dock.right;
  if (apart || dock.bottom <= dock.top) return 0;
  return Math.max(0, Math.min(focused.bottom + gap - dock.top, focused.top - headerBottom - GAP));
}

/** The space is inside the footer, so that the footer's background continues to the end of the page. */
function setRoom(px: number): void {
  const last = document.querySelector<HTMLElement>('body > footer') ?? document.body;
  last.style.paddingBottom = px === 0 ? '' : `${px}px`;
}

function clearFocus(): void {
  const focused = document.activeElement;
  const docks = [...document.querySelectorAll<HTMLElement>(DOCKS)].map((dock) => ({
    small: dock.dataset['dock'] === 'small',
    edges: dock.getBoundingClientRect(),
  }));
  const lowest = docks.filter(({ edges }) => edges.height > 0 && edges.bottom > window.innerHeight / 2);
  // A small button at the edge needs no extra space under the page.
  const room = Math.max(0, ...lowest.map(({ small, edges }) => (small ? 0 : edges.height + 2 * GAP)));
  setRoom(room);
  if (
    !(focused instanceof HTMLElement) ||
    focused === document.body ||
    focused.closest(DOCKS) ||
    focused.matches('main, h1, form')
  )
    return;
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const gap = focused.closest(ON_DOCK) ? 0 : GAP;
  const place = focused.getBoundingClientRect();
  const by = Math.max(0, ...lowest.map(({ edges }) => scrollToClear(place, edges, header, gap)));
  if (by > 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** Starts watching; the returned function stops it. */
export function watchFocusUnderDock(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    timer = setTimeout(clearFocus, SETTLED_AFTER_MS);
  };
  const observer = new MutationObserver(look);
  const watchDocks = (): void => {
    observer.disconnect();
    observer.observe(document.body, { childList: true });
    for (const dock of document.querySelectorAll(DOCKS)) observer.observe(dock, { childList: true, subtree: true });
    look();
  };
  const added = new MutationObserver(watchDocks);
  added.observe(document.body, { childList: true });
  watchDocks();
  // On a busy device the animation of a toast ends later than it should, and the dock grows until then.
  const lookIfInDock = ({ target }: TransitionEvent): void => {
    if (target instanceof Element && target.closest(DOCKS)) look();
  };
  document.addEventListener('transitionend', lookIfInDock);
  document.addEventListener('focusin', look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    added.disconnect();
    document.removeEventListener('transitionend', lookIfInDock);
    document.removeEventListener('focusin', look);
    setRoom(0);
  };
}
