// The progress of each walk, stored on this device. Two tabs change the same stored card.
import type { ReadableStore } from '../../browser/store';
import type { TextStorage } from '../../browser/stored-value';
import { noteCard } from '../../browser/unsaved-text';
import { walkProgressKey } from '../../shared/storage-keys';
import { newProgress, readProgress, type WalkProgress } from './progress';
import { storedJson } from './stored-json';

/** Undefined: no walk was begun, or it is too old. */
export interface ProgressStore extends ReadableStore<WalkProgress | undefined> {
  /** Changes the stored progress at once; begins the walk if there is none. */
  change(change: (progress: WalkProgress, now: number) => WalkProgress): void;
  clear(): void;
  /** False if the browser refuses to store the progress, which then lasts only as long as the page is open. */
  remembers(): boolean;
}

/**
 * Creates the store of one walk.
 * @param walk the slug of the tour
 * @param stops how many stops the tour has
 */
export function createProgressStore(
  walk: string,
  stops: number,
  storage?: TextStorage,
  now: () => number = Date.now,
): ProgressStore {
  const persisted = storedJson(
    walkProgressKey(walk),
    (stored): WalkProgress | undefined => readProgress(stored, walk, stops, now()),
    storage,
  );
  return {
    getSnapshot: persisted.getSnapshot,
    getServerSnapshot: () => undefined,
    subscribe: persisted.subscribe,
    change(change) {
      persisted.change((progress) => {
        const time = now();
        const before = progress ?? newProgress(walk, time);
        const after = change(before, time);
        return after === before && progress === undefined ? undefined : after;
      });
    },
    clear: () => persisted.change(() => undefined),
    remembers: persisted.remembers,
  };
}

const stores = new Map<string, ProgressStore>();

/**
 * Returns the store of one walk, always the same one: in a browser that refuses storage, only this store has the
 * progress after the walk was closed.
 * @param walk the slug of the tour
 * @param stops how many stops the tour has
 */
export function progressStoreOf(walk: string, stops: number): ProgressStore {
  const known = stores.get(walk);
  if (known !== undefined) return known;
  const store = createProgressStore(walk, stops);
  stores.set(walk, store);
  noteCard(() => !store.remembers() && (store.getSnapshot()?.punched ?? []).length > 0);
  return store;
}
