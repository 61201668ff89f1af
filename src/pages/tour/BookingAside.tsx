import { Link } from '@tanstack/react-router';
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

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Links to the highlights, on a tour of which not every stop is one. */
function Highlights({ tour: { slug, stops, highlights } }: { tour: Tour }) {
  if (!highlights) return null;
  return (
    <section className={styles.highlights} aria-labelledby="highlights">
      <h2 id="highlights">{`${IN_WORDS[highlights.length] ?? highlights.length} highlights`}</h2>
      <ul>
        {highlights.map((number) => (
          <li key={number}>
            <Link to="/tours/$slug" params={{ slug }} hash={`stop-${number}`}>
              <span className={styles.number}>{number}</span> <span>{stops[number - 1]?.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stays in view beside the stops on a wide screen. */
export function BookingAside({ tour }: { tour: Tour }) {
  return (
    <aside className={styles.aside} aria-label="Price and times">
      <div>
        <BookingCard tour={tour} />
        <Highlights tour={tour} />
      </div>
    </aside>
  );
}
