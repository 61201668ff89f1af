import { useEffect, useState, type RefObject } from 'react';
import type { OutboxEntry } from '../../outbox/outbox';

/**
 * Watches for letters that leave while they are looked at: says that they were sent, and gives the
 * list the focus that would go down with the tag.
 * @returns what to say, or nothing
 */
export function useLeftByItself(entries: readonly OutboxEntry[], list: RefObject<HTMLElement | null>): string {
  const [before, setBefore] = useState(entries);
  const [sent, setSent] = useState(0);
  if (before !== entries) {
    const left = before.filter((old) => old.state === 'sending' && !entries.some(({ id }) => id === old.id));
    setBefore(entries);
    if (left.length > 0) setSent(sent + left.length);
  }
  useEffect(() => {
    // A tag that is gone leaves the focus on the body.
    if (sent > 0 && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [sent, list]);
  if (sent === 0) return '';
  return sent === 1 ? 'Your message was sent.' : `${sent} messages were sent.`;
}
