import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stepAround } from './step-around';

const PLAY_EVERY_MS = 8_000;
/** The minimum time between two slide changes by button, key or autoplay: docs/requirements.md#carousel */
const LOCK_MS = 500;

/**
 * Keeps the current slide of a carousel and whether it plays. The scroll position of the list is the source of truth;
 * the state follows it.
 * @param count the number of slides
 */
export function useCarousel(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const lockedUntil = useRef(0);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [watched, setWatched] = useState({ hover: false, focus: false });
  // The argument `true` assumes reduced motion until the page can read the setting, so nothing moves before that.
  const still = useReducedMotion(true);
  const playing = !stopped && !still && !watched.hover && !watched.focus;

  const goTo = useCallback(
    (place: number) => {
      if (performance.now() < lockedUntil.current || !list.current) return;
      lockedUntil.current = performance.now() + LOCK_MS;
      // One slide further scrolls smoothly, as the style sheet says; a longer distance would only flicker.
      const behavior = Math.abs(place - current) === 1 ? 'auto' : 'instant';
      list.current.scrollTo({ left: place * list.current.clientWidth, behavior });
      setCurrent(place);
    },
    [current],
  );
  const step = useCallback((by: 1 | -1) => goTo(stepAround(current, by, count)), [count, current, goTo]);
  /** Updates the state after a touch or a trackpad has scrolled the list. */
  const follow = useCallback(() => {
    if (performance.now() < lockedUntil.current || !list.current?.clientWidth) return;
    setCurrent(Math.round(list.current.scrollLeft / list.current.clientWidth));
  }, []);
  // The list may have been scrolled before the script was there, or by the browser after a reload.
  useLayoutEffect(follow, [follow]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => step(1), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [playing, step]);

  const watch = useCallback((what: 'hover' | 'focus', on: boolean) => {
    setWatched((before) => ({ ...before, [what]: on }));
  }, []);
  const turnPlaying = useCallback(() => {
    setStopped((before) => !before);
    // A press on Play gives the button the focus; it plays all the same, until the pointer or the focus comes back.
    setWatched({ hover: false, focus: false });
  }, []);
  const stop = useCallback(() => setStopped(true), []);
  return { list, current, stopped, playing, goTo, step, follow, watch, turnPlaying, stop };
}
