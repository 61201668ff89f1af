import { useMemo } from 'react';
import { applyUpdate, dismissUpdateNotice, type UpdateNotice } from '../../pwa/update';
import { useNotice } from './use-notice';

const STILL_HERE = 'What you have typed will still be here.';

/** A new version waits, or another tab has taken it (001 §8); nobody is reloaded over what he is typing. */
export function useUpdateNotice(notice: UpdateNotice, itsTurn: boolean): void {
  const toast = useMemo(() => {
    if (!itsTurn) return undefined;
    const reload = { label: 'Reload', onPress: applyUpdate };
    const shared = { id: 'update', icon: 'refresh', note: STILL_HERE, onClose: dismissUpdateNotice } as const;
    return notice === 'updated-elsewhere'
      ? {
          ...shared,
          title: 'Updated in another tab',
          message: 'Reload to use the new version here.',
          actions: [reload],
        }
      : {
          ...shared,
          title: 'Update available',
          message: 'A new version of the app is available. Refresh to update.',
          actions: [reload, { label: 'Later', quiet: true, onPress: dismissUpdateNotice }],
        };
  }, [notice, itsTurn]);
  useNotice(toast);
}
