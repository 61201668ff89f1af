import { createStore } from './store';

/** 'over' follows 'on' for some seconds, so that the page can say that the practice has ended. */
interface Practice {
  readonly stage: 'none' | 'on' | 'over';
  /** Returns how many milliseconds of the practice are left. */
  readonly leftMs: () => number;
}

export const NO_PRACTICE: Practice = { stage: 'none', leftMs: () => 0 };

/** The practice without a connection, as this page knows it from the worker (src/pwa/practice-run.ts). */
export const practice = createStore<Practice>(NO_PRACTICE);

/**
 * Holds the function that begins the practice, while it can be begun: everything is saved, a worker
 * controls this page, and there is a connection (src/pwa/offer-practice.ts). It resolves with false
 * if it could not be begun.
 */
export const practiceOffer = createStore<{ readonly begin?: () => Promise<boolean> }>({});
