import company from '../../../content/company.yaml';
import { legWords, walkMinutes } from '../../../content/format';
import type { Tour } from '../../../content/schemas';
import { WalkFromHere } from '../../../parts/walk-entry/WalkEntry';
import { Icon } from '../../../ui/Icon';
import { StopLink } from '../route/StopLink';
import styles from './reader-bar.module.css';

/**
 * The reader's bar at the end of a stop: how far it is to the next one, the map, and walk mode. While the stop is
 * read it sticks to the lower edge of a narrow window, where the booking bar stands otherwise. Links only: it works
 * before any script. docs/decisions/0070-the-bar-of-the-reader.md
 */
export function ReaderBar({ tour: { slug, stops }, number }: { tour: Tour; number: number }) {
  const meters = stops[number - 1]?.next?.meters;
  const next = stops[number];
  if (meters === undefined || next === undefined) return null;
  return (
    // While it is on the screen nothing floats that sells: the dock asks for `data-booking`.
    <div className={styles.bar} role="group" aria-label={`From stop ${number}`} data-booking="">
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
