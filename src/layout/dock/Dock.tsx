import { Suspense } from 'react';
import { optionalPart } from '../../ui/optional-part';
import { useAlive } from '../../ui/use-alive';
import { afterAWhile } from './after-a-while';
import { BookingLink } from './BookingLink';

const Notices = optionalPart(() => afterAWhile(() => import('./Notices')).then((module) => module.Notices));
const LateParts = optionalPart(() => afterAWhile(() => import('./LateParts')).then((module) => module.LateParts));

/** What stands at the lower edge, one thing at a time; all but the link is loaded after a while. */
export function Dock() {
  return (
    <>
      <BookingLink />
      {useAlive() ? (
        <>
          <Suspense>
            <Notices />
          </Suspense>
          <Suspense>
            <LateParts />
          </Suspense>
        </>
      ) : null}
    </>
  );
}
