import { useWindowEvent } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type TouchEvent } from 'react';
import { hashOf, type Screen } from '../progress/screen-hash';
import { useWalk } from './use-walk';

const SWIPE_PX = 64;
/** The largest slope of a swipe: a steeper movement is scrolling. */
const STEEPEST = 0.5;
/** Elements with a use of their own for swipes or arrow keys. */
const NOT_HERE = 'input, textarea, select, dialog, [data-no-turning], summary';

/** The next or previous screen in the order of the walk. */
function turned(screen: Screen, by: 1 | -1, stops: number): Screen | undefined {
  if (screen.kind === 'end') return by < 0 ? { kind: 'stop', stop: stops } : undefined;
  if (screen.kind === 'way')
    return by > 0
      ? { kind: 'stop', stop: screen.stop }
      : screen.stop > 1
        ? { kind: 'stop', stop: screen.stop - 1 }
        : { kind: 'cover' };
  if (screen.kind === 'stop')
    return by < 0
      ? { kind: 'way', stop: screen.stop }
      : screen.stop < stops
        ? { kind: 'way', stop: screen.stop + 1 }
        : { kind: 'end' };
  return undefined;
}

/** Swipes and the arrow keys lead to the next and previous screen, as the buttons do. */
export function useTurning() {
  const { tour, screen } = useWalk();
  const navigate = useNavigate();
  const began = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const turn = (by: 1 | -1): void => {
    const to = turned(screen, by, tour.stops.length);
    if (to === undefined) return;
    const hash = hashOf(to).slice(1);
    void navigate({ to: '/tours/$slug/walk', params: { slug: tour.slug }, ...(hash === '' ? {} : { hash }) });
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
      // On a zoomed page, one finger pans the page.
      began.current =
        mayBegin && (visualViewport?.scale ?? 1) < 1.05 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = undefined;
      if (from === undefined || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) >= SWIPE_PX && Math.abs(y) <= Math.abs(x) * STEEPEST) turn(x < 0 ? 1 : -1);
    },
  };
}
