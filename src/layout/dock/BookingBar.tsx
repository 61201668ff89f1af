import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { tourAt, tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { CloseButton } from '../../ui/CloseButton';
import { barDismissedAt, barText, dismissBar, isBarDismissed, privateBarText } from './booking-bar';
import styles from './booking-bar.module.css';

const APPEARS_PAST_PX = 300;
/**
 * In a window lower than this the bar would cover too much of the page; header.module.css also lets
 * the header scroll away there.
 */
const LOW_WINDOW_PX = 450;
/** In a narrower window, the help button of /contact takes the place of the bar. */
const HELP_BESIDE = '(min-width: 64em)';
const WITH_HELP = '/contact';

function subscribe(listener: () => void): () => void {
  const end = barDismissedAt.subscribe(listener);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  // The bar that had the focus may go when another element has it.
  document.addEventListener('focusin', listener);
  return () => {
    end();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
    document.removeEventListener('focusin', listener);
  };
}

const hasFocus = (): boolean => document.querySelector('[data-dock="bar"]:focus-within') !== null;

/**
 * Returns whether the booking bar is shown: the page is scrolled far enough, and the bar was
 * not closed recently (docs/requirements.md#booking-bar). Booking needs a connection, so the bar is hidden without one.
 * While the focus is in the bar, only closing removes it, because the focus would be lost with it.
 */
function useIsBarShown(path: string): boolean {
  const isOffline = useStore(connection) === 'offline';
  return useSyncExternalStore(
    subscribe,
    () =>
      (hasFocus() ||
        (!isOffline &&
          window.scrollY > APPEARS_PAST_PX &&
          window.innerHeight >= LOW_WINDOW_PX &&
          (path !== WITH_HELP || matchMedia(HELP_BESIDE).matches))) &&
      !isBarDismissed(barDismissedAt.getSnapshot(), Date.now()),
    () => false,
  );
}

function closeBar(): void {
  flushSync(() => dismissBar(Date.now()));
  // The focused button has been removed, so another visible link to the calendar receives the
  // focus; a hidden element cannot.
  const ways = document.querySelectorAll<HTMLElement>(':is(body > header, [data-dock="small"]) a[href="/booking"]');
  for (const way of ways) way.focus({ preventScroll: true });
}

/**
 * The bar at the lower edge of every page except walk mode, shown after 300 px of scrolling; after it is closed, it
 * stays hidden for a day.
 */
export function BookingBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isShown = useIsBarShown(path);
  const tour = tourAt(path);
  const isPrivate = path === '/tours/private-tours';
  const text = isPrivate ? privateBarText() : barText(tourSummaries, tour);
  return (
    <div data-dock="bar" className={styles.dock}>
      {isShown ? (
        <aside aria-label="Booking bar" className={styles.bar} data-booking-bar="">
          <div className={`page-width ${styles.row}`}>
            <p className={styles.price}>
              {text.from === '' ? null : <span className={styles.from}>{text.from}</span>}
              <span>{text.price}</span>
            </p>
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
                  Ask for a Day
                </ButtonLink>
              ) : (
                <ReserveButton key={path} item={tour?.item} label="Reserve" size="sm" />
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
