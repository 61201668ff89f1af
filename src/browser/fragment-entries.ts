import type { RouterHistory } from '@tanstack/react-router';

/**
 * Gives a state to the history entries that the browser makes for links to a place in the page. It makes them without
 * one, and the router takes each for the first entry: it would not know Back as Back, and would forget where on the
 * page the visitor was.
 *
 * @param router its location is the one before, while the event is on its way
 */
export function completeFragmentEntries(router: { readonly history: Pick<RouterHistory, 'location'> }): void {
  const complete = ({ state }: PopStateEvent): void => {
    if (state !== null) return;
    const { href, state: before } = router.history.location;
    // A second press on the same link replaces the entry.
    const isSame = href === location.pathname + location.search + location.hash;
    const key = crypto.randomUUID();
    const own = { key, __TSR_key: key, __TSR_index: before.__TSR_index + (isSame ? 0 : 1) };
    // The router has replaced the function of the object `history`, to hear of every call.
    History.prototype.replaceState.call(history, own, '');
  };
  // The router listens without `capture`, so it is called later.
  addEventListener('popstate', complete, true);
}
