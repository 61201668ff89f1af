import { useEffect, useState } from 'react';
import { loadPart } from '../../browser/load-part';
import { useStore } from '../../browser/store';
import { sayPlainly, toastsWanted } from './show-toast';
import type { Toasts } from './Toasts';

/** Where toasts appear; their part is loaded with the first one, and asked for again with the next where it does not come. */
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
    // For those that wait because they offer something.
    addEventListener('online', ask);
    return () => {
      current = false;
      removeEventListener('online', ask);
    };
  }, [wanted, part]);
  return part === undefined ? null : <part.Shown />;
}
