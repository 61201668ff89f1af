import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in the built HTML and in the first render, true afterwards. Everything that depends on the
 * clock, the query, storage, the connection or the screen waits for it, with its place kept.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
