// What a tab knows of the offline package, as the keeper reports it.

import { createStore, type Store } from '../browser/store';

export type PackageStage =
  | 'unknown'
  | 'saving-shell'
  /** Every page can be read offline; pictures may be missing. */
  | 'shell-ready'
  | 'saving-pictures'
  | 'ready'
  /** Everything is on the device, but no worker controls this page, as after Ctrl+F5: a reload makes it ready. */
  | 'ready-after-reload'
  /** Continues by itself when the connection is back or the page becomes visible. */
  | 'paused'
  | 'waiting-for-tap'
  | 'full'
  /** The browser has no workers or refuses them. */
  | 'unsupported';

export interface OfflinePackage {
  readonly stage: PackageStage;
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** The version of the content; empty until the worker has reported it. */
  readonly version: string;
}

export const UNKNOWN_PACKAGE: OfflinePackage = {
  stage: 'unknown',
  doneBytes: 0,
  totalBytes: 0,
  version: '',
};

/** The offline package as this tab knows it; only its keeper writes to this store. */
export const offlinePackage: Store<OfflinePackage> = createStore(UNKNOWN_PACKAGE);

/** Returns whether this stage stays, and its words say that every page is saved. */
export const promisesPages = ({ stage }: OfflinePackage): boolean =>
  stage === 'ready' || stage === 'waiting-for-tap' || stage === 'full';
