import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from '../browser/focus-heading';

interface Options {
  /** Returns the part of the page around the element that is removed with it; without it, the element itself. */
  readonly partOf?: (element: HTMLElement) => Element | null;
  /** Moves the focus; without it, the focus moves to the heading of the page. */
  readonly moveFocus?: () => void;
}

/**
 * Moves the focus when the calling component is removed and the focus is in this part, with which it would be lost.
 * @param ref an element of the calling component itself
 */
export function useFocusAfterRemoval(
  ref: RefObject<HTMLElement | null>,
  { partOf, moveFocus = focusHeading }: Options = {},
): void {
  const move = useEffectEvent(moveFocus);
  useLayoutEffect(
    () => () => {
      // The element is read only now, because a portal may have moved it. It is still in the page, and so is its part.
      const { current } = ref;
      const part = current && partOf ? partOf(current) : current;
      if (part?.contains(document.activeElement) === true) move();
    },
    [ref, partOf],
  );
}
