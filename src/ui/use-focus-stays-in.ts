import { useEffect, useRef, type RefObject } from 'react';

/**
 * If the component removes the focused element from this part of the page, the focus moves to the target instead of
 * falling to the body. It does not move for a visitor who was last at another place.
 */
export function useFocusStaysIn(part: RefObject<HTMLElement | null>, target: RefObject<HTMLElement | null>): void {
  // Remembered, because after the removal nothing tells where the focus was.
  const last = useRef<Node>(undefined);
  useEffect(() => {
    const note = ({ target: place }: Event): void => {
      last.current = place instanceof Node && part.current?.contains(place) === true ? place : undefined;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [part]);
  // This runs after each rendering, because each one may remove the element.
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  });
}
