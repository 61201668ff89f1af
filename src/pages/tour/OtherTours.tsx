import { Link } from '@tanstack/react-router';
import { departureDays, departureTime } from '../../content/schedule';
import { tourCards } from '../../content/tour-cards';
import { tourPrivate } from '../../pictures/prints/tour-private';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './other-tours.module.css';

const SIZES = '(min-width: 768px) 380px, 112px';

/** Shows links to the other tours and to the private ones. */
export function OtherTours({ slug }: { slug: string }) {
  const others = tourCards.filter((tour) => tour.slug !== slug);
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="other-walks">
      <Eyebrow as="h2" id="other-walks">
        The other walks
      </Eyebrow>
      <ul className={styles.tours}>
        {others.map((tour) => (
          <li key={tour.slug}>
            <Link to="/tours/$slug" params={{ slug: tour.slug }} className={styles.tour}>
              <Print picture={tour.picture} ratio="4 / 3" sizes={SIZES} decorative />
              <h3>{tour.title}</h3>
              <p className={styles.figures}>
                <span>{`${departureDays(tour.schedule)} ${departureTime(tour.schedule)}`}</span>{' '}
                <span>{`${tour.stopCount} stops`}</span>
              </p>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/tours/private-tours" className={styles.tour}>
            <Print picture={tourPrivate} ratio="4 / 3" sizes={SIZES} decorative />
            <h3>Private Tours</h3>
            <p className={styles.figures}>Any day by request</p>
          </Link>
        </li>
      </ul>
    </section>
  );
}
