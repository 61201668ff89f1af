import { useHydrated, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { walkedWords } from '../../../content/distances';
import words from '../../../content/every-walk.yaml?top';
import { meetsAtFirstStop } from '../../../content/meeting-place';
import type { Tour } from '../../../content/schemas';
import { Prose } from '../../../parts/prose/Prose';
import { useAddressTarget } from '../../../ui/use-address-target';
import { ReaderBar } from './ReaderBar';
import { Stop } from './Stop';
import { useUnfoldedOnReturn } from './use-unfolded-on-return';
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

/** Says where the group meets, which may be a corner near the place of stop 1. */
export const meetingWords = (tour: Pick<Tour, 'meeting' | 'stops'>): string =>
  meetsAtFirstStop(tour) ? 'We meet here' : `We meet near here: ${tour.meeting.corner}`;

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
  const section = useRef<HTMLElement>(null);
  useUnfoldedOnReturn(section);
  useAddressTarget(unfoldTarget);
  return (
    <section ref={section} aria-labelledby="stops">
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
              progress={index === 0 ? meetingWords(tour) : walkedWords(before[index] ?? 0)}
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
