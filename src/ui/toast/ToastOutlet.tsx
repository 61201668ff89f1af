import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { toastsWaiting } from './show-toast';

// Where the part does not load (a first visit cut off) the page must go on without toasts.
const Toasts = lazy<ComponentType>(() =>
  import('./Toasts').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

/** Where toasts appear; their part is loaded with the first one. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.getSnapshot, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
