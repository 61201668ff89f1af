import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import company from '../../../content/company.yaml';
import { legWords, walkMinutes } from '../../../content/distances';
import words from '../../../content/every-walk.yaml?top';
import type { Tour } from '../../../content/schemas';
import { Prose } from '../../../parts/prose/Prose';
import { Icon } from '../../../ui/Icon';
import { WalkFromHere } from '../../../walk/entry/WalkEntry';
import { StopLink } from '../route/RouteStrip';
import { Stop } from './Stop';
import bar from './reader-bar.module.css';
import styles from './stops.module.css';

/** Returns for each stop the distance in meters from the start of the tour. */
export function metersBefore(stops: readonly { readonly next?: { readonly meters: number } | undefined }[]): number[] {
  let walked = 0;
  return stops.map(({ next }) => {
    const here = walked;
    walked += next?.meters ?? 0;
    return here;
  });
}

/**
 * Shows the bar at the end of a stop: the distance to the next stop, the map, and walk mode. While the stop is being
 * read, the bar sticks to the lower edge of a narrow window, in place of the booking bar. It contains only links, so it
 * works without scripts. docs/decisions/0072-what-floats-repeats-nothing.md
 */
function ReaderBar({ tour: { slug, stops }, number }: { tour: Tour; number: number }) {
  const meters = stops[number - 1]?.next?.meters;
  const next = stops[number];
  if (meters === undefined || next === undefined) return null;
  return (
    // `data-booking` tells the dock to show no floating booking control while this bar is visible.
    <div className={bar.bar} role="group" aria-label={`From stop ${number}`} data-booking="">
      {company.walkMode === 'on' ? <WalkFromHere slug={slug} stop={number} /> : null}
      <a href="#map" className={bar.map}>
        <Icon name="map" />
        <span>Map</span>
      </a>
      <StopLink slug={slug} number={number + 1} className={bar.next}>
        <span className={bar.words}>
          <span className={bar.way}>
            {`${number} of ${stops.length}. ${legWords(meters)}, ${walkMinutes(meters)} min to`}
          </span>{' '}
          <strong className={bar.title}>{next.title}</strong>
        </span>
        <span className={bar.arrow}>
          <Icon name="chevron" />
          <span>Next</span>
        </span>
      </StopLink>
    </div>
  );
}

/** Unfolds the stop that the address names. */
function unfoldTarget(): void {
  const fold = document.getElementById(location.hash.slice(1))?.querySelector<HTMLDetailsElement>('[data-stop-fold]');
  if (!fold) return;
  fold.open = true;
  // From here on the style sheet shows what is open, and not what the address names.
  fold.dataset['unfolded'] = '';
}

/** Shows the introduction of the tour, and every stop with its story. The stop that the address names is marked. */
export function Stops({ tour }: { tour: Tour }) {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const arrivedAt = useHydrated() ? hash : '';
  const before = metersBefore(tour.stops);
  const router = useRouter();
  useEffect(() => {
    unfoldTarget();
    return router.subscribe('onRendered', unfoldTarget);
  }, [router]);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops" className={styles.heading}>
        {tour.stopsHeading}
      </h2>
      <Prose blocks={tour.intro} className={styles.intro} />
      <ol className={styles.stops} aria-label={words.storiesHeading}>
        {tour.stops.map((stop, index) => (
          <li key={stop.title} className={`laid-out-later ${bar.stop}`}>
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
