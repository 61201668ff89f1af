import { useHydrated, useRouterState } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { wantsLessMotion } from '../../browser/reduced-motion';
import { useStore } from '../../browser/store';
import type { Tour } from '../../content/schemas';
import { routeOf, type WalkMapFigures } from '../../geography/walk-map';
import { goTo, openStops, punch, undoPunch, type WalkProgress } from '../progress/progress';
import { progressStoreOf, type ProgressStore } from '../progress/progress-store';
import { hashOf, readScreen, type Screen } from '../progress/screen-hash';
import type { PackedWalk } from '../voice/packed-speech';
import { lazyWatch, type LazyWatch } from './lazy-store';

/** A walk as its screens use it. */
export interface Walk {
  readonly tour: Tour;
  readonly map: WalkMapFigures;
  /** Loads the text to read aloud. */
  readonly askSpoken: () => Promise<PackedWalk | undefined>;
  /** The screen that the address names; the cover before hydration. */
  readonly screen: Screen;
  /** The walker's place in this tab, as `placeOf` defines it. */
  readonly place: Screen;
  /** Undefined: no walk was begun on this device. */
  readonly progress: WalkProgress | undefined;
  /** The stops (from 1) that are punched. */
  readonly punched: ReadonlySet<number>;
  readonly open: readonly number[];
  /** The stop that was punched at this place, which the screen announces. */
  readonly justPunched: number | undefined;
  /** The hash of the screen on which it was marked. */
  readonly punchedOn: string | undefined;
  readonly store: ProgressStore;
  readonly watch: LazyWatch;
  punch(stop: number): void;
  undo(stop: number): void;
}

const WalkContext = createContext<Walk | undefined>(undefined);
export const WalkProvider = WalkContext.Provider;

/** The walk that is shown. */
export function useWalk(): Walk {
  const walk = use(WalkContext);
  if (walk === undefined) throw new Error('No walk is shown here');
  return walk;
}

const isStoredScreen = ({ kind }: Screen): boolean => kind === 'way' || kind === 'stop' || kind === 'end';

/**
 * The walker's place. A way, a stop, the end and the cover are their own place. The map and the list have the last
 * place of their tab, so that another tab does not move them to another stop. In a new tab they have the stored place,
 * and if no walk was begun, the cover.
 * @param lastPlace the last way, stop or end that this tab has shown
 */
export function placeOf(
  screen: Screen,
  lastPlace: Screen | undefined,
  progress: Pick<WalkProgress, 'at'> | undefined,
  stops: number,
): Screen {
  if (isStoredScreen(screen) || screen.kind === 'cover') return screen;
  return (progress && lastPlace) ?? readScreen(progress?.at ?? '', stops);
}

/**
 * Returns the stop that was marked last, for a way that is opened again where the walker has left it after marking its
 * stop, and perhaps later ones: the phone may have ended the app in the meantime. Undefined for every other screen.
 */
export function stopMarkedBefore(
  screen: Screen,
  progress: Pick<WalkProgress, 'at' | 'changedAt' | 'punched'> | undefined,
): number | undefined {
  if (screen.kind !== 'way' || progress?.at !== hashOf(screen)) return undefined;
  const last = progress.punched.at(-1);
  if (last === undefined || last.stop === screen.stop) return last?.stop;
  // Later stops were marked on this way, if nothing else has changed since.
  const isMarkedHere = last.at === progress.changedAt && progress.punched.some(({ stop }) => stop === screen.stop);
  return isMarkedHere ? last.stop : undefined;
}

/** The duration of the vibration for a punch. */
const PUNCH_MS = 30;

/**
 * The state of a walk: the address gives the screen, and the device's storage the punches. Every change is stored at
 * once.
 */
export function useWalkState({ tour, map, askSpoken }: Pick<Walk, 'tour' | 'map' | 'askSpoken'>): Walk {
  const stops = tour.stops.length;
  const store = progressStoreOf(tour.slug, stops);
  const progress = useStore(store);
  const isHydrated = useHydrated();
  // While another page is being loaded, the walk keeps its last screen.
  const hash = useRouterState({
    select: ({ location, resolvedLocation }) =>
      (location.pathname === `/tours/${tour.slug}/walk` ? location : (resolvedLocation ?? location)).hash,
  });
  const screen = useMemo(
    () => readScreen(isHydrated && hash !== '' ? `#${hash}` : '', stops),
    [isHydrated, hash, stops],
  );
  const [lastPlace, setLastPlace] = useState<Screen>();
  const place = placeOf(screen, lastPlace, progress, stops);
  const at = hashOf(place);
  const [last, setLast] = useState<{ readonly at: string; readonly stop: number; readonly on: string }>();
  // A walker who comes back to the place goes on from there: a stop may be marked on the way to another one.
  if (last !== undefined && last.at !== at) setLast(undefined);
  if (isStoredScreen(screen) && screen !== lastPlace) {
    setLastPlace(screen);
    const stop = lastPlace === undefined ? stopMarkedBefore(screen, progress) : undefined;
    if (stop !== undefined) setLast({ at, stop, on: at });
  }
  useEffect(() => {
    // The end begins no walk: Back leads to it after the card was thrown away.
    const isBegun = screen.kind !== 'end' || store.getSnapshot() !== undefined;
    if (isStoredScreen(screen) && isBegun) store.change((stored, now) => goTo(stored, screen, now));
  }, [store, screen]);
  const watch = useMemo(() => lazyWatch(routeOf(map)), [map]);
  return {
    tour,
    map,
    askSpoken,
    screen,
    place,
    progress,
    punched: new Set(progress?.punched.map(({ stop }) => stop)),
    open: openStops(progress?.punched ?? [], stops),
    justPunched: last?.at === at ? last.stop : undefined,
    punchedOn: last?.on,
    store,
    watch,
    punch(stop) {
      store.change((stored, now) => punch(stored, stop, now));
      setLast({ at, stop, on: hashOf(screen) });
      if (!wantsLessMotion() && 'vibrate' in navigator) navigator.vibrate(PUNCH_MS);
    },
    undo(stop) {
      store.change((stored, now) => undoPunch(stored, stop, now));
      setLast(undefined);
    },
  };
}
