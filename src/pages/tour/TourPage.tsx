import { useLoaderData } from '@tanstack/react-router';
import { belowTheFold } from './below-the-fold';
import { Facts } from './Facts';
import { PrintedHeader } from './PrintedHeader';
import { RouteStrip } from './route/RouteStrip';
import { TourHero } from './TourHero';
import styles from './tour-page.module.css';

// One element object for good: drawn again before it has come, it would lose its built HTML.
const below = <belowTheFold.Part />;

/** The page of a tour. Keyed, so that what was opened on one tour is closed on the next. */
export function TourPage() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <article key={tour.slug} className={styles.page}>
      <PrintedHeader />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      <RouteStrip tour={tour} />
      {below}
    </article>
  );
}
