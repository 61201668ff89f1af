import { Link } from '@tanstack/react-router';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { Print } from '../../ui/Print';
import { tours } from './choices';
import styles from './neighborhoods.module.css';

/** Lists the tours that can be booked privately. Each links to the page of its tour. */
export function Neighborhoods() {
  return (
    <section aria-labelledby="neighborhoods">
      <Eyebrow as="h2" id="neighborhoods">
        Neighborhoods
      </Eyebrow>
      <ul className={styles.tours}>
        {tours.map(({ tour, text }) => (
          <li key={tour.slug}>
            <Link to="/tours/$slug" params={{ slug: tour.slug }} className={styles.tour}>
              <Print picture={tour.picture} ratio="4 / 3" sizes="160px" decorative />
              <div>
                <h3>{tour.title}</h3>
                <p className={styles.figures}>{`${tour.stopCount} stops, ${tour.miles} miles`}</p>
                <p className={styles.text}>{text}</p>
              </div>
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
