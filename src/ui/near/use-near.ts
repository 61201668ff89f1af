import { useEffect, useState, type RefObject } from 'react';
import { onceSeen } from './near';

/** Half a screen. */
const NEAR = '50% 0px';

/** Whether somebody has come within half a screen of a place. False in the built HTML; it stays true. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    return isNear || element === null ? undefined : onceSeen(element, NEAR, () => setIsNear(true));
  }, [place, isNear]);
  return isNear;
}
