import type { Tour } from '../../../content/schemas';
import { StopLink } from './StopLink';
import styles from './stop-list.module.css';

/** The map in words: every stop by its number, which leads to its story. */
export function StopList({ tour }: { tour: Tour }) {
  return (
    <ol className={styles.list} aria-label="Stops on the map">
      {tour.stops.map((stop, index) => (
        <li key={stop.title} className={styles.stop}>
          <StopLink slug={tour.slug} number={index + 1} className={styles.link}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.title}>{stop.title}</span>
          </StopLink>
          {tour.highlights?.includes(index + 1) === false ? <p className={styles.onTheWay}>On the way</p> : null}
          <p className={styles.short}>{stop.inShort}</p>
        </li>
      ))}
    </ol>
  );
}
