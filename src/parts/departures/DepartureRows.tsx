import { Link } from '@tanstack/react-router';
import { useMinute } from '../../browser/use-now';
import { hoursOfWalks, priceOfWalks } from '../../content/figures-of-walks';
import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { Icon } from '../../ui/Icon';
import { nextDepartureText } from './next-departures';
import styles from './departure-rows.module.css';

/**
 * Shows when a tour starts. The built HTML, which may be opened on any day, names the days of the week; after hydration
 * the next date is shown.
 */
function When({ schedule }: Pick<TourSummary, 'schedule'>) {
  const minute = useMinute();
  const next = minute === undefined ? undefined : nextDepartureText(schedule, new Date(minute));
  const words = next ?? `${departureDays(schedule)}, ${departureTime(schedule)}`;
  return (
    <span key={words} className={styles.when}>
      {words}
    </span>
  );
}

const { from, lowest } = priceOfWalks(tourSummaries);
const hours = hoursOfWalks(tourSummaries);

/** Lists place, time and price of each tour; each row is a link to the page of its tour. */
export function DepartureRows({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      <p className={styles.head}>
        <span>{hours}</span>
        <strong>{`${from}${lowest} a person`}</strong>
      </p>
      <ul className={styles.rows} aria-label="Next walks">
        {tourSummaries.map(({ slug, title, schedule }) => (
          <li key={slug} className={styles.row}>
            <Link to="/tours/$slug" params={{ slug }} className={styles.link}>
              <span className={styles.where}>{title}</span> <When schedule={schedule} />
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
