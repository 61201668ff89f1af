import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { toastsWaiting } from './show-toast';

// Apart from what handles its failure: the bundler takes both into one call otherwise, and a style
// sheet that does not come is then thrown past it.
const load = () => import('./Toasts');
// Where the part does not load (a first visit cut off) the page must go on without toasts.
const Toasts = lazy<ComponentType>(() =>
  load().then(
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
