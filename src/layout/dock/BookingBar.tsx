import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { CloseButton } from '../../ui/CloseButton';
import { barDismissedAt, barText, dismissBar, isBarDismissed, privateBarText } from './booking-bar';
import styles from './booking-bar.module.css';

const APPEARS_PAST_PX = 300;
/** In a lower window it would take too much of the page; header.module.css lets the header scroll away there too. */
const LOW_WINDOW_PX = 450;

function subscribe(listener: () => void): () => void {
  const end = barDismissedAt.subscribe(listener);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    end();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the booking bar may stand: scrolled far enough, not closed lately (docs/requirements.md#booking-bar). */
function useBarStands(): boolean {
  return useSyncExternalStore(
    subscribe,
    () =>
      window.scrollY > APPEARS_PAST_PX &&
      window.innerHeight >= LOW_WINDOW_PX &&
      !isBarDismissed(barDismissedAt.getSnapshot(), Date.now()),
    () => false,
  );
}

function closeBar(): void {
  flushSync(() => dismissBar(Date.now()));
  // What had the focus is gone; the way to the calendar that is left takes it: what is not shown cannot.
  const ways = document.querySelectorAll<HTMLElement>(':is(body > header, [data-dock="small"]) a[href="/booking"]');
  for (const way of ways) way.focus({ preventScroll: true });
}

/** Comes up past 300 px at the lower edge of every page; closed, it stays away for a day. */
export function BookingBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Without a connection nobody can book.
  const isOffline = useStore(connection) === 'offline';
  const stands = useBarStands() && !isOffline;
  const tour = tourSummaries.find(({ slug }) => path === `/tours/${slug}`);
  const isPrivate = path === '/tours/private-tours';
  const text = isPrivate ? privateBarText() : barText(tourSummaries, tour);
  return (
    <div data-dock="bar" className={styles.dock}>
      {stands ? (
        <aside aria-label="Booking bar" className={styles.bar}>
          <div className={`page-width ${styles.row}`}>
            <p className={styles.price}>{text.price}</p>
            <p className={styles.long}>
              <strong>{text.title}</strong>
              <span>{text.facts}</span>
            </p>
            <p className={classes(styles.short, isPrivate && styles.besideLongButton)}>
              <strong>{text.short[0]}</strong>
              <span>{text.short[1]}</span>
            </p>
            <div className={styles.reserve}>
              {isPrivate ? (
                <ButtonLink to="/contact" variant="primary" size="sm">
                  Ask for a day
                </ButtonLink>
              ) : (
                <ReserveButton key={path} item={tour?.item} tour={tour} label="Reserve" size="sm" />
              )}
            </div>
            <CloseButton
              label="Close booking bar"
              size={44}
              iconSize={20}
              className={styles.close}
              onClick={closeBar}
            />
          </div>
        </aside>
      ) : null}
    </div>
  );
}
