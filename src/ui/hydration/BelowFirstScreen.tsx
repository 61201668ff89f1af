import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { afterNextFrame } from '../../browser/after-next-frame';
import { rendersAtOnce } from '../../browser/render-at-once';

/** True inside a part that has already waited for its frame. */
const IsWithin = createContext(false);

/**
 * Renders content below the first screen one frame later during a navigation in the browser, so that the first screen
 * appears sooner. Only other such parts and the footer may follow: base.css hides them until then, so that the page
 * only grows at its end. A part inside another part appears together with it.
 *
 * The content is not rendered in a transition: React would discard the prepared content whenever something else is
 * updated, and the browser would keep its pictures in memory, together with all elements around them.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isWithin = useContext(IsWithin);
  const [isThere, setIsThere] = useState(() => isWithin || rendersAtOnce());
  useEffect(() => (isThere ? undefined : afterNextFrame(() => setIsThere(true))), [isThere]);
  return isThere ? <IsWithin value={true}>{children}</IsWithin> : <div data-coming />;
}
