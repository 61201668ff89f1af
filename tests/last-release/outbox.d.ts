import type { createOutbox as create } from '../../src/outbox/outbox';
import type { openDatabase as open } from '../../src/outbox/store/database';

export declare const createOutbox: typeof create;
export declare const openDatabase: typeof open;
export declare function deliverInBackground(deps: {
  deliver(options: { waitForLockMs: number }): Promise<{ remaining: number; sent?: number; nextAttemptAt?: number }>;
  tellSent(): Promise<unknown>;
  clock: { now(): number; wait(ms: number): Promise<void> };
}): Promise<void>;
