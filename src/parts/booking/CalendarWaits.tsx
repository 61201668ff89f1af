import { bookingIsDemonstration } from '../../integrations/fareharbor/addresses';
import { PawPrints } from '../../ui/blocks/PawPrints';
import styles from './calendar-pane.module.css';

/** What stands in the built HTML, and until somebody comes near. */
export function CalendarWaits() {
  const words = bookingIsDemonstration()
    ? ['No calendar here', 'This is a demonstration site. No booking company stands behind it.']
    : ['The calendar opens here', 'It comes from our booking partner.'];
  return (
    <div className={styles.cover}>
      <div className={styles.card}>
        <PawPrints walking={false} />
        <p className={styles.words}>{words[0]}</p>
        <p className={styles.small}>{words[1]}</p>
        <noscript>
          <p className={styles.small}>It needs scripts. The link below does not.</p>
        </noscript>
      </div>
    </div>
  );
}
