import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWaiting } from './show-toast';

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })));

/** Where toasts appear; their part is loaded with the first one. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.getSnapshot, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
