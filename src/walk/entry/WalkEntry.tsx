import { Link } from '@tanstack/react-router';
import { Die } from '../punch-card/Die';
import styles from './walk-entry.module.css';

/** The link to walk mode below the button that reserves. */
export function WalkEntry({ slug }: { slug: string }) {
  return (
    <Link to="/tours/$slug/walk" params={{ slug }} className={styles.entry} data-walk-entry>
      <span className={styles.stub}>
        <Die size={34} state="punched" />
      </span>
      <span className={styles.words}>
        <strong>Walk it yourself</strong>
        <span>No guide, no booking. Works offline.</span>
      </span>
    </Link>
  );
}

/** A link in the reader's bar of a stop: opens walk mode at that stop. */
export function WalkFromHere({ slug, stop }: { slug: string; stop: number }) {
  return (
    <Link to="/tours/$slug/walk" params={{ slug }} hash={`stop-${stop}`} className={styles.fromHere}>
      <Die size={28} state="punched" />
      <span>Walk</span>
      <span className="visually-hidden">{` from stop ${stop}`}</span>
    </Link>
  );
}
