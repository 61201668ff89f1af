import words from '../../content/every-walk.yaml';
import { departureDays, departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { BookingCalendar } from '../../parts/booking/BookingCalendar';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Eyebrow } from '../../ui/Eyebrow';
import { Paper } from '../../ui/Paper';
import styles from './book-now.module.css';

/** Shows the booking section of a tour's page: price, departure, and the calendar of the tour. */
export function BookNow({ tour }: { tour: Tour }) {
  const { item, price, schedule } = tour;
  return (
    <section id="book-now" data-booking="" aria-labelledby="book-now-heading">
      <Eyebrow>Book now</Eyebrow>
      <h2 id="book-now-heading" className={styles.heading}>
        Pick a day
      </h2>
      <Paper raised className={styles.coupon}>
        <p className={styles.price}>
          <strong>{`$${price}`}</strong> <span>per person</span>
        </p>
        <div className={styles.side}>
          <p className={styles.when}>{`${departureDays(schedule)}, ${departureTime(schedule)}`}</p>
          <p className={styles.small}>New York time. Confirm it on the calendar.</p>
          <p className={styles.why}>{words.whyAGuide.booking}</p>
          <div className={styles.actions}>
            <ReserveButton item={item} wide />
          </div>
        </div>
      </Paper>
      <BookingCalendar itemId={item} className={styles.calendar} />
    </section>
  );
}
