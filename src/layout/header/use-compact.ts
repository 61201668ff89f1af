import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page is scrolled past the sentinel (50 px, 000 §2). Watched, not counted on every
 * scroll event; false in the built HTML.
 */
export function useCompact(sentinel: RefObject<HTMLElement | null>): boolean {
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    const mark = sentinel.current;
    if (!mark) return;
    const observer = new IntersectionObserver(([entry]) => setCompact(entry?.isIntersecting === false));
    observer.observe(mark);
    return () => observer.disconnect();
  }, [sentinel]);
  return compact;
}
