import { useSyncExternalStore } from 'react';
import { yearInNewYork } from './year';

const never = (): (() => void) => () => undefined;

/** This year's number; empty in the built HTML, which is read on any day. */
export const useYearInNewYork = (): string =>
  useSyncExternalStore(
    never,
    () => yearInNewYork(new Date()),
    () => '',
  );
