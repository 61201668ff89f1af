import type { Tour } from '../../../content/schemas';
import { PageCode, PrintedStops } from '../OnPaperOnly';
import { RouteMap } from './RouteMap';
import { mapOf } from './tour-map';
import styles from './route-overview.module.css';

/** The map of a tour. On paper the list of its stops stands beside it, with the code that leads back to the page. */
export function RouteOverview({ tour }: { tour: Tour }) {
  const map = mapOf(tour.slug);
  return (
    <div className={styles.overview}>
      {map ? <RouteMap map={map} stops={tour.stops} /> : null}
      <div className={styles.onPaper}>
        <PrintedStops tour={tour} />
        <PageCode slug={tour.slug} />
      </div>
    </div>
  );
}
