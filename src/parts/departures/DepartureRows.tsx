import { Link } from '@tanstack/react-router';
import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { useMinute } from './new-york-time';
import { nextDepartureText } from './next-departures';
import styles from './departure-rows.module.css';

/** The built HTML, which is read on any day, says on which days; the page knows the next one. */
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

/** Where, when and for how much: one row a walk, each the way to it. */
export function DepartureRows({ className }: { className?: string | undefined }) {
  return (
    <ul className={className} aria-label="Next walks">
      {tourSummaries.map(({ slug, title, schedule, price }) => (
        <li key={slug} className={styles.row}>
          <Link to="/tours/$slug" params={{ slug }} className={styles.link}>
            <span className={styles.where}>{title}</span>
            <When schedule={schedule} />
            <span className={styles.price}>{`$${price}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
