// The changes to a letter whose edit was left. The letter goes out as it was; what was written about
// it stays on the device for no longer than the letter waits.
import type { Letter } from './letter';
import { ownDrawer } from './own-drawer';
import { whenSubmissionLeaves } from '../../outbox/lazy-outbox';

type Kind = Letter<string>['kind'];

const watches = new Map<string, () => void>();

/** The edit of a letter is left: its draft is forgotten with the letter, on whatever page that is. */
export function putAway(kind: Kind, id: string): void {
  const drawer = ownDrawer.getSnapshot();
  // A text that Send would not send as this letter is a letter of its own, and nowhere else.
  if (watches.has(id) || drawer?.load(kind, id)?.id !== id) return;
  watches.set(
    id,
    whenSubmissionLeaves(id, () => {
      watches.delete(id);
      drawer.forget(kind, id);
    }),
  );
}

/** The letter is under edit again: its text stays, whatever becomes of the letter. */
export function pickUp(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

/** Those put away before a reload; `exceptId` is under edit. */
export function watchWhatWasPutAway(kind: Kind, exceptId: string | undefined): void {
  for (const id of ownDrawer.getSnapshot()?.edits(kind) ?? []) if (id !== exceptId) putAway(kind, id);
}
