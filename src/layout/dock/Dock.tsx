import { lazy, Suspense, type ComponentType } from 'react';
import { useAlive } from '../../ui/use-alive';

// Where this part does not load (a first visit cut off) the page goes on without notices.
const Notices = lazy<ComponentType>(() =>
  import('./Notices').then(
    (module) => ({ default: module.Notices }),
    () => ({ default: () => null }),
  ),
);

/** What comes up at the lower edge, one thing at a time; loaded when the page is alive. */
export function Dock() {
  return useAlive() ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}
