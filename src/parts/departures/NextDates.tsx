import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import type { TourSummary } from '../../content/tour-summaries';
import { Icon } from '../../ui/Icon';
import { calendarFile } from './calendar-file';
import { useMinute } from './new-york-time';
import { longDate, nextDepartures, shortDate, type Departure } from './next-departures';
import styles from './next-dates.module.css';

const HOW_MANY = 3;

interface DateProps {
  readonly tour: TourSummary;
  readonly departure: Departure;
  readonly now: Date;
}

function Day(props: DateProps) {
  return (
    <>
      <span className={styles.day}>{shortDate(props.departure)}</span>
      <AddToCalendar {...props} />
    </>
  );
}

/**
 * The next real day of a tour, and the two after it in a fold. The space of the first is reserved in the built HTML,
 * which is read on any day.
 */
export function NextDates({ tour }: { tour: TourSummary }) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute);
  const [next, ...later] = now === undefined ? [] : nextDepartures(tour.schedule, now, HOW_MANY);
  return (
    <div className={styles.place}>
      {now === undefined || next === undefined ? null : (
        <>
          <p className={styles.date}>
            <span>Next:</span>
            <Day tour={tour} departure={next} now={now} />
          </p>
          <details className={styles.later}>
            <summary>
              <span>Later dates</span>
              <span className="visually-hidden">{`: ${tour.title}`}</span>
            </summary>
            <ul aria-label={`Later dates, ${tour.title}`}>
              {later.map((departure) => (
                <li key={departure.date} className={styles.date}>
                  <Day tour={tour} departure={departure} now={now} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

/** One departure as a calendar file. The file is in the address itself, so it needs no connection. */
function AddToCalendar({ tour, departure, now }: DateProps) {
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
