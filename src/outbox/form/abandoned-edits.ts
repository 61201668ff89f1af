// The changes to a submission whose edit was left. The submission goes out as it was; what was written
// about it stays on the device for no longer than the submission waits.
import { tabDrafts } from '../drafts/tab-draft-store';
import type { SubmissionKind } from '../store/submission';
import { whenSubmissionLeaves } from '../when-submission-leaves';

const watches = new Map<string, () => void>();

/** The edit of a submission is left: its draft is forgotten with the submission, on whatever page that is. */
export function abandonEdit(kind: SubmissionKind, id: string): void {
  const drafts = tabDrafts.getSnapshot();
  // A draft that is no longer tied to this submission is a new text, kept nowhere else.
  if (watches.has(id) || drafts?.load(kind, id)?.id !== id) return;
  const end = whenSubmissionLeaves(id, () => {
    watches.delete(id);
    drafts.forget(kind, id);
  });
  watches.set(id, end);
}

/** The submission is under edit again: its text stays, whatever becomes of the submission. */
export function resumeEdit(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

/** Those abandoned before a reload; `exceptId` is under edit. */
export function watchAbandonedEdits(kind: SubmissionKind, exceptId: string | undefined): void {
  for (const id of tabDrafts.getSnapshot()?.edits(kind) ?? []) if (id !== exceptId) abandonEdit(kind, id);
}
