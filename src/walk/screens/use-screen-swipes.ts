import { useWindowEvent } from '@mantine/hooks';
import { useRef, type TouchEvent } from 'react';
import { pinchZoom } from '../../browser/pinch-zoom';
import { swipeBetween, type Point } from '../../ui/swipe';
import { screenBeside } from './screen-order';
import { useGoTo } from './use-go-to';
import { useWalk } from './use-walk';

/** Elements with a use of their own for swipes or arrow keys. */
const NOT_HERE = 'input, textarea, select, dialog, [data-no-turning], summary';

/** Swipes and the arrow keys lead to the next and previous screen, as the buttons do. */
export function useScreenSwipes() {
  const { tour, screen } = useWalk();
  const goTo = useGoTo();
  const began = useRef<Point>(undefined);
  const turn = (by: 1 | -1): void => {
    const to = screenBeside(screen, by, tour.stops.length);
    if (to !== undefined) goTo(to);
  };
  useWindowEvent('keydown', (event) => {
    const { key, target } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    if (target instanceof Element && target.closest(NOT_HERE)) return;
    turn(key === 'ArrowRight' ? 1 : -1);
  });
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      const mayBegin = touches.length === 1 && touch && target instanceof Element && !target.closest(NOT_HERE);
      began.current = mayBegin && !pinchZoom.getSnapshot() ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = undefined;
      if (from === undefined || !touch) return;
      const by = swipeBetween(from, { x: touch.clientX, y: touch.clientY });
      if (by !== undefined) turn(by);
    },
  };
}
