import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, type RefObject } from 'react';

/** For each entry of the history that was left: whether each part that can be folded was open, in their order. */
const openAt = new Map<string, readonly boolean[]>();

const foldsIn = (element: Element | null): HTMLDetailsElement[] => [...(element?.querySelectorAll('details') ?? [])];

/**
 * Back to a page unfolds what was unfolded there when it was left. This is done before the router restores the scroll
 * position, so that the same lines are shown.
 *
 * @param element contains the parts that can be folded
 */
export function useUnfoldedOnReturn(element: RefObject<Element | null>): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const wasOpen = openAt.get(router.state.location.state.__TSR_key ?? '') ?? [];
    for (const [index, fold] of foldsIn(element.current).entries()) if (wasOpen[index] === true) fold.open = true;
    return router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const left = fromLocation?.state.__TSR_key;
      if (left === undefined) return;
      openAt.set(
        left,
        foldsIn(element.current).map(({ open }) => open),
      );
    });
  }, [router, element]);
}
