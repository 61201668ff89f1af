import { useLoaderData } from '@tanstack/react-router';
import { WalkFoot } from '../../walk/entry/WalkFoot';
import { BeforeYouCome } from './BeforeYouCome';
import { BookNow } from './BookNow';
import { PrintedSources } from './OnPaperOnly';
import { OtherTours } from './OtherTours';
import { Questions } from './Questions';
import { RouteOverview } from './route/RouteOverview';
import { Testimonials } from './Testimonials';
import styles from './below-the-fold.module.css';

/** Shows the map of a tour and, on paper, a QR code with the address of the page. */
export const Route = () => <RouteOverview tour={useLoaderData({ from: '/tours/$slug' })} />;

/** Shows the part of a tour's page that follows the stops. */
export function AfterTheStops() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <>
      <Testimonials tour={tour} />
      <div data-stock="sand" className={styles.booking}>
        <div className="page-width">
          <BookNow tour={tour} />
        </div>
      </div>
      <BeforeYouCome tour={tour} />
      <Questions tour={tour} />
      <WalkFoot tour={tour} />
      <PrintedSources stops={tour.stops} />
      <OtherTours slug={tour.slug} />
    </>
  );
}
