import type { MapFrame } from '../../../pictures/map-frames';
import styles from './route-map.module.css';
import type { Sighting } from '../where-am-i/sighting';

/** A dot for the visitor, in a ring as wide as the device is unsure. The words beside the map say the same. */
export function YouAreHere({ mark, frame }: { mark: NonNullable<Sighting['mark']>; frame: MapFrame }) {
  const { x, y, radius } = mark;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={styles.mark}
      data-you-are-here
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="unsure" width="26" height="26" patternUnits="userSpaceOnUse">
        <circle cx="7" cy="7" r="5" />
        <circle cx="20" cy="20" r="5" />
      </pattern>
      <circle className={styles.unsure} cx={x} cy={y} r={radius} fill="url(#unsure)" />
      <circle className={styles.dot} cx={x} cy={y} r="40" />
      <circle className={styles.core} cx={x} cy={y} r="14" />
    </svg>
  );
}
