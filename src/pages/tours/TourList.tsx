import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import privateTours from '../../content/pages/private-tours.yaml';
import { tourCards, type TourCard } from '../../content/tour-cards';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Announcement } from '../../parts/search/Announcement';
import { Button } from '../../ui/Button';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { useQueryWords } from '../../ui/use-query-words';
import { countWords, findTours, privateStub, tourStub, wordsOfStub } from './find-tours';
import { ticketTitleId, Ticket } from './Ticket';
import styles from './tour-list.module.css';

const route = getRouteApi('/tours/');

/** The delay in milliseconds, shorter than on other pages: docs/requirements.md#preloading-the-booking-script */
const PRELOAD_DELAY_MS = 1_000;

/** Shows the ticket of a tour on fixed days. */
function TourTicket({ tour, first }: { tour: TourCard; first: boolean }) {
  const { slug, item } = tour;
  return (
    <Ticket
      tour={tour}
      page={{ to: '/tours/$slug', params: { slug } }}
      featured={tour.featured}
      first={first}
      stub={tourStub(tour)}
    >
      <ReserveButton item={item} size="md" wide preloadDelayMs={PRELOAD_DELAY_MS} describedBy={ticketTitleId(slug)} />
    </Ticket>
  );
}

/**
 * Shows the ticket of the private tours. They have no fixed day, so they are booked by a message and not on the
 * calendar.
 */
function PrivateTicket() {
  return (
    <Ticket
      tour={{ ...privateTours, slug: 'private-tours' }}
      page={{ to: '/tours/private-tours' }}
      stub={privateStub(privateTours.pricing)}
    >
      <ReserveButton to="/contact" label="Contact Us to Book" icon="envelope" variant="secondary" wide />
    </Ticket>
  );
}

/** Shows the search over all tours, whose query is in the address too, the number of results, and the tickets. */
export function TourList() {
  const search = useRef<SearchFieldHandle>(null);
  const { query, ask, write } = useQueryWords('/tours', route.useSearch({ select: ({ q }) => q ?? '' }));
  const tours = findTours(tourCards, query, (tour) => wordsOfStub(tour.title, tourStub(tour)));
  const isPrivateFound =
    findTours([privateTours], query, ({ title, pricing }) => wordsOfStub(title, privateStub(pricing))).length > 0;
  const count = tours.length + (isPrivateFound ? 1 : 0);
  const words = countWords(count, query);
  return (
    <>
      <div className={styles.search} onBlur={write}>
        <SearchField
          ref={search}
          label="Search the walks"
          placeholder="Try: police, hotel, Bowery"
          query={query}
          onQuery={ask}
        />
        <p aria-hidden="true" className={styles.count}>
          <span key={words}>{words}</span>
        </p>
        <Announcement words={words} />
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
