import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { afterNextFrame } from '../../browser/after-next-frame';
import { isDrawnWhole } from '../../browser/draw-whole';

/** Whether the content is within a part that has waited for its frame already. */
const IsWithin = createContext(false);

/**
 * Renders content below the first screen one frame later during a navigation in the browser, so that the first screen
 * appears sooner. Only other such parts and the footer may follow, which base.css hides meanwhile: the page then only
 * grows at its end. A part within another appears together with it.
 *
 * It is rendered in one go and not in a transition: React throws away what it has prepared whenever something else is
 * updated, and the browser holds pictures that were never on the page, with all that is around them.
 */
export function Below({ children }: { children: ReactNode }) {
  const isWithin = useContext(IsWithin);
  const [isThere, setIsThere] = useState(() => isWithin || isDrawnWhole());
  useEffect(() => (isThere ? undefined : afterNextFrame(() => setIsThere(true))), [isThere]);
  return isThere ? <IsWithin value={true}>{children}</IsWithin> : <div data-coming />;
}
