import { useEffect, useRef, useState } from 'react';

const REST_MS = 700;

/** A text once it has not changed for a moment; nothing of what stood there at first. */
export function useRested(text: string): string | undefined {
  const first = useRef(text);
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (rested === undefined && text === first.current) return undefined;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, rested]);
  return rested;
}
