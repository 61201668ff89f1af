import { lazy, Suspense, type ComponentType } from 'react';
import { useAlive } from '../../ui/use-alive';
import { afterAWhile } from './after-a-while';
import { BookingLink } from './BookingLink';

// Where a part does not load (a first visit cut off) the page goes on without it.
const Notices = lazy<ComponentType>(() =>
  afterAWhile(() => import('./Notices')).then(
    (module) => ({ default: module.Notices }),
    () => ({ default: () => null }),
  ),
);
const LateParts = lazy<ComponentType>(() =>
  afterAWhile(() => import('./LateParts')).then(
    (module) => ({ default: module.LateParts }),
    () => ({ default: () => null }),
  ),
);

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
