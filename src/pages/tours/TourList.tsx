import { Link } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import privateTours from '../../content/pages/private-tours.yaml';
import { tourCards, type TourCard } from '../../content/tour-cards';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import type { Picture } from '../../pictures/picture';
import { Badge } from '../../ui/blocks/Badge';
import { Button } from '../../ui/Button';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { Icon } from '../../ui/Icon';
import { Print } from '../../ui/Print';
import { countWords, findTours, privateStub, tourStub, wordsOfStub, type Stub } from './find-tours';
import ticketStyles from './ticket.module.css';
import styles from './tour-list.module.css';

/** The delay in milliseconds, shorter than on other pages: docs/requirements.md#preloading-the-booking-script */
const PRELOAD_DELAY_MS = 1_000;

/** Shows the ticket of a tour on fixed days. */
function TourTicket({ tour, first }: { tour: TourCard; first: boolean }) {
  const { slug, title, item } = tour;
  return (
    <Ticket tour={tour} featured={tour.featured} first={first} stub={tourStub(tour)}>
      <ReserveButton
        item={item}
        tour={{ slug, title }}
        size="md"
        wide
        preloadDelayMs={PRELOAD_DELAY_MS}
        describedBy={ticketTitleId(slug)}
      />
    </Ticket>
  );
}

/**
 * Shows the ticket of the private tours. They have no fixed day, so they are booked by a message and not on the
 * calendar.
 */
function PrivateTicket() {
  return (
    <Ticket tour={{ ...privateTours, slug: 'private-tours' }} stub={privateStub(privateTours.pricing)}>
      <ReserveButton to="/contact" label="Contact Us to Book" icon="envelope" variant="secondary" wide />
    </Ticket>
  );
}

/** Shows the search over all tours, the number of results, and the tickets. */
export function TourList() {
  const search = useRef<SearchFieldHandle>(null);
  const [query, setQuery] = useState('');
  const tours = findTours(tourCards, query, (tour) => wordsOfStub(tour.title, tourStub(tour)));
  const isPrivateFound =
    findTours([privateTours], query, ({ title, pricing }) => wordsOfStub(title, privateStub(pricing))).length > 0;
  const count = tours.length + (isPrivateFound ? 1 : 0);
  const words = countWords(count, query);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label="Search the walks"
          placeholder="Try: police, hotel, Bowery"
          onQuery={setQuery}
        />
        <p role="status" className={styles.count}>
          <span key={words}>{words}</span>
        </p>
      </div>
      {count === 0 ? (
        <div className={styles.none}>
          <h2>No tours found</h2>
          <Button icon="refresh" onClick={() => search.current?.clear()}>
            View all tours
          </Button>
        </div>
      ) : null}
      <ul className={styles.tickets}>
        {tours.map((tour) => (
          <li key={tour.slug}>
            <TourTicket tour={tour} first={tour.id === 1} />
          </li>
        ))}
        {isPrivateFound ? (
          <li>
            <PrivateTicket />
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** Returns the id of a ticket's title, which distinguishes links with the same text. */
const ticketTitleId = (slug: string): string => `ticket-${slug}`;

interface TicketProps {
  /** The data that every ticket shows, whichever way the tour is booked. */
  readonly tour: { slug: string; title: string; description: string; teaser?: string | undefined; picture: Picture };
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
function Ticket({ tour, featured = false, first = false, stub, children }: TicketProps) {
  const page = { to: '/tours/$slug', params: { slug: tour.slug } } as const;
  const [large, small] = stub.time;
  return (
    <article className={ticketStyles.ticket}>
      <div className={ticketStyles.picture}>
        <Print
          picture={tour.picture}
          ratio="4 / 3"
          sizes="(min-width: 1024px) 400px, (min-width: 768px) 290px, 92vw"
          first={first}
        />
        {featured ? <Badge>Most Popular</Badge> : null}
      </div>
      <h2 id={ticketTitleId(tour.slug)} className={ticketStyles.title}>
        <Link {...page}>{tour.title}</Link>
      </h2>
      <div className={ticketStyles.when}>
        <p className={ticketStyles.time}>
          <span>{large}</span>
          {small === undefined ? null : <small> {small}</small>}
        </p>
        <p className={ticketStyles.days}>{stub.days}</p>
      </div>
      <div className={ticketStyles.story}>
        {tour.teaser === undefined ? null : <p className={ticketStyles.teaser}>{tour.teaser}</p>}
        <p className={ticketStyles.description}>{tour.description}</p>
        <Link {...page} className={ticketStyles.details} aria-label={`View Details: ${tour.title}`}>
          <span>View Details</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <div className={ticketStyles.foot}>
        <p className={ticketStyles.figures}>
          {stub.figures.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {children}
      </div>
    </article>
  );
}
