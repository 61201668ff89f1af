import { useLocation } from '@tanstack/react-router';
import { pressBookingLink } from '../../parts/booking/booking-links';
import { ButtonLink } from '../../ui/Button';
import { optionalPart } from '../../ui/hydration/optional-part';
import { firstInteraction } from '../../ui/hydration/triggers';
import { Icon } from '../../ui/Icon';
import styles from './booking-link.module.css';

/** How long a visitor must be on the page before its late parts are loaded, in milliseconds. */
const A_WHILE_MS = 4_000;

/** Loaded when the visitor interacts, or after some time on the page. */
const LateParts = optionalPart(async () => {
  await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, A_WHILE_MS))]);
  return (await import('./LateParts')).LateParts;
});

/**
 * The floating link to the calendar, on every page except the calendar's own. It is shown while no
 * other booking control is on the screen. It is part of the built HTML.
 */
function BookingLink() {
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/booking' });
  return isThere ? null : (
    <aside aria-label="Booking" className={styles.place} data-dock="small">
      <ButtonLink to="/booking" variant="primary" onClick={pressBookingLink}>
        <Icon name="calendar" />
        <span className="visually-hidden">Book</span>
      </ButtonLink>
    </aside>
  );
}

/**
 * The floating elements at the lower edge, of which only one is visible at a time. Only the link is
 * in the built HTML; the rest is loaded later.
 */
export function Dock() {
  return (
    <>
      <BookingLink />
      <LateParts />
    </>
  );
}
