import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stepAround } from './step-around';

const PLAY_EVERY_MS = 8_000;
/** Between two changes, whoever asks for them: docs/requirements.md#carousel */
const LOCK_MS = 500;

/** Where a carousel stands and whether it plays. The list that scrolls is the truth; this follows it. */
export function useCarousel(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const lockedUntil = useRef(0);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [watched, setWatched] = useState({ hover: false, focus: false });
  // Until the page knows what the visitor wants, nothing moves.
  const still = useReducedMotion(true);
  const playing = !stopped && !still && !watched.hover && !watched.focus;

  const goTo = useCallback(
    (place: number) => {
      if (performance.now() < lockedUntil.current || !list.current) return;
      lockedUntil.current = performance.now() + LOCK_MS;
      // One slide slides, as the style says; a longer way would only flicker.
      const behavior = Math.abs(place - current) === 1 ? 'auto' : 'instant';
      list.current.scrollTo({ left: place * list.current.clientWidth, behavior });
      setCurrent(place);
    },
    [current],
  );
  const step = useCallback((by: 1 | -1) => goTo(stepAround(current, by, count)), [count, current, goTo]);
  /** A finger or a trackpad has moved the list. */
  const follow = useCallback(() => {
    if (performance.now() < lockedUntil.current || !list.current) return;
    setCurrent(Math.round(list.current.scrollLeft / list.current.clientWidth));
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => step(1), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [playing, step]);

  const watch = useCallback((what: 'hover' | 'focus', on: boolean) => {
    setWatched((before) => ({ ...before, [what]: on }));
  }, []);
  const turnPlaying = useCallback(() => setStopped((before) => !before), []);
  return { list, current, stopped, playing, goTo, step, follow, watch, turnPlaying };
}
