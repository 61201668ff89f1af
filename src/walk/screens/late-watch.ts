// Stores over devices, made when somebody first looks at them: in the browser only.
import type { ReadableStore } from '../../browser/store';
import type { PositionState } from '../position/position';
import type { WalkRoute } from '../position/route';
import { createWalkWatch, watchDeps, type WalkWatch } from '../position/watch-walk';

/** Made when it is first used. */
export function late<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A store that is made in the browser, and its value before. */
export const lateStore = <T>(store: () => ReadableStore<T>, atFirst: T): ReadableStore<T> => ({
  subscribe: (listener) => store().subscribe(listener),
  getSnapshot: () => store().getSnapshot(),
  getServerSnapshot: () => atFirst,
});

/** The watch over a walk's route, and its state as a store. */
export interface LateWatch {
  readonly get: () => WalkWatch;
  readonly store: ReadableStore<PositionState>;
}

const NOT_ASKED: PositionState = { kind: 'not-asked' };

export function lateWatch(route: WalkRoute): LateWatch {
  const get = late(() => createWalkWatch(route, { stop: undefined, open: [] }, watchDeps()));
  return { get, store: lateStore(get, NOT_ASKED) };
}
