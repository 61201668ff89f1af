import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import styles from './offline-note.module.css';

interface OfflineNoteProps {
  /** Whether screen readers announce that the connection was lost; use it at one place of a page only. */
  readonly announced?: boolean;
  /** A sentence that says what needs a connection. */
  readonly children: string;
}

/** Says offline that the links or buttons beside it cannot open anything now. */
export function OfflineNote({ announced = false, children }: OfflineNoteProps) {
  const offline = useStore(connection) === 'offline';
  return (
    <div role={announced ? 'status' : undefined}>
      {offline ? <p className={styles.offline}>{`You are offline. ${children}`}</p> : null}
    </div>
  );
}
