import { Link } from '@tanstack/react-router';
import { departureDays, departureTime } from '../../content/schedule-words';
import { tourCards } from '../../content/tour-cards';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './other-tours.module.css';

export function OtherTours({ slug }: { slug: string }) {
  const others = tourCards.filter((tour) => tour.slug !== slug);
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="other-walks">
      <Eyebrow as="h2" id="other-walks">
        The other walks
      </Eyebrow>
      <ul className={styles.walks}>
        {others.map((tour) => (
          <li key={tour.slug}>
            <Link to="/tours/$slug" params={{ slug: tour.slug }} className={styles.walk}>
              <Print picture={tour.picture} ratio="4 / 3" sizes="(min-width: 768px) 560px, 92vw" decorative />
              <h3>{tour.title}</h3>
            </Link>
            <p
              className={styles.figures}
            >{`${departureDays(tour.schedule)} ${departureTime(tour.schedule)} · ${tour.stopCount} stops`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
