import { useEffect, useState } from 'react';
import { loadPart } from '../../browser/load-part';
import { useStore } from '../../browser/store';
import { sayPlainly, toastsWanted } from './show-toast';
import type { Toasts } from './Toasts';

/**
 * The place where toasts appear. Their component is loaded with the first toast; if it does not load, the next toast
 * requests it again.
 */
export function ToastOutlet() {
  const wanted = useStore(toastsWanted);
  const [part, setPart] = useState<{ Shown: typeof Toasts }>();
  useEffect(() => {
    if (wanted === 0 || part !== undefined) return undefined;
    let current = true;
    const ask = (): void => {
      loadPart(() => import('./Toasts')).then(
        (module) => {
          if (current) setPart({ Shown: module.Toasts });
        },
        () => {
          if (current) sayPlainly();
        },
      );
    };
    ask();
    // Toasts that offer an action wait until their component has loaded.
    addEventListener('online', ask);
    return () => {
      current = false;
      removeEventListener('online', ask);
    };
  }, [wanted, part]);
  return part === undefined ? null : <part.Shown />;
}
