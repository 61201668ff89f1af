import { useLocation } from '@tanstack/react-router';
import { pressBookingLink } from '../../parts/booking/booking-links';
import { ButtonLink } from '../../ui/Button';
import { firstInteraction } from '../../ui/near/near';
import { optionalPart } from '../../ui/optional-part';
import styles from './booking-link.module.css';

/** Before the exit card is armed, and after the page has had its time. */
const A_WHILE_MS = 4_000;

/** Comes when the visitor moves, or has been here for a while. */
const LateParts = optionalPart(async () => {
  await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, A_WHILE_MS))]);
  return (await import('./LateParts')).LateParts;
});

/**
 * The way to the calendar that floats on every page but the calendar's own, where nothing else on the screen leads
 * there. It stands in the built HTML.
 */
function BookingLink() {
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/booking' });
  return isThere ? null : (
    <aside aria-label="Booking" className={styles.place} data-dock="small">
      <ButtonLink to="/booking" variant="primary" icon="calendar" onClick={pressBookingLink}>
        Book
      </ButtonLink>
    </aside>
  );
}

/**
 * What floats at the lower edge, one thing at a time. Only the link is in the built HTML; the rest is
 * loaded after a while.
 */
export function Dock() {
  return (
    <>
      <BookingLink />
      <LateParts />
    </>
  );
}
