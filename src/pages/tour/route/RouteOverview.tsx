import type { Tour } from '../../../content/schemas';
import { Prose } from '../../../parts/prose/Prose';
import { PageCode } from '../OnPaperOnly';
import { RouteMap } from './RouteMap';
import { StopLink } from './StopLink';
import { mapOf } from './tour-map';
import styles from './route-overview.module.css';

/** The map in words: every stop by its number, which leads to its story. */
function StopList({ tour }: { tour: Tour }) {
  return (
    <ol className={styles.list} aria-label="Stops on the map">
      {tour.stops.map((stop, index) => (
        <li key={stop.title} className={styles.stop}>
          <StopLink slug={tour.slug} number={index + 1} className={styles.link}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.title}>{stop.title}</span>
          </StopLink>
          {tour.highlights?.includes(index + 1) === false ? <p className={styles.onTheWay}>On the way</p> : null}
          <p className={styles.short}>{stop.inShort}</p>
        </li>
      ))}
    </ol>
  );
}

/** What the tour is about, its map, and the list of its stops. */
export function RouteOverview({ tour }: { tour: Tour }) {
  const map = mapOf(tour.slug);
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="walk">
      <div className={styles.head}>
        <h2 id="walk">{tour.stopsHeading}</h2>
        <Prose blocks={tour.intro} className={styles.intro} />
      </div>
      <div className={styles.columns}>
        {map ? <RouteMap map={map} stops={tour.stops} /> : null}
        <div className={styles.words}>
          <StopList tour={tour} />
          <PageCode slug={tour.slug} />
        </div>
      </div>
    </section>
  );
}
