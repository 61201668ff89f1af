import { departureDays, departureTime } from '../../content/schedule-words';
import type { TourSummary } from '../../content/tour-summaries';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { useConnection } from '../../ui/device/use-connection';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './book-now.module.css';
import { OfflineWords } from './OfflineWords';
import { ReserveButton } from './ReserveButton';
import { useRememberedTour } from './use-remembered-tour';

type BookableTour = Pick<TourSummary, 'slug' | 'title' | 'item' | 'price' | 'schedule' | 'groupSize'>;

/** The booking section of a tour's page: price, departure, and the way to the calendar. */
export function BookNow({ tour }: { tour: BookableTour }) {
  const { slug, title, item, price, schedule, groupSize } = tour;
  const offline = useConnection() === 'offline';
  const noted = useRememberedTour();
  return (
    <section id="book-now" className={styles.section} aria-labelledby="book-now-heading">
      <Eyebrow>Book now</Eyebrow>
      <h2 id="book-now-heading" className={styles.heading}>
        Pick a day
      </h2>
      <div className={styles.coupon}>
        <p className={styles.price}>
          <strong>{`$${price}`}</strong> <span>per person</span>
        </p>
        <div className={styles.side}>
          <p className={styles.when}>{`${departureDays(schedule)}, ${departureTime(schedule)}`}</p>
          <p className={styles.small}>{`At most ${groupSize} people. Confirm the time on the booking calendar.`}</p>
          {offline ? (
            <div className={styles.offline}>
              <OfflineWords noted={noted?.slug === slug ? title : undefined} />
            </div>
          ) : null}
          <div className={styles.actions}>
            <ReserveButton item={item} tour={{ slug, title }} wide />
            <a href={bookingLink({ item })} target="_blank" rel="noopener">
              <span>Open the calendar on our booking partner's page</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
