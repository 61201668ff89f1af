import { connection, type Connection } from '../browser/connection';
import { deriveStore, type ReadableStore } from '../browser/store';
import type { OfflinePackage } from './offline-keeper';
import { offlineKeeper } from './offline-keeper-instance';

/** Everything the header's chip shows, in one value. */
export interface OfflineState {
  readonly connection: Connection;
  /** Under way; the percentage is of the whole package, shell and pictures. */
  readonly saving?: { readonly percent: number; readonly stage: 'shell' | 'pictures' };
  /** Every page, story and picture is on this device. */
  readonly ready: boolean;
  readonly totalBytes: number;
  /** The pictures wait for the visitor's yes. */
  readonly needsTap: boolean;
}

/** Sums up connection and package. */
export function summarize(now: Connection, offlinePackage: OfflinePackage): OfflineState {
  const { stage, totalBytes } = offlinePackage;
  const summary = {
    connection: now,
    ready: stage === 'ready',
    totalBytes,
    needsTap: stage === 'waiting-for-tap',
  };
  if (stage === 'saving-shell') return { ...summary, saving: { percent: percentOf(offlinePackage), stage: 'shell' } };
  if (stage === 'saving-pictures')
    return { ...summary, saving: { percent: percentOf(offlinePackage), stage: 'pictures' } };
  return summary;
}

/** Whole percent of the package, rounded down: 100 only when nothing is missing. */
export function percentOf({ doneBytes, totalBytes }: Pick<OfflinePackage, 'doneBytes' | 'totalBytes'>): number {
  return totalBytes === 0 ? 0 : Math.min(100, Math.floor((100 * doneBytes) / totalBytes));
}

/** Connection and package of this page, kept up to date while somebody listens. */
export const offlineState: ReadableStore<OfflineState> = deriveStore([connection, offlineKeeper.state], summarize);
