import { Link } from '@tanstack/react-router';
import { useToday } from '../../browser/use-now';
import page from '../../content/pages/home.yaml';
import { departureTime } from '../../content/schedule';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { daysOffText } from '../../parts/departures/next-departures';
import { Eyebrow } from '../../ui/Eyebrow';
import { DatedLine } from './DatedLine';
import { NextDates } from './NextDates';
import styles from './availability.module.css';

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
      <ReserveButton item={tour.item} variant="secondary" size="md" wide describedBy={`departure-${tour.slug}`} />
      <div className={styles.dates}>
        <NextDates tour={tour} />
      </div>
    </li>
  );
}

const noteFor = (today: string | undefined): string => {
  const days = daysOffText(today);
  return days === '' ? page.availability.note : `${page.availability.note} No walks on: ${days}.`;
};
const noteAnyDay = noteFor(undefined);

/** Says on which days there are no walks; the built HTML names all of them. */
function Note() {
  return <DatedLine line={noteFor(useToday())} built={noteAnyDay} className={styles.note} />;
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
            <Note />
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
