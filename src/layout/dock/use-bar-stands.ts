import { useSyncExternalStore } from 'react';
import { barDismissedAt, isPutAway } from './bar-dismissal';

const APPEARS_PAST_PX = 300;

function subscribe(listener: () => void): () => void {
  const end = barDismissedAt.subscribe(listener);
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    end();
    window.removeEventListener('scroll', listener);
  };
}

/** Whether the booking bar stands: past 300 px, and not put away in the last 24 hours (000 §4). */
export function useBarStands(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > APPEARS_PAST_PX && !isPutAway(barDismissedAt.getSnapshot(), Date.now()),
    () => false,
  );
}
