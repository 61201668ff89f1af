// What the pages show of the offline package. The keeper that writes it (offline-keeper.ts) comes later.
import { connection, type Connection } from '../browser/connection';
import { createStore, deriveStore, type ReadableStore, type Store } from '../browser/store';

export type PackageStage =
  | 'unknown'
  | 'saving-shell'
  /** Every page reads offline, pictures may be missing. */
  | 'shell-ready'
  | 'saving-pictures'
  | 'ready'
  /** Goes on by itself when the connection is back or the page becomes visible. */
  | 'paused'
  | 'waiting-for-tap'
  | 'full'
  | 'unsupported';

export interface OfflinePackage {
  readonly stage: PackageStage;
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** The content's version; empty until the worker has told. */
  readonly version: string;
}

export const UNKNOWN_PACKAGE: OfflinePackage = {
  stage: 'unknown',
  doneBytes: 0,
  totalBytes: 0,
  version: '',
};

/** The offline package as this tab knows it; its keeper alone writes it. */
export const offlinePackage: Store<OfflinePackage> = createStore(UNKNOWN_PACKAGE);

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

/** Whole percent of the package, rounded down: 100 only when nothing is missing. */
export function percentOf({ doneBytes, totalBytes }: Pick<OfflinePackage, 'doneBytes' | 'totalBytes'>): number {
  return totalBytes === 0 ? 0 : Math.min(100, Math.floor((100 * doneBytes) / totalBytes));
}

/** Connection and package of this page, kept up to date while somebody listens. */
export const offlineState: ReadableStore<OfflineState> = deriveStore([connection, offlinePackage], summarize);

/** Fetches the pictures that wait for a yes. The keeper is there by then: it alone says that they wait. */
export async function savePictures(): Promise<void> {
  const { offlineKeeper } = await import('./offline-keeper-instance');
  await offlineKeeper.savePictures();
}
