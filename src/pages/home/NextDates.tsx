import { useMinute } from '../../browser/use-now';
import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import type { TourSummary } from '../../content/tour-summaries';
import { calendarFile } from '../../parts/departures/calendar-file';
import { longDate, nextDepartures, shortDate, type Departure } from '../../parts/departures/next-departures';
import { Icon } from '../../ui/Icon';
import styles from './next-dates.module.css';

const HOW_MANY = 3;

/**
 * The next date of a tour; unfolded, the next three dates, each with a calendar file. The built HTML only reserves the
 * line, because it may be opened on any day.
 */
export function NextDates({ tour }: { tour: TourSummary }) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute);
  const dates = now === undefined ? [] : nextDepartures(tour.schedule, now, HOW_MANY);
  const [next] = dates;
  return (
    <div className={styles.place}>
      {now === undefined || next === undefined ? null : (
        <details className={styles.fold}>
          <summary>
            <span>
              <span>Next: </span>
              <strong key={next.date}>{shortDate(next)}</strong>
            </span>
            <span className="visually-hidden">{`, ${tour.title}. `}</span>
            <span className={styles.more}>More dates</span>
          </summary>
          <ul aria-label={`Next dates, ${tour.title}`}>
            {dates.map((departure) => (
              <li key={departure.date} className={styles.date}>
                <span className={styles.day}>{shortDate(departure)}</span>
                <AddToCalendar tour={tour} departure={departure} now={now} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A link to a calendar file for one departure. The file is in the address itself, so it needs no connection. */
function AddToCalendar({ tour, departure, now }: { tour: TourSummary; departure: Departure; now: Date }) {
  const page = `${settings.siteUrl}/tours/${tour.slug}`;
  const file = calendarFile(
    {
      departure,
      hours: tour.hours,
      title: `${tour.title}: cat-history walk`,
      place: tour.meeting.corner,
      at: tour.meeting.at,
      notes: `A note to yourself: no place is held. Reserve, and confirm the time, at ${page}\nMail: ${company.email}`,
      page,
      id: `${tour.slug}-${departure.date}@${company.email.split('@')[1] ?? ''}`,
    },
    now,
  );
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${tour.slug}-${departure.date}.ics`}
      className={styles.add}
    >
      <Icon name="calendar" size={18} />
      <span>Add to calendar</span>
      <span className="visually-hidden">{`: ${tour.title}, ${longDate(departure)}`}</span>
    </a>
  );
}
