import company from '../../../content/company.yaml';
import { legWords, walkMinutes } from '../../../content/distances';
import type { Tour } from '../../../content/schemas';
import { Icon } from '../../../ui/Icon';
import { WalkFromHere } from '../../../walk/entry/WalkEntry';
import { StopLink } from '../route/RouteStrip';
import styles from './reader-bar.module.css';

/**
 * Shows the bar at the end of a stop: the distance to the next stop, the map, and walk mode. While the stop is being
 * read, the bar sticks to the lower edge of a narrow window, in place of the booking bar. It contains only links, so it
 * works without scripts. docs/decisions/0072
 */
export function ReaderBar({ tour: { slug, stops }, number }: { tour: Tour; number: number }) {
  const meters = stops[number - 1]?.next?.meters;
  const next = stops[number];
  if (meters === undefined || next === undefined) return null;
  return (
    // `data-booking` tells the dock to show no floating booking control while this bar is visible, and `data-on-dock`
    // that the bar may touch the small player below it.
    <div className={styles.bar} role="group" aria-label={`From stop ${number}`} data-booking="" data-on-dock="">
      {company.walkMode === 'on' ? <WalkFromHere slug={slug} stop={number} /> : null}
      <a href="#map" className={styles.map}>
        <Icon name="map" />
        <span>Map</span>
      </a>
      <StopLink slug={slug} number={number + 1} className={styles.next}>
        <span className={styles.words}>
          <span className={styles.way}>
            {`${number} of ${stops.length}. ${legWords(meters)}, ${walkMinutes(meters)} min to`}
          </span>{' '}
          <strong className={styles.title}>{next.title}</strong>
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" />
          <span>Next</span>
        </span>
      </StopLink>
    </div>
  );
}
