import type { Tour } from '../../../content/schemas';
import { Prose } from '../../../parts/prose/Prose';
import { PageCode } from '../PageCode';
import { RouteMap } from './RouteMap';
import { StopList } from './StopList';
import { mapOf } from './tour-map';
import styles from './route-overview.module.css';

/** The walk on one sheet: what it is about, the printed map, and the list of its stops. */
export function WalkSheet({ tour }: { tour: Tour }) {
  const map = mapOf(tour.slug);
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="walk">
      <div className={styles.head}>
        <h2 id="walk">{tour.stopsHeading}</h2>
        <Prose blocks={tour.intro} className={styles.intro} />
      </div>
      <div className={styles.sheet}>
        {map ? <RouteMap map={map} stops={tour.stops} /> : null}
        <div className={styles.words}>
          <StopList tour={tour} />
          <PageCode slug={tour.slug} />
        </div>
      </div>
    </section>
  );
}
