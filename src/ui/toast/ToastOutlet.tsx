import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '../optional-part';
import { toastsWaiting } from './show-toast';

const Toasts = optionalPart(() => import('./Toasts').then((module) => module.Toasts));

/** Where toasts appear; their part is loaded with the first one. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.getSnapshot, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
