import { useSyncExternalStore } from 'react';
import { installHint, type InstallHint } from './install-hint';

const onServer = (): InstallHint => 'hidden';

/** Whether and how the installation is offered now. */
export function useInstallHint(): InstallHint {
  return useSyncExternalStore(installHint.subscribe, installHint.getSnapshot, onServer);
}
