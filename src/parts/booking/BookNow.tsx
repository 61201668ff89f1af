import { departureDays, departureTime } from '../../content/schedule';
import type { TourSummary } from '../../content/tour-summaries';
import { Eyebrow } from '../../ui/Eyebrow';
import { BookingCalendar } from './BookingCalendar';
import { ReserveButton } from './ReserveButton';
import styles from './book-now.module.css';

type BookableTour = Pick<TourSummary, 'slug' | 'title' | 'item' | 'price' | 'schedule' | 'groupSize'>;

/** The booking section of a tour's page: price, departure, and the calendar of the tour. */
export function BookNow({ tour }: { tour: BookableTour }) {
  const { slug, title, item, price, schedule, groupSize } = tour;
  return (
    <section id="book-now" data-booking="" className={styles.section} aria-labelledby="book-now-heading">
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
          <div className={styles.actions}>
            <ReserveButton item={item} tour={{ slug, title }} wide />
          </div>
        </div>
      </div>
      <BookingCalendar itemId={item} className={styles.calendar} />
    </section>
  );
}
