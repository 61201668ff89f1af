import { useSyncExternalStore } from 'react';
import { offlineKeeper } from './offline-keeper';
import { UNKNOWN_PACKAGE, type OfflinePackage } from './offline-package';

const onServer = (): OfflinePackage => UNKNOWN_PACKAGE;

/** The offline package in detail: stage, bytes, content version. */
export function useOfflinePackage(): OfflinePackage {
  const { subscribe, getSnapshot } = offlineKeeper.state;
  return useSyncExternalStore(subscribe, getSnapshot, onServer);
}
