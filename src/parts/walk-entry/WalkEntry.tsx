import { Link } from '@tanstack/react-router';
import { Die } from '../../ui/blocks/Die';
import styles from './walk-entry.module.css';

/** Under the button that reserves: the walk can be done alone. */
export function WalkEntry({ slug }: { slug: string }) {
  return (
    <Link to="/tours/$slug/walk" params={{ slug }} className={styles.entry} data-walk-entry>
      <span className={styles.stub}>
        <Die size={34} state="punched" />
      </span>
      <span className={styles.words}>
        <strong>Walk it yourself</strong>
        <span>No guide, no booking. Works without a signal.</span>
      </span>
    </Link>
  );
}
