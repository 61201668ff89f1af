import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterNextFrame } from '../../browser/after-next-frame';
import { isDrawnWhole } from '../../browser/draw-whole';

/**
 * What begins below the first screen. Whoever follows a link sees the first screen sooner for it: the rest comes after
 * its first frame. Nothing stands after it meanwhile but other such parts and the foot of the page, which base.css
 * keeps back, so that the page only grows at its end.
 */
export function Below({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(isDrawnWhole);
  useEffect(() => (isThere ? undefined : afterNextFrame(() => startTransition(() => setIsThere(true)))), [isThere]);
  return isThere ? children : <div data-coming />;
}
