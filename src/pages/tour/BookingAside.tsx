import { departureTime, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { PriceCard } from '../../parts/price/PriceCard';
import { ButtonAnchor } from '../../ui/Button';
import styles from './booking-aside.module.css';

/** Price, times, and a link to the calendar further down: docs/requirements.md#tour-page */
function BookingCard({ tour }: { tour: Tour }) {
  return (
    <PriceCard price={tour.price}>
      <dl className={styles.facts}>
        <div>
          <dt>Departs</dt>
          <dd>{`${shortDays(tour.schedule)}, ${departureTime(tour.schedule)}`}</dd>
        </div>
        <div>
          <dt>Lasts</dt>
          <dd>{`${tour.hours} hours`}</dd>
        </div>
        <div>
          <dt>Group</dt>
          <dd>{`max ${tour.groupSize} people`}</dd>
        </div>
        <div>
          <dt>Meet</dt>
          <dd>{tour.meeting.short}</dd>
        </div>
      </dl>
      <ButtonAnchor href="#book-now" look="primary" size="large" icon="calendar" className={styles.button}>
        Check Available Dates
      </ButtonAnchor>
      <p className={styles.note}>Paid on the booking calendar. Bad weather: reschedule or refund.</p>
    </PriceCard>
  );
}

/** What stays in view beside the stops on a wide screen, over the map. A narrow one has the same further down. */
export function BookingAside({ tour }: { tour: Tour }) {
  return (
    <aside className={styles.aside} aria-label="Price and times">
      <BookingCard tour={tour} />
    </aside>
  );
}
