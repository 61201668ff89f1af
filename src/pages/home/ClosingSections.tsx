import { Availability } from './Availability';
import { Book } from './Book';
import { FinalCall } from './FinalCall';
import { OfflinePromise } from './OfflinePromise';
import { PrintRoom } from './PrintRoom';

/** The last sections of the home page: departures, book, pictures, offline use and the invitation to book. */
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
