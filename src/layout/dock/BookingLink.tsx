import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './booking-link.module.css';

/**
 * The floating link to the calendar, on every page except the calendar's own and walk mode. It is shown while no
 * other booking control is on the screen. It is part of the built HTML.
 */
export function BookingLink() {
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/booking' });
  return isThere ? null : (
    <aside aria-label="Booking" className={styles.place} data-dock="small">
      <ButtonLink to="/booking" variant="primary">
        <Icon name="calendar" />
        <span className="visually-hidden">Book</span>
      </ButtonLink>
    </aside>
  );
}
