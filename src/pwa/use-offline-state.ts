import { useSyncExternalStore } from 'react';
import { NEUTRAL_OFFLINE_STATE, offlineState, type OfflineState } from './offline-state';

const onServer = (): OfflineState => NEUTRAL_OFFLINE_STATE;

/** Connection and offline package in one, for the header's chip. */
export function useOfflineState(): OfflineState {
  return useSyncExternalStore(offlineState.subscribe, offlineState.getSnapshot, onServer);
}
