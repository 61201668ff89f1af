// The progress of each walk, stored on this device. Two tabs change the same card.
import type { ReadableStore } from '../../browser/store';
import type { TextStorage } from '../../browser/stored-value';
import { walkProgressKey } from '../../shared/storage-keys';
import { newProgress, readProgress, type WalkProgress } from './progress';
import { storedJson } from './stored-json';

/** Undefined: no walk was begun, or it is too old. */
export interface ProgressStore extends ReadableStore<WalkProgress | undefined> {
  /** Begins a walk where there is none. Written at once. */
  change(change: (progress: WalkProgress, now: number) => WalkProgress): void;
  clear(): void;
  /** False: the browser refuses to keep anything. */
  remembers(): boolean;
}

/**
 * @param walk the slug of the tour
 * @param stops how many stops it has
 */
export function createProgressStore(
  walk: string,
  stops: number,
  storage?: TextStorage,
  now: () => number = Date.now,
): ProgressStore {
  const kept = storedJson(
    walkProgressKey(walk),
    (stored): WalkProgress | undefined => readProgress(stored, walk, stops, now()),
    storage,
  );
  return {
    getSnapshot: kept.getSnapshot,
    getServerSnapshot: () => undefined,
    subscribe: kept.subscribe,
    change(change) {
      kept.change((progress) => {
        const time = now();
        const before = progress ?? newProgress(walk, time);
        const after = change(before, time);
        return after === before && progress === undefined ? undefined : after;
      });
    },
    clear: () => kept.change(() => undefined),
    remembers: kept.remembers,
  };
}
