import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Back to an earlier screen draws it where it was left, in its first frame. The router restores the place when the
 * navigation is settled, which is a frame later where only the hash changes.
 */
export function useScrollBack(): void {
  const router = useRouter();
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  /** The scroll position in px of each entry of the history that was left. */
  const left = useRef(new Map<string, number>());
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        const from = fromLocation?.state.__TSR_key;
        if (from !== undefined) left.current.set(from, window.scrollY);
      }),
    [router],
  );
  useLayoutEffect(() => {
    const place = key === undefined ? undefined : left.current.get(key);
    if (place !== undefined) window.scrollTo(0, place);
  }, [key]);
}
