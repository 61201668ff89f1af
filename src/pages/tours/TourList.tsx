import { useRef, useState } from 'react';
import privateTours from '../../content/pages/private-tours.yaml';
import { tourCards } from '../../content/tour-cards';
import { Button } from '../../ui/Button';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { countWords, findTours } from './find-tours';
import { PrivateTicket } from './PrivateTicket';
import styles from './tour-list.module.css';
import { TourTicket } from './TourTicket';

/** The search over the four tickets, its count, and the tickets it leaves. */
export function TourList() {
  const search = useRef<SearchFieldHandle>(null);
  const [query, setQuery] = useState('');
  const walks = findTours(tourCards, query);
  const isPrivateFound = findTours([privateTours], query).length > 0;
  const count = walks.length + (isPrivateFound ? 1 : 0);
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
        {walks.map((tour) => (
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
