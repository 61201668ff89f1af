import type { Tour } from '../../../content/schemas';
import { PageCode, PrintedStops } from '../OnPaperOnly';
import { RouteMap } from './RouteMap';
import { mapOf } from './tour-map';
import styles from './route-overview.module.css';

/** Shows the map of a tour. On paper it also shows the list of the stops and a QR code with the address of the page. */
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
