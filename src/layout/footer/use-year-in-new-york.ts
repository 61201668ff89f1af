import { useSyncExternalStore } from 'react';

/** The year it is in New York. */
export const yearInNewYork = (now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' }).format(now);

const never = (): (() => void) => () => undefined;

/** This year's number; empty in the built HTML, which is read on any day. */
export const useYearInNewYork = (): string =>
  useSyncExternalStore(
    never,
    () => yearInNewYork(new Date()),
    () => '',
  );
