import { MOVED_ENTRY_KEY } from '../../shared/storage-keys';

/** The state of the entry that a line in the head has moved on from; null where it had none. */
function takeMovedState(): unknown {
  try {
    const kept = sessionStorage.getItem(MOVED_ENTRY_KEY);
    sessionStorage.removeItem(MOVED_ENTRY_KEY);
    return kept === null ? null : JSON.parse(kept);
  } catch {
    // Blocked storage: nothing was kept either, and the page is read from its top.
    return null;
  }
}

/** Puts the address that is shown in the place of the one that was asked for, before the router reads it. */
export function showPublicAddress(address: string): void {
  if (address === location.href) return;
  // Only that line names a post twice, in the path and in the query.
  const moved = new URLSearchParams(location.search).has('post') ? takeMovedState() : null;
  history.replaceState(moved ?? history.state, '', address);
}
