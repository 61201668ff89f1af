import { Link } from '@tanstack/react-router';
import type { Tour } from '../../content/schemas';
import styles from './stop-list.module.css';

/** The map in words: every stop by its number, which leads to its story. */
export function StopList({ tour }: { tour: Tour }) {
  return (
    <ol className={styles.list} aria-label="Stops on the map">
      {tour.stops.map((stop, index) => (
        <li key={stop.title} className={styles.stop}>
          <Link
            to="/tours/$slug"
            params={{ slug: tour.slug }}
            hash={`stop-${index + 1}`}
            className={styles.link}
            activeOptions={{ includeHash: true }}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.title}>{stop.title}</span>
          </Link>
          {tour.highlights?.includes(index + 1) === false ? <p className={styles.onTheWay}>On the way</p> : null}
          <p className={styles.short}>{stop.inShort}</p>
        </li>
      ))}
    </ol>
  );
}
