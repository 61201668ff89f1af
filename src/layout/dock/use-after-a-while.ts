import { useEffect, useState } from 'react';
import { firstInteraction } from '../../ui/near/near';

/** Before the exit card is armed, and after the page has had its time. */
const A_WHILE_MS = 4_000;

/** False until the visitor moves, or has been here for a while; it stays true. */
export function useAfterAWhile(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const begin = (): void => setLater(true);
    const timer = setTimeout(begin, A_WHILE_MS);
    void firstInteraction().then(begin);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
