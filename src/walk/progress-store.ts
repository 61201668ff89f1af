import type { WalkProgress } from './progress';

/** getSnapshot and subscribe are shaped for React's useSyncExternalStore. */
export interface ProgressStore {
  /** Undefined: no walk was begun, or it is too old. */
  getSnapshot(): WalkProgress | undefined;
  getServerSnapshot(): undefined;
  subscribe(listener: () => void): () => void;
  /** Begins a walk where there is none. Written at once. */
  change(change: (progress: WalkProgress, now: number) => WalkProgress): void;
  clear(): void;
  /** False: the browser refuses to keep anything. */
  remembers(): boolean;
}
