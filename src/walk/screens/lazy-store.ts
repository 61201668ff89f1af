// Stores for devices that are created at their first use, which is in the browser only.
import type { ReadableStore } from '../../browser/store';
import type { PositionState } from '../position/position-state';
import type { WalkRoute } from '../position/route';
import { createWalkWatch, watchDeps, type WalkWatch } from '../position/watch-walk';

/** Creates a value at its first use. */
export function lazyValue<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A store that is created at its first use, with a value for the built HTML. */
export const lazyStore = <T>(store: () => ReadableStore<T>, initial: T): ReadableStore<T> => ({
  subscribe: (listener) => store().subscribe(listener),
  getSnapshot: () => store().getSnapshot(),
  getServerSnapshot: () => initial,
});

/** The watch over a walk's route, and its state as a store. */
export interface LazyWatch {
  readonly get: () => WalkWatch;
  readonly store: ReadableStore<PositionState>;
}

const NOT_ASKED: PositionState = { kind: 'not-asked' };

/**
 * Returns the watch over a route. It is created at its first use, without an aim, and asks the device for its location
 * only after `start`.
 */
export function lazyWatch(route: WalkRoute): LazyWatch {
  const get = lazyValue(() => createWalkWatch(route, { stop: undefined, open: [] }, watchDeps()));
  return { get, store: lazyStore(get, NOT_ASKED) };
}
