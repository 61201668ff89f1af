import { Link } from '@tanstack/react-router';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import styles from './clear-tag.module.css';
import { draftsIn, lettersIn, type Found } from './kept-words';

function Letters({ found }: { found: Found }) {
  const letters = lettersIn(found);
  if (found.letters === undefined) {
    return (
      <li>
        <strong>What waits in the Outbox, if anything does. It cannot be read just now.</strong>
      </li>
    );
  }
  if (letters === 0) return null;
  return (
    <li>
      <strong>
        {letters === 1 ? '1 message that has not been sent.' : `${letters} messages that have not been sent.`}
      </strong>{' '}
      <span>We will not get {letters === 1 ? 'it' : 'them'}. </span>
      <Link to="/outbox">Look at the Outbox first</Link>
    </li>
  );
}

/** What clearing loses, before it does. */
export function AskToClear({ found, onYes, onNo }: { found: Found; onYes: () => void; onNo: () => void }) {
  const offline = useStore(connection) === 'offline';
  const drafts = draftsIn(found);
  return (
    <>
      <p>This cannot be undone. You lose:</p>
      <ul className={styles.losses}>
        <Letters found={found} />
        {drafts === 0 ? null : (
          <li>
            <strong>{drafts === 1 ? '1 form that you have begun.' : `${drafts} forms that you have begun.`}</strong>
          </li>
        )}
        <li>The saved pages and pictures, and all notes in the list.</li>
        {offline ? (
          <li>
            <strong>You are offline: then no page of ours opens here until you have a connection.</strong>
          </li>
        ) : null}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" icon="trash" onClick={onYes}>
          Yes, clear it
        </Button>
        <Button look="quiet" onClick={onNo}>
          Keep it
        </Button>
      </div>
    </>
  );
}
