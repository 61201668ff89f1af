import { Link } from '@tanstack/react-router';
import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml';
import { departureTime } from '../../content/schedule';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { calendarFile } from '../../parts/departures/calendar-file';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { useMinute } from '../../parts/departures/new-york-time';
import { longDate, nextDepartures, shortDate, type Departure } from '../../parts/departures/next-departures';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import styles from './availability.module.css';
import dateStyles from './next-dates.module.css';

const HOW_MANY = 3;

/**
 * The next date of a tour; unfolded, the next three dates, each with a calendar file. The built HTML only reserves the
 * line, because it may be opened on any day.
 */
function NextDates({ tour }: { tour: TourSummary }) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute);
  const dates = now === undefined ? [] : nextDepartures(tour.schedule, now, HOW_MANY);
  const [next] = dates;
  return (
    <div className={dateStyles.place}>
      {now === undefined || next === undefined ? null : (
        <details className={dateStyles.fold}>
          <summary>
            <span>
              <span>Next: </span>
              <strong key={next.date}>{shortDate(next)}</strong>
            </span>
            <span className="visually-hidden">{`, ${tour.title}. `}</span>
            <span className={dateStyles.more}>More dates</span>
          </summary>
          <ul aria-label={`Next dates, ${tour.title}`}>
            {dates.map((departure) => (
              <li key={departure.date} className={dateStyles.date}>
                <span className={dateStyles.day}>{shortDate(departure)}</span>
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
      className={dateStyles.add}
    >
      <Icon name="calendar" size={18} />
      <span>Add to calendar</span>
      <span className="visually-hidden">{`: ${tour.title}, ${longDate(departure)}`}</span>
    </a>
  );
}

function Departure({ tour }: { tour: TourSummary }) {
  const [time, half] = departureTime(tour.schedule).split(' ');
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        <span>{time}</span>
        <small> {half}</small>
      </p>
      <p className={styles.days}>
        <DaysInShort schedule={tour.schedule} />
      </p>
      <div className={styles.tour}>
        <h3 id={`departure-${tour.slug}`}>
          <Link to="/tours/$slug" params={{ slug: tour.slug }}>
            {tour.title}
          </Link>
        </h3>
        <p className={styles.start}>{`${tour.stopCount} stops from ${tour.meeting.short}`}</p>
      </div>
      <p className={styles.figures}>{`${tour.miles} mi · max ${tour.groupSize}`}</p>
      <ReserveButton
        item={tour.item}
        tour={{ slug: tour.slug, title: tour.title }}
        variant="secondary"
        size="md"
        wide
        describedBy={`departure-${tour.slug}`}
      />
      <div className={styles.dates}>
        <NextDates tour={tour} />
      </div>
    </li>
  );
}

/** The timetable of departures. */
export function Availability() {
  return (
    <section className={styles.ground} aria-labelledby="departures">
      <div data-stock="night" className={styles.board}>
        <div className={`page-width ${styles.inside}`}>
          <Eyebrow>Departures</Eyebrow>
          <div className={styles.head}>
            <h2 id="departures">{page.availability.heading}</h2>
            <p>
              <span>{page.availability.note}</span>
              {company.daysOff.length > 0 ? (
                <span>{` No walks on: ${company.daysOff.map((date) => shortDate({ date })).join('; ')}.`}</span>
              ) : null}
            </p>
          </div>
          <ul className={styles.rows}>
            {tourSummaries.map((tour) => (
              <Departure key={tour.slug} tour={tour} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
