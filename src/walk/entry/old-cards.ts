import * as z from 'zod/mini';
import { parseJsonOr } from '../../shared/parse';
import { walkProgressKey } from '../../shared/storage-keys';
import { isTooOld } from '../progress/kept';

const PREFIX = walkProgressKey('');
const dated = z.object({ changedAt: z.number() });

/** A text without a date is no card, and could never become too old. */
function isOld(text: string, now: number): boolean {
  const card = parseJsonOr(dated, text, undefined);
  return card === undefined || isTooOld(card.changedAt, now);
}

/**
 * Deletes the cards of all walks that have not changed for 30 days. A card from the future stays, because it can be
 * continued as soon as a clock that was set back is right again.
 */
export function deleteOldCards(now = Date.now()): void {
  try {
    for (const [key, text] of Object.entries<string>(localStorage))
      if (key.startsWith(PREFIX) && isOld(text, now)) localStorage.removeItem(key);
  } catch {
    // Site data is blocked, so no card is stored.
  }
}
