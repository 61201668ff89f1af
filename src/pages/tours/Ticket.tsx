import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Picture } from '../../pictures/picture';
import { Badge } from '../../ui/blocks/Badge';
import { Icon } from '../../ui/Icon';
import { Print } from '../../ui/Print';
import type { Stub } from './find-tours';
import styles from './ticket.module.css';

/** Returns the id of a ticket's title, which distinguishes links with the same text. */
export const ticketTitleId = (slug: string): string => `ticket-${slug}`;

interface TicketProps {
  /** The data that every ticket shows, whichever way the tour is booked. */
  readonly tour: { slug: string; title: string; description: string; teaser?: string | undefined; picture: Picture };
  /** The page of the tour. */
  readonly page: LinkProps;
  readonly featured?: boolean;
  readonly first?: boolean;
  readonly stub: Stub;
  /** The button for booking, at the bottom of the stub. */
  readonly children: ReactNode;
}

/**
 * Shows a tour as an admission ticket: picture, times, description, and booking button; a wide ticket has the times on
 * its stub.
 */
export function Ticket({ tour, page, featured = false, first = false, stub, children }: TicketProps) {
  const [large, small] = stub.time;
  return (
    <article className={styles.ticket}>
      <div className={styles.picture}>
        <Print
          picture={tour.picture}
          ratio="4 / 3"
          sizes="(min-width: 1024px) 400px, (min-width: 768px) 290px, 92vw"
          first={first}
        />
        {featured ? <Badge>Most Popular</Badge> : null}
      </div>
      <h2 id={ticketTitleId(tour.slug)} className={styles.title}>
        <Link {...page}>{tour.title}</Link>
      </h2>
      <div className={styles.when}>
        <p className={styles.time}>
          <span>{large}</span>
          {small === undefined ? null : <small> {small}</small>}
        </p>
        <p className={styles.days}>{stub.days}</p>
      </div>
      <div className={styles.story}>
        {tour.teaser === undefined ? null : <p className={styles.teaser}>{tour.teaser}</p>}
        <p className={styles.description}>{tour.description}</p>
        <Link {...page} className={styles.details} aria-label={`View Details: ${tour.title}`}>
          <span>View Details</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.foot}>
        <p className={styles.figures}>
          {stub.figures.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {children}
      </div>
    </article>
  );
}
