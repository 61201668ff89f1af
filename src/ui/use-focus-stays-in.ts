import { useEffect, useRef, type RefObject } from 'react';

const PRESSED = 'a, button, input, select, textarea, summary, [tabindex]';

/**
 * If the component removes the focused element from this part of the page, the focus moves to the target instead of
 * falling to the body. It does not move for a visitor who was last at another place.
 * @param shown what is shown around the part; where that changes, the visitor has gone on, and the focus goes elsewhere
 */
export function useFocusStaysIn(
  part: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  shown?: string,
): void {
  // Remembered, because after the removal nothing tells where the focus was.
  const last = useRef<Node>(undefined);
  useEffect(() => {
    const note = (place: EventTarget | null): void => {
      last.current = place instanceof Node && part.current?.contains(place) === true ? place : undefined;
    };
    const noteFocus = ({ target: place }: Event): void => note(place);
    // The icon in a pressed button may be replaced while the button stays.
    const notePress = ({ target: place }: Event): void =>
      note(place instanceof Element ? (place.closest(PRESSED) ?? place) : place);
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', notePress);
    return () => {
      last.current = undefined;
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', notePress);
    };
  }, [part]);
  const shownBefore = useRef(shown);
  // This runs after each rendering, because each one may remove the element.
  useEffect(() => {
    if (shownBefore.current !== shown) last.current = undefined;
    shownBefore.current = shown;
    if (last.current?.isConnected === false && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  });
}
