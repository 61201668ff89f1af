import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { legWords } from '../../../content/distances';
import type { Tour } from '../../../content/schemas';
import { bringIntoView } from '../../../ui/bring-into-view';
import styles from './route-strip.module.css';

/**
 * Shows the stops in one line, with the distances between them, as the text version of the map. The line can take the
 * focus, so that the keyboard can scroll it.
 */
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
            {tour.highlights?.includes(index + 1) === false ? (
              <span className={styles.onTheWay}>On the way</span>
            ) : null}
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

interface StopLinkProps {
  readonly slug: string;
  /** The number of the stop, counted from 1. */
  readonly number: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Links to the story of a stop on the page of its tour. */
export const StopLink = ({ slug, number, className, children }: StopLinkProps) => (
  <Link
    to="/tours/$slug"
    params={{ slug }}
    hash={`stop-${number}`}
    className={className}
    activeOptions={{ includeHash: true }}
  >
    {children}
  </Link>
);
