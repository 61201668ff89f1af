import { isStandInHost } from '../../shared/demonstration';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import styles from './outside.module.css';

interface OutsideNoteProps {
  readonly href: string;
  /** What opens there: "a form". */
  readonly what: string;
  /** Read out when the connection goes; at one place of a page only. */
  readonly announced?: boolean;
}

/** Beside a button that leads away: whose page it is, and that it cannot open now. */
export function OutsideNote({ href, what, announced = false }: OutsideNoteProps) {
  const offline = useStore(connection) === 'offline';
  return (
    <div className={styles.note}>
      <p>{`Opens ${what} on ${new URL(href).host}, in a new window. That page is not ours.`}</p>
      {isStandInHost(href) ? <p>Demonstration: this address is a sample and does not open.</p> : null}
      <div role={announced ? 'status' : undefined}>
        {offline ? (
          <p className={styles.offline}>
            You are offline. It is on another site, so the button works when you have a connection.
          </p>
        ) : null}
      </div>
    </div>
  );
}
