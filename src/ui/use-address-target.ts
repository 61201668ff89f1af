import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `open` at once, and after each navigation that names an element, also if its address is the same as before. A
 * change of the query alone, such as a choice in a form, does not count: the visitor may have closed the element.
 *
 * @param open opens the element that the hash names
 */
export function useAddressTarget(open: () => void): void {
  const router = useRouter();
  const openTarget = useEffectEvent(open);
  useEffect(() => {
    openTarget();
    return router.subscribe('onRendered', ({ pathChanged, hashChanged, hrefChanged }) => {
      if (pathChanged || hashChanged || !hrefChanged) openTarget();
    });
  }, [router]);
}
