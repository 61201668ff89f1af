import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

/**
 * Calls back when the visitor presses Escape, or presses or focuses something outside of an element.
 * @param except a selector: whatever is inside a matching element counts as inside
 */
export function useDismiss(
  element: RefObject<Element | null>,
  onDismiss: (how: 'escape' | 'outside') => void,
  except?: string,
): void {
  const dismissFromOutside = ({ target }: Event): void => {
    if (!(target instanceof Element) || element.current?.contains(target)) return;
    if (except === undefined || target.closest(except) === null) onDismiss('outside');
  };
  useWindowEvent('pointerdown', dismissFromOutside);
  useWindowEvent('focusin', dismissFromOutside);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onDismiss('escape');
  });
}
