import { useRef, useState } from 'react';
import privateTours from '../../content/pages/private-tours.yaml';
import { departureDays, departureTime } from '../../content/schedule';
import { tourCards, type TourCard } from '../../content/tour-cards';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Button } from '../../ui/Button';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { countWords, findTours } from './find-tours';
import { Ticket } from './Ticket';
import styles from './tour-list.module.css';

/** Shorter than on other pages: docs/requirements.md#preloading-the-booking-script */
const PRELOAD_DELAY_MS = 1_000;

/** A tour on fixed days. */
function TourTicket({ tour, first }: { tour: TourCard; first: boolean }) {
  const { slug, title, item, schedule, meeting } = tour;
  const [time = '', half = ''] = departureTime(schedule).split(' ');
  return (
    <Ticket
      tour={tour}
      featured={tour.featured}
      first={first}
      time={[time, half]}
      days={departureDays(schedule)}
      figures={[
        `${tour.stopCount} stops · ${tour.miles} mi · max ${tour.groupSize}`,
        `${tour.hours} hours · $${tour.price} a person`,
        `Meets at ${meeting.short}`,
      ]}
    >
      <ReserveButton item={item} tour={{ slug, title }} size="medium" wide preloadDelayMs={PRELOAD_DELAY_MS} />
    </Ticket>
  );
}

/** The private tour: on no fixed day, so it is booked by writing to us, not on the calendar. */
function PrivateTicket() {
  const { pricing } = privateTours;
  return (
    <Ticket
      tour={{ ...privateTours, slug: 'private-tours' }}
      time={['Any', 'day']}
      days="By request"
      figures={[`1 to ${pricing.most} guests`, `from $${pricing.from}`]}
    >
      <ReserveButton to="/contact" label="Contact Us to Book" icon="envelope" look="secondary" wide />
    </Ticket>
  );
}

/** The search over all tours, the number it found, and their tickets. */
export function TourList() {
  const search = useRef<SearchFieldHandle>(null);
  const [query, setQuery] = useState('');
  const tours = findTours(tourCards, query);
  const isPrivateFound = findTours([privateTours], query).length > 0;
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
