import { useHydrated, useRouterState } from '@tanstack/react-router';
import words from '../../../content/every-walk.yaml';
import type { Tour } from '../../../content/schemas';
import { Stop } from './Stop';
import styles from './stops.module.css';

/** The distance walked on arriving at each stop. */
export function metersBefore(stops: readonly { readonly next?: { readonly meters: number } | undefined }[]): number[] {
  let walked = 0;
  return stops.map(({ next }) => {
    const here = walked;
    walked += next?.meters ?? 0;
    return here;
  });
}

/** Every stop with its story. The one that the address names is marked: a link led the reader to it. */
export function Stops({ tour }: { tour: Tour }) {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const arrivedAt = useHydrated() ? hash : '';
  const before = metersBefore(tour.stops);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops" className={styles.heading}>
        {words.storiesHeading}
      </h2>
      <ol className={styles.stops}>
        {tour.stops.map((stop, index) => (
          <li key={stop.title}>
            <Stop
              stop={stop}
              slug={tour.slug}
              number={index + 1}
              count={tour.stops.length}
              walkedMeters={before[index] ?? 0}
              arrived={arrivedAt === `stop-${index + 1}`}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
