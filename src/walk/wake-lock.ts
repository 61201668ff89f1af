/** `resting`: let go of after ten minutes without a touch, or while the page is hidden. */
export type WakeLockState = 'off' | 'on' | 'resting' | 'refused' | 'unsupported';

/** getSnapshot and subscribe are shaped for React's useSyncExternalStore. */
export interface WakeLock {
  getSnapshot(): WakeLockState;
  getServerSnapshot(): WakeLockState;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
}
