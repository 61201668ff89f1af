import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/Button';
import styles from './newsletter-form.module.css';
import type { Said } from './use-newsletter-form';
import { CHECK_YOUR_EMAIL, SAVED_WORDS } from './newsletter-texts';

/** What came of the press, under the button. */
export function FormNote({ said, onSendFromHere }: { said: Said; onSendFromHere: () => void }) {
  return (
    <div role="status" className={styles.note}>
      {said.state === 'opened' ? (
        <p key="opened" className={styles.opened}>
          <span>Your sign-up went out in a new tab. Nothing opened?</span>
          <Button look="quiet" onClick={onSendFromHere}>
            Send it from here
          </Button>
        </p>
      ) : null}
      {said.state === 'sent' ? (
        <p key="sent">
          <strong>Success!</strong> <span>{CHECK_YOUR_EMAIL}</span>
        </p>
      ) : null}
      {said.state === 'saved' ? (
        <p key="saved">
          <span>{SAVED_WORDS}</span> <Link to="/outbox">See the outbox</Link>
        </p>
      ) : null}
      {said.state === 'trouble' ? (
        <p key={said.message} className={styles.trouble}>
          {said.message}
        </p>
      ) : null}
    </div>
  );
}
