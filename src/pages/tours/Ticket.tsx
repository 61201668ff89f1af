import { Link } from '@tanstack/react-router';
import { departureDays, departureTime } from '../../content/schedule-words';
import type { TourSummary } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Print } from '../../ui/Print';
import styles from './ticket.module.css';

/** A walk as an admission ticket: picture, story, and a stub to tear off. */
export function Ticket({ tour, first }: { tour: TourSummary; first: boolean }) {
  const [time, half] = departureTime(tour.schedule).split(' ');
  return (
    <article className={styles.ticket}>
      <div className={styles.picture}>
        <Print picture={tour.picture} ratio="4 / 3" sizes="(min-width: 1024px) 400px, 92vw" first={first} />
        {tour.featured ? <Badge>Most Popular</Badge> : null}
      </div>
      <div className={styles.story}>
        <h2 className={styles.title}>
          <Link to="/tours/$slug" params={{ slug: tour.slug }}>
            {tour.title}
          </Link>
        </h2>
        {tour.teaser === undefined ? null : <p className={styles.teaser}>{tour.teaser}</p>}
        <p className={styles.description}>{tour.description}</p>
        <Link
          to="/tours/$slug"
          params={{ slug: tour.slug }}
          className={styles.details}
          aria-label={`View Details: ${tour.title}`}
        >
          <span>View Details</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.stub}>
        <p className={styles.time}>
          <span>{time}</span>
          <small> {half}</small>
        </p>
        <p className={styles.days}>{departureDays(tour.schedule)}</p>
        <p className={styles.figures}>
          <span>{`${tour.stopCount} stops · ${tour.miles} mi · max ${tour.groupSize}`}</span>
          <span>{`${tour.hours} hours · $${tour.price} a person`}</span>
        </p>
        <ReserveButton item={tour.item} tour={{ slug: tour.slug, title: tour.title }} size="medium" wide />
      </div>
    </article>
  );
}
