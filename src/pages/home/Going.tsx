import { Availability } from './Availability';
import { Book } from './Book';
import { FinalCall } from './FinalCall';
import { OfflinePromise } from './OfflinePromise';
import { PrintRoom } from './PrintRoom';

/** When we walk, and what to take home: sections 12 to 15, with what the site does underground. */
export function Going() {
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
