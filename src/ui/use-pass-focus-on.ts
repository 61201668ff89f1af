import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus when the calling component is removed and the focus is in its element, with which it would be lost.
 * @param element of the calling component itself
 * @param passOn moves the focus
 */
export function usePassFocusOn(element: RefObject<HTMLElement | null>, passOn: () => void): void {
  const pass = useEffectEvent(passOn);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      // The element is still in the page.
      if (current?.contains(document.activeElement)) pass();
    };
  }, [element]);
}
