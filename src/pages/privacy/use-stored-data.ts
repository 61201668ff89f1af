import { useCallback, useEffect, useRef, useState } from 'react';
import { whenOutboxIsUsed } from '../../outbox/page-outbox';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { findWhatIsKept } from './find-what-is-kept';
import type { Found } from './stored-data-text';

/** While the site is being saved, and while other tabs work, the figures change. */
const LOOK_EVERY_MS = 5_000;

export interface WhatIsKept {
  /** Undefined in the built HTML, and until it was looked. */
  readonly found: Found | undefined;
  lookAgain(): Promise<void>;
}

/** What is on this device now. */
export function useWhatIsKept(): WhatIsKept {
  const [seen, setSeen] = useState<Omit<Found, 'walk'>>();
  const walk = useRememberedTour()?.title;
  const looking = useRef(0);
  const lookAgain = useCallback(async () => {
    looking.current += 1;
    const mine = looking.current;
    const now = await findWhatIsKept();
    // A later look knows better.
    if (mine === looking.current) setSeen(now);
  }, []);
  useEffect(() => {
    void lookAgain();
    let stop = (): void => {};
    let gone = false;
    void whenOutboxIsUsed().then((outbox) => {
      if (!gone) stop = outbox.subscribe(() => void lookAgain());
    });
    return () => {
      gone = true;
      stop();
    };
  }, [lookAgain]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookAgain();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', look);
    };
  }, [lookAgain]);
  return { found: seen && { ...seen, walk }, lookAgain };
}
