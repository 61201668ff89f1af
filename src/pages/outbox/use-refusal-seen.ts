import { useEffect } from 'react';
import { closeNotifications, FAILED_TAG } from '../../shared/system-notification';

/** Closes the notification that something was refused, as soon as the Outbox shows it. */
export function useRefusalSeen(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration && closeNotifications(registration, FAILED_TAG))
      // The browser blocks service workers, so none has shown a notification.
      .catch(() => undefined);
  }, [isShown]);
}
