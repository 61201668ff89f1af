import { Suspense } from 'react';
import { optionalPart } from '../../ui/optional-part';
import { BookingLink } from './BookingLink';
import { useAfterAWhile } from './use-after-a-while';

const Notices = optionalPart(() => import('./Notices').then((module) => module.Notices));
const LateParts = optionalPart(() => import('./LateParts').then((module) => module.LateParts));

/**
 * What stands at the lower edge, one thing at a time; all but the link is loaded after a while. Nothing
 * is suspended before: for 300 ms after an empty fallback React would put off hydration.
 */
export function Dock() {
  return (
    <>
      <BookingLink />
      {useAfterAWhile() ? (
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
