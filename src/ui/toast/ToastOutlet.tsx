import { useStore } from '../../browser/store';
import { optionalPart } from '../hydration/optional-part';
import { showTextInStrip, toastsWanted } from './show-toast';
import styles from './toast-outlet.module.css';

/** After a failure it is requested again by itself, because toasts with an action wait for it. */
const Toasts = optionalPart(async () => (await import('./Toasts')).Toasts, { whenMissing: showTextInStrip });

/**
 * Loads the component of the toasts before there is one to show, for a time when it may not load any more. Never
 * rejects; a toast requests the component again.
 */
export const preloadToasts = (): Promise<void> => Toasts.load().catch(() => undefined);

/**
 * The place where toasts appear. Their component is loaded with the first toast. The live region is always there,
 * because one that is added together with its text is not announced. With `data-dock` the page scrolls a focused
 * element out from under the toasts (src/layout/dock/clear-focus.ts).
 */
export function ToastOutlet() {
  const wanted = useStore(toastsWanted);
  // While the component is missing, each toast changes the key and so requests the component again.
  return (
    <div role="status" aria-atomic="false" data-dock="toasts" className={styles.outlet}>
      {wanted === 0 ? null : <Toasts key={wanted} />}
    </div>
  );
}
