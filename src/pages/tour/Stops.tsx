import type { Tour } from '../../content/schemas';
import { Prose } from '../../parts/prose/Prose';
import { metersBefore } from './meters-before';
import { Stop } from './Stop';
import styles from './stops.module.css';

export function Stops({ tour }: { tour: Tour }) {
  const before = metersBefore(tour.stops);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops" className={styles.heading}>
        {tour.stopsHeading}
      </h2>
      <Prose blocks={tour.intro} className={styles.intro} />
      <ol>
        {tour.stops.map((stop, index) => (
          <li key={stop.title}>
            <Stop stop={stop} number={index + 1} count={tour.stops.length} walkedMeters={before[index] ?? 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}
