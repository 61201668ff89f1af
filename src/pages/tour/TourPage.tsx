import { useLoaderData } from '@tanstack/react-router';
import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import type { Tour } from '../../content/schemas';
import { HEAD } from '../../pictures/brand-mark';
import { BelowFirstScreen } from '../../ui/hydration/BelowFirstScreen';
import { possiblyMissing } from '../../ui/possibly-missing';
import { afterTheStops, route } from './below-the-fold';
import { BookingAside } from './BookingAside';
import { Facts } from './Facts';
import { RouteStrip } from './route/RouteStrip';
import { Stops } from './stops/Stops';
import { TourHero } from './TourHero';
import paperStyles from './on-paper-only.module.css';
import styles from './tour-page.module.css';

/** Shows the name and the address of the site on paper, where the header of the site is hidden. */
function PrintedHeader() {
  return (
    <p className={paperStyles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}

/** Shows the punch card for guests who walk with the printed page: one field for each stop. */
function PrintedCard({ stops }: { stops: Tour['stops'] }) {
  return (
    <div className={paperStyles.card} data-paper>
      <p>
        <strong>Punch card</strong>
        <span>One cat for each stop. Fill it in: a pencil will do.</span>
      </p>
      {stops.map(({ title }, index) => (
        <span key={title} className={paperStyles.field} aria-hidden="true">
          <span>{index + 1}</span>
          <svg viewBox="4 4.5 40 39">
            <path d={HEAD} fill="none" stroke="#000" strokeWidth="1.6" />
          </svg>
        </span>
      ))}
    </div>
  );
}

/**
 * The page of a tour. The stops are rendered at once, so that Back restores the scroll position also after the
 * connection broke. The key resets the state, so that content that was unfolded on one tour is folded on the next.
 */
export function TourPage() {
  const tour = possiblyMissing(useLoaderData({ from: '/tours/$slug' }));
  if (tour === undefined) return null;
  return (
    <article key={tour.slug} className={styles.page}>
      <PrintedHeader />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      {company.walkMode === 'on' ? <PrintedCard stops={tour.stops} /> : null}
      <RouteStrip tour={tour} />
      <BelowFirstScreen>
        <div className={`page-width ${styles.route}`}>
          <div className={styles.rail}>
            <BookingAside tour={tour} />
            <route.Part />
          </div>
          <Stops tour={tour} />
        </div>
      </BelowFirstScreen>
      <afterTheStops.Part />
    </article>
  );
}
