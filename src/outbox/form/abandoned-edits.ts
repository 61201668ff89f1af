// Drafts of edits that the visitor has left. The submission is sent unchanged, and the draft of its edit stays on the
// device only as long as the submission waits.
import { tabDrafts } from '../drafts/tab-draft-store';
import type { SubmissionKind } from '../store/submission';
import { whenSubmissionLeaves } from '../when-submission-leaves';

const watches = new Map<string, () => void>();

/** Call it when the visitor leaves an edit: its draft is deleted when the submission leaves the outbox, on any page. */
export function abandonEdit(kind: SubmissionKind, id: string): void {
  const drafts = tabDrafts.getSnapshot();
  // A draft that does not belong to this submission any more is a new text, and no other copy of it exists.
  if (watches.has(id) || drafts?.load(kind, id)?.id !== id) return;
  const end = whenSubmissionLeaves(id, () => {
    watches.delete(id);
    drafts.forget(kind, id);
  });
  watches.set(id, end);
}

/** Call it when the visitor edits the submission again: the draft stays even if the submission leaves the outbox. */
export function resumeEdit(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

/** Watches the edits that were left before a reload; `exceptId` is the one that is open now. */
export function watchAbandonedEdits(kind: SubmissionKind, exceptId: string | undefined): void {
  for (const id of tabDrafts.getSnapshot()?.edits(kind) ?? []) if (id !== exceptId) abandonEdit(kind, id);
}
