import { useEffect, useState, type RefObject } from 'react';

/** Half a screen. */
const NEAR = '50% 0px';

/** Whether somebody has come within half a screen of a place. False in the built HTML; it stays true. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, isNear]);
  return isNear;
}
