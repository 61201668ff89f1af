// The changes to a letter whose edit was left. The letter goes out as it was; what was written about
// it stays in this tab for no longer than the letter waits.
import { editsWithDraft, forgetDraft, loadDraft } from './contact-draft';
import { whenGoneFromOutbox } from './when-gone';

const watches = new Map<string, () => void>();

/** The edit of a letter is left: its draft is forgotten with the letter, on whatever page that is. */
export function putAway(id: string): void {
  // A text that Send would not send as this letter is a message of its own, and nowhere else.
  if (watches.has(id) || loadDraft(id)?.id !== id) return;
  watches.set(
    id,
    whenGoneFromOutbox(id, true, () => {
      watches.delete(id);
      forgetDraft(id);
    }),
  );
}

/** The letter is under edit again: its text stays, whatever becomes of the letter. */
export function pickUp(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

/** Those put away before a reload; `exceptId` is under edit. */
export function watchWhatWasPutAway(exceptId: string | undefined): void {
  for (const id of editsWithDraft()) if (id !== exceptId) putAway(id);
}
