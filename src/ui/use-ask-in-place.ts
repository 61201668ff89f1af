import { useEffect, useRef, useState } from 'react';

/**
 * For a button that first asks in its own place. The question takes the focus, because the focused button is removed;
 * when the visitor declines, the button has the focus again. Give `place` to the element of the question, and to the
 * one around the button.
 */
export function useAskInPlace() {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isDeclined = useRef(false);
  useEffect(() => {
    if (asking) place.current?.focus();
    else if (isDeclined.current) place.current?.querySelector('button')?.focus();
    isDeclined.current = false;
  }, [asking]);
  return {
    asking,
    place,
    ask: (): void => setAsking(true),
    decline(): void {
      isDeclined.current = true;
      setAsking(false);
    },
    /** Removes the question of a visitor who has agreed; the focus is the caller's. */
    agree: (): void => setAsking(false),
  };
}
