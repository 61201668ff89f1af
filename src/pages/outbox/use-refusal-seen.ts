import { useEffect } from 'react';
import { closeNotifications, FAILED_TAG } from '../../shared/system-notification';

/** Closes the notification that something was refused, because the visitor sees it in the Outbox. */
export function useRefusalSeen(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration && closeNotifications(registration, FAILED_TAG))
      .catch(() => undefined);
  }, []);
}
