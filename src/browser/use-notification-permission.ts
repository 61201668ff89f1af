import { useSyncExternalStore } from 'react';
import { notificationPermission, type NotificationAnswer } from './notification-permission';

const onServer = (): NotificationAnswer => 'unsupported';

/** Whether system notifications may be shown, or could be asked for ('default'). */
export function useNotificationPermission(): NotificationAnswer {
  const { subscribe, getSnapshot } = notificationPermission;
  return useSyncExternalStore(subscribe, getSnapshot, onServer);
}
