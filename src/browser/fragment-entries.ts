import type { RouterHistory } from '@tanstack/react-router';

/**
 * Gives a state to the history entries that the browser makes for links to a place in the page. It makes them without
 * one, and the router takes each for the first entry: it would not know Back as Back, and would forget where on the
 * page the visitor was. Call it before the router is created, whose listener then finds the state.
 *
 * @param locationBefore returns the location that the router knows
 */
export function completeFragmentEntries(locationBefore: () => RouterHistory['location']): void {
  addEventListener('popstate', ({ state }) => {
    if (state !== null) return;
    const { href, state: before } = locationBefore();
    // A second press on the same link replaces the entry.
    const isSame = href === location.pathname + location.search + location.hash;
    // Older browsers, and pages without a certificate, have no crypto.randomUUID().
    const key = Math.random().toString(36).slice(2);
    const own = { key, __TSR_key: key, __TSR_index: before.__TSR_index + (isSame ? 0 : 1) };
    // The router has replaced the function of the object `history`, to hear of every call.
    History.prototype.replaceState.call(history, own, '');
  });
}
