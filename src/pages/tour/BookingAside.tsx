import { hoursOfWalks } from '../../content/figures-of-walks';
import { departureTime, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { PriceCard } from '../../parts/price/PriceCard';
import { ButtonAnchor } from '../../ui/Button';
import styles from './booking-aside.module.css';

/** Shows the price, the times, and a link to the calendar further down: docs/requirements.md#tour-page */
function BookingCard({ tour }: { tour: Tour }) {
  return (
    <PriceCard price={`$${tour.price}`}>
      <dl className={styles.facts}>
        <div>
          <dt>Departs</dt>
          <dd>{`${shortDays(tour.schedule)}, ${departureTime(tour.schedule)}`}</dd>
        </div>
        <div>
          <dt>Lasts</dt>
          <dd>{hoursOfWalks([tour])}</dd>
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
      <ButtonAnchor href="#book-now" variant="primary" size="lg" icon="calendar" className={styles.button}>
        Check Available Dates
      </ButtonAnchor>
      <p className={styles.note}>Paid on the booking calendar.</p>
    </PriceCard>
  );
}

/**
 * Shows the booking card that stays in view beside the stops on a wide screen, above the map. A narrow screen shows the
 * same further down.
 */
export function BookingAside({ tour }: { tour: Tour }) {
  return (
    <aside className={styles.aside} aria-label="Price and times">
      <BookingCard tour={tour} />
    </aside>
  );
}
