import { useHydrated, useRouterState } from '@tanstack/react-router';
import words from '../../../content/every-walk.yaml';
import type { Tour } from '../../../content/schemas';
import { Prose } from '../../../parts/prose/Prose';
import { ReaderBar } from './ReaderBar';
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

/** What the tour is about, and every stop with its story. The one that the address names is marked: a link led to it. */
export function Stops({ tour }: { tour: Tour }) {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const arrivedAt = useHydrated() ? hash : '';
  const before = metersBefore(tour.stops);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops" className={styles.heading}>
        {tour.stopsHeading}
      </h2>
      <Prose blocks={tour.intro} className={styles.intro} />
      <ol className={styles.stops} aria-label={words.storiesHeading}>
        {tour.stops.map((stop, index) => (
          <li key={stop.title}>
            <Stop
              stop={stop}
              slug={tour.slug}
              number={index + 1}
              count={tour.stops.length}
              walkedMeters={before[index] ?? 0}
              onTheWay={tour.highlights?.includes(index + 1) === false}
              arrived={arrivedAt === `stop-${index + 1}`}
            />
            <ReaderBar tour={tour} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
