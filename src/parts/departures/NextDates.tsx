import type { TourSummary } from '../../content/tour-summaries';
import { AddToCalendar } from './AddToCalendar';
import { nextDepartures, shortDate } from './next-departures';
import styles from './next-dates.module.css';
import { useMinute } from './use-minute';

const HOW_MANY = 3;

/** The next real days of a walk. Their place is kept in the HTML, which is read on any day. */
export function NextDates({ tour }: { tour: TourSummary }) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute);
  return (
    <div className={styles.place}>
      {now === undefined ? null : (
        <ul className={styles.dates} aria-label={`Next dates, ${tour.title}`}>
          {nextDepartures(tour.schedule, now, HOW_MANY).map((departure) => (
            <li key={departure.date} className={styles.date}>
              <span className={styles.day}>{shortDate(departure)}</span>
              <AddToCalendar tour={tour} departure={departure} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
