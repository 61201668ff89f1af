import { ButtonLink } from '../../ui/Button';
import styles from './booking-link.module.css';

/** The way to the calendar that floats on every page; it stands in the built HTML. */
export function BookingLink() {
  return (
    <aside aria-label="Booking" className={styles.place} data-dock="small">
      <ButtonLink to="/booking" look="primary" icon="calendar">
        Book
      </ButtonLink>
    </aside>
  );
}
