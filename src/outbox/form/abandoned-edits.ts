// Drafts of edits that the visitor has left. The submission is sent unchanged. The draft of its edit is deleted
// together with the submission, but if that was sent, what the visitor has changed since becomes a new text. If the
// browser has deleted the outbox, the draft is the only copy and becomes one too.
import { tabDrafts } from '../drafts/tab-draft-store';
import type { SubmissionKind } from '../store/submission';
import { whenSubmissionLeaves } from '../when-submission-leaves';
import type { DraftFate } from './form-session-types';

const watches = new Map<string, () => void>();

/**
 * Call it when the visitor leaves an edit: when the submission leaves the outbox, on any page, its draft is deleted,
 * unless the submission was sent without what the draft holds.
 */
export function abandonEdit(kind: SubmissionKind, id: string): void {
  const drafts = tabDrafts.getSnapshot();
  // A draft that does not belong to this submission any more is a new text, and no other copy of it exists.
  if (watches.has(id) || drafts?.load(kind, id)?.id !== id) return;
  const end = whenSubmissionLeaves(id, (fate) => {
    watches.delete(id);
    const isDone = fate === 'sent' && !drafts.load(kind, id)?.changedSinceSend;
    if (fate === 'gone' || isDone) drafts.forget(kind, id);
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

/**
 * Moves the draft of one left edit to the place of a new text, if that is free: a draft whose submission was sent
 * without its changes or is lost, or one that does not belong to that submission any more.
 * @param fateOf asks the outbox; must not reject
 */
export async function moveAbandonedEdit(
  kind: SubmissionKind,
  fateOf: (id: string) => Promise<DraftFate>,
): Promise<void> {
  const drafts = tabDrafts.getSnapshot();
  if (drafts === undefined) return;
  const isLeftOver = async (editId: string): Promise<boolean> => {
    const draft = drafts.load(kind, editId);
    if (draft?.id !== editId) return draft !== undefined;
    const fate = await fateOf(editId);
    return fate === 'emptied' || (fate === 'sent' && draft.changedSinceSend === true);
  };
  const edits = drafts.edits(kind);
  // All at once, because the visitor waits, and an outbox that does not answer takes seconds for each.
  const leftOver = await Promise.all(edits.map(isLeftOver));
  const editId = edits.find((_, index) => leftOver[index]);
  const draft = editId === undefined ? undefined : drafts.load(kind, editId);
  // The place may have been taken while the outbox was asked.
  if (draft === undefined || drafts.load(kind, undefined) !== undefined) return;
  if (drafts.save(kind, undefined, draft)) drafts.forget(kind, editId);
}
