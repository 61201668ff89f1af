import { useState } from 'react';
import { askToNotify, notificationPermission, type NotificationAnswer } from '../../browser/notification-permission';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';

/** The one place where permission for notifications is asked, since here it is plain what for; on the press itself. */
export function NotifyButton() {
  const permission = useStore(notificationPermission);
  const [answer, setAnswer] = useState<NotificationAnswer>();
  if (answer === 'granted') return <p role="status">We will tell you when it is sent.</p>;
  if (answer === 'denied')
    return <p role="status">Your browser does not let us tell you. The Outbox shows when it has gone.</p>;
  if (permission !== 'default') return null;
  return (
    <Button look="primary" wide onClick={() => void askToNotify().then(setAnswer)}>
      Tell me when it is sent
    </Button>
  );
}
