// The state of the offline package that pages show. The keeper that writes it (offline-keeper.ts)
// is loaded later.
import { connection, type Connection } from '../browser/connection';
import { deriveStore, type ReadableStore } from '../browser/store';
import { offlinePackage, type OfflinePackage } from './offline-package';

/** Everything that the header's chip shows, in one value. */
export interface OfflineState {
  readonly connection: Connection;
  /** Set while files are being saved; the percentage is of the whole package, shell and pictures. */
  readonly saving?: { readonly percent: number; readonly stage: 'shell' | 'pictures' };
  /** Every page, story and picture is on this device. */
  readonly ready: boolean;
  readonly totalBytes: number;
  /** True if the pictures wait for the visitor's consent. */
  readonly needsTap: boolean;
}

/** Combines the connection and the package into one state. */
export function summarize(now: Connection, known: OfflinePackage): OfflineState {
  const { stage, totalBytes } = known;
  const summary = {
    connection: now,
    ready: stage === 'ready',
    totalBytes,
    needsTap: stage === 'waiting-for-tap',
  };
  if (stage === 'saving-shell') return { ...summary, saving: { percent: percentOf(known), stage: 'shell' } };
  if (stage === 'saving-pictures') return { ...summary, saving: { percent: percentOf(known), stage: 'pictures' } };
  return summary;
}

/**
 * Returns the percentage of the package as a whole number, rounded down: 100 only when nothing is
 * missing.
 */
export function percentOf({ doneBytes, totalBytes }: Pick<OfflinePackage, 'doneBytes' | 'totalBytes'>): number {
  return totalBytes === 0 ? 0 : Math.min(100, Math.floor((100 * doneBytes) / totalBytes));
}

/** The connection and the package of this page, updated while it has listeners. */
export const offlineState: ReadableStore<OfflineState> = deriveStore([connection, offlinePackage], summarize);

/**
 * Fetches the pictures after the visitor's consent. The keeper is loaded by then, because only the
 * keeper reports that they wait.
 */
export async function savePictures(): Promise<void> {
  const { offlineKeeper } = await import('./offline-keeper-instance');
  await offlineKeeper.savePictures();
}
