import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from '../browser/focus-heading';

/**
 * Moves the focus to the heading of the page when the component is removed and the focus is in this part; otherwise it
 * would fall to the body.
 * @param partOf returns the part for the element of the ref; without it, the element itself is the part
 */
export function useFocusAfterRemoval(
  ref: RefObject<HTMLElement | null>,
  partOf: (element: HTMLElement) => Element | null = asItIs,
): void {
  useLayoutEffect(() => {
    const { current } = ref;
    const part = current && partOf(current);
    return () => {
      if (part?.contains(document.activeElement) === true) focusHeading();
    };
  }, [ref, partOf]);
}

const asItIs = (element: HTMLElement): Element => element;
