import { useLoaderData } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import { afterTheStops, route } from './below-the-fold';
import { BookingAside } from './BookingAside';
import { Facts } from './Facts';
import { PrintedCard, PrintedHeader } from './PrintedHeader';
import { RouteStrip } from './route/RouteStrip';
import { Stops } from './stops/Stops';
import { TourHero } from './TourHero';
import styles from './tour-page.module.css';

// One element object for good: drawn again before they have come, they would lose their built HTML.
const overview = <route.Part />;
const after = <afterTheStops.Part />;

/**
 * The page of a tour. Its stops are there at once: where the line dies, Back must find the stories. Keyed, so that what was opened on one tour is closed on the next.
 */
export function TourPage() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <article key={tour.slug} className={styles.page}>
      <PrintedHeader />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      {company.walkMode === 'on' ? <PrintedCard stops={tour.stops} /> : null}
      <RouteStrip tour={tour} />
      <div className={`page-width ${styles.route}`}>
        <div className={styles.rail}>
          <BookingAside tour={tour} />
          {overview}
        </div>
        <Stops tour={tour} />
      </div>
      {after}
    </article>
  );
}
