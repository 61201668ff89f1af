import { useSyncExternalStore } from 'react';
import { NO_UPDATE, updateState, type UpdateState } from './update';

const onServer = (): UpdateState => NO_UPDATE;

/** Whether a new version waits, and how the visitor is to be told. */
export function useUpdate(): UpdateState {
  return useSyncExternalStore(updateState.subscribe, updateState.getSnapshot, onServer);
}
