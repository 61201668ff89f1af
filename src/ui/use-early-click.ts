import { useEffect, type RefObject } from 'react';
import { wasJustClicked } from '../browser/early-click';

/**
 * Clicks a button again if the visitor has clicked it shortly before the script was there, so that the click gets its
 * answer. React may have answered it itself while it hydrated the button, so the action must come to the same if it is
 * done twice.
 */
export function useEarlyClick(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (button.current !== null && wasJustClicked(button.current)) button.current.click();
  }, [button]);
}
