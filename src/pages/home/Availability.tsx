import { Link } from '@tanstack/react-router';
import page from '../../content/pages/home.yaml';
import { departureDays, departureTime, shortDays } from '../../content/schedule';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { NextDates } from '../../parts/departures/NextDates';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './availability.module.css';

/** "Sat & Sun", which fits beside the time; those who listen are told in words. */
function DaysInShort({ schedule }: Pick<TourSummary, 'schedule'>) {
  if (schedule.days.length === 1) return <span>{departureDays(schedule)}</span>;
  return (
    <>
      <span aria-hidden="true">{shortDays(schedule).replaceAll(', ', ' & ')}</span>
      <span className="visually-hidden">{departureDays(schedule)}</span>
    </>
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
        look="secondary"
        size="medium"
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
            <p>{page.availability.note}</p>
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
