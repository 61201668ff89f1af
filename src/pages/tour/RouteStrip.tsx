import { legWords } from '../../content/format';
import type { Tour } from '../../content/schemas';
import { bringIntoView } from '../../ui/bring-into-view';
import { StopLink } from './StopLink';
import styles from './route-strip.module.css';

/** The walk as a line of stations. Wider than a phone: it scrolls sideways, by keyboard too. */
export function RouteStrip({ tour }: { tour: Tour }) {
  return (
    <nav id="route" className={styles.strip} aria-label="The route, stop by stop" tabIndex={0}>
      <ol className={styles.line} onFocus={bringIntoView}>
        {tour.stops.map((stop, index) => (
          <li key={stop.title} className={styles.stop}>
            <StopLink slug={tour.slug} number={index + 1} className={styles.link}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.name}>{stop.title}</span>
            </StopLink>
            {stop.next ? (
              <span className={styles.leg}>
                {legWords(stop.next.meters)}
                <span className="visually-hidden"> to the next stop</span>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
