import { useEffect } from 'react';
import { hideToast, showToast, type Toast } from '../../ui/toast/show-toast';

/**
 * Shows a toast for as long as it is given; undefined takes it away. Its `onClose` is told only
 * when the visitor closes it, not when another notice has precedence. Memoize the toast.
 */
export function useNotice(toast: (Toast & { id: string }) | undefined): void {
  useEffect(() => {
    if (toast === undefined) return undefined;
    let shown = true;
    showToast({
      ...toast,
      sticky: true,
      onClose: () => {
        if (shown) toast.onClose?.();
      },
    });
    return () => {
      shown = false;
      hideToast(toast.id);
    };
  }, [toast]);
}
