import { PawPrints } from '../../ui/blocks/PawPrints';
import styles from './calendar-pane.module.css';

/** Words over the frame until it has loaded (001 §4). */
export function CalendarLoading() {
  return (
    <div className={styles.cover}>
      <div className={styles.card} role="status">
        <PawPrints walking />
        <p className={styles.words}>Loading calendar...</p>
        <p className={styles.small}>It comes from our booking partner.</p>
      </div>
    </div>
  );
}
