import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OutboxEntry } from '../../outbox/outbox';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';

/**
 * Watches for submissions that are sent while they are looked at: says so, and gives the list the
 * focus that would be lost with the removed tag.
 * @returns what to say, or nothing
 */
export function useLeftByItself(entries: readonly OutboxEntry[], list: RefObject<HTMLElement | null>): string {
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
  // Not by effect and cleanup for each entry: a tag may be removed before its fate is known.
  const watches = useRef(new Map<string, () => void>());
  useEffect(() => {
    for (const { id } of entries) {
      if (watches.current.has(id)) continue;
      const end = whenSubmissionLeaves(id, (fate) => {
        watches.current.delete(id);
        // Watched anew where the list was read before it left: it counts once.
        if (fate === 'sent') setSentIds((before) => (before.includes(id) ? before : [...before, id]));
      });
      watches.current.set(id, end);
    }
  }, [entries]);
  useEffect(() => {
    const { current } = watches;
    return () => {
      current.forEach((end) => end());
      current.clear();
    };
  }, []);

  // Said when its tag is gone, not before.
  const sent = sentIds.filter((sentId) => !entries.some(({ id }) => id === sentId)).length;
  useEffect(() => {
    // A removed tag leaves the focus on the body.
    if (sent > 0 && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [sent, list]);
  if (sent === 0) return '';
  return sent === 1 ? 'Your message was sent.' : `${sent} messages were sent.`;
}
