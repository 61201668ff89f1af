import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Picture } from '../../pictures/picture';
import { Badge } from '../../ui/blocks/Badge';
import { Icon } from '../../ui/Icon';
import { Print } from '../../ui/Print';
import styles from './ticket.module.css';

interface TicketProps {
  /** What every ticket shows, whichever way the tour is booked. */
  readonly tour: { slug: string; title: string; description: string; teaser?: string | undefined; picture: Picture };
  readonly featured?: boolean;
  readonly first?: boolean;
  /** The large word or figure of the stub, with a small one beside it. */
  readonly time: readonly [large: string, small: string];
  readonly days: string;
  readonly figures: readonly string[];
  /** The way to book, at the foot of the stub. */
  readonly children: ReactNode;
}

/** A tour as an admission ticket: picture, description, and a stub with times and the way to book. */
export function Ticket({ tour, featured = false, first = false, ...stub }: TicketProps) {
  const page = { to: '/tours/$slug', params: { slug: tour.slug } } as const;
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
      <div className={styles.story}>
        <h2 className={styles.title}>
          <Link {...page}>{tour.title}</Link>
        </h2>
        {tour.teaser === undefined ? null : <p className={styles.teaser}>{tour.teaser}</p>}
        <p className={styles.description}>{tour.description}</p>
        <Link {...page} className={styles.details} aria-label={`View Details: ${tour.title}`}>
          <span>View Details</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.stub}>
        <p className={styles.time}>
          <span>{stub.time[0]}</span>
          <small> {stub.time[1]}</small>
        </p>
        <p className={styles.days}>{stub.days}</p>
        <p className={styles.figures}>
          {stub.figures.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {stub.children}
      </div>
    </article>
  );
}
