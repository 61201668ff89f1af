import { Availability } from './Availability';
import { Book } from './Book';
import { FinalCall } from './FinalCall';
import { OfflinePromise } from './OfflinePromise';
import { PrintRoom } from './PrintRoom';

/** Sections 12 to 16 of the home page: departures, book, pictures, offline use and the invitation to book. */
export function ClosingSections() {
  return (
    <>
      <Availability />
      <Book />
      <PrintRoom />
      <OfflinePromise />
      <FinalCall />
    </>
  );
}
