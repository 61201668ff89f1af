import { useLoaderData } from '@tanstack/react-router';
import { BookNow } from '../../parts/booking/BookNow';
import { BeforeYouGo } from './BeforeYouGo';
import { BookingCard } from './BookingAside';
import { Facts } from './Facts';
import { Highlights } from './Highlights';
import { OtherTours } from './OtherTours';
import { PaperHead } from './PaperHead';
import { PaperSources } from './PrintOnly';
import { Questions } from './Questions';
import { RouteStrip } from './route/RouteStrip';
import { Stops } from './stops/Stops';
import { Testimonials } from './Testimonials';
import { TourHero } from './TourHero';
import styles from './tour-page.module.css';
import { WalkSheet } from './route/RouteOverview';

/** A walk as a route card. What was opened on one walk stays closed on the next: hence the key. */
export function TourPage() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <article key={tour.slug} className={styles.page}>
      <PaperHead />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      <RouteStrip tour={tour} />
      <WalkSheet tour={tour} />
      <div className={`page-width ${styles.route}`}>
        <Stops tour={tour} />
        <aside className={styles.rail} aria-label="Price and times">
          <div>
            <BookingCard tour={tour} />
            <Highlights tour={tour} />
          </div>
        </aside>
      </div>
      <Testimonials tour={tour} />
      <div data-stock="sand" className={styles.booking}>
        <div className="page-width">
          <BookNow tour={tour} />
        </div>
      </div>
      <BeforeYouGo tour={tour} />
      <Questions tour={tour} />
      <PaperSources stops={tour.stops} />
      <OtherTours slug={tour.slug} />
    </article>
  );
}
