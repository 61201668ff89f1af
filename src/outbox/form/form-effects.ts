// Carries out the effects of the form's reducer: on the fields, the drafts, the outbox and the address.
import { markDirty, markRefused } from '../../browser/unsaved-text';
import { within } from '../../shared/within';
import { hideToast, showToast } from '../../ui/toast/show-toast';
import { tabDrafts } from '../drafts/tab-draft-store';
import { hasBeenWrittenTo, loadOutbox, onceOutboxIsUsed } from '../lazy-outbox';
import { whenSubmissionLeaves } from '../when-submission-leaves';
import { abandonEdit, moveAbandonedEdit, resumeEdit, watchAbandonedEdits } from './abandoned-edits';
import type { FormDefinition } from './form-definition';
import type { DraftFate, FormEffect, FormEvent, Taken } from './form-session-types';
import { findFate, submitForm } from './submit-form';
import type { FieldActions } from './use-fields';
import { whenStored } from './when-stored';

/** A form with a stored draft waits at most this long for the outbox's database. */
const LOOK_UP_MS = 3_000;

interface EffectDeps<Field extends string> {
  readonly definition: FormDefinition<Field>;
  /** Null after the visitor has left the page: then only effects on drafts and the outbox remain. */
  readonly form: HTMLFormElement | null;
  readonly fields: FieldActions<Field>;
  /** Ends the watch on the submission that a new text continues. */
  readonly watch: { end: () => void };
  /** The search parameter that says what a new text is about. */
  readonly about: string | undefined;
  /** Removes a search parameter from the address. */
  readonly leave: (parameter: 'about' | 'edit') => void;
  readonly dispatch: (event: FormEvent<Field>) => void;
}

/**
 * Carries out one effect, without waiting for the outbox. Answers come as events to `dispatch`: those of the outbox
 * later, those of the fields and the drafts before this function returns.
 */
export function perform<Field extends string>(effect: FormEffect<Field>, deps: EffectDeps<Field>): void {
  const { definition, form, fields, watch, dispatch } = deps;
  const { kind } = definition;
  switch (effect.type) {
    case 'fill-fields': {
      const { addTo } = definition;
      if (form === null) return;
      fields.fill(form, effect.addition && addTo ? addTo(effect.values, deps.about) : effect.values);
      return dispatch({ type: 'filled' });
    }
    case 'empty-fields':
      return form === null ? undefined : fields.clear(form);
    case 'focus-form':
      return form?.focus();
    case 'mark-unsaved':
      if (effect.isUnkept) markRefused(kind, true);
      return markDirty(kind, effect.unsaved);
    case 'save-draft': {
      const isKept = tabDrafts.getSnapshot()?.save(kind, effect.editId, effect.draft) === true;
      markRefused(kind, !isKept);
      if (!isKept) dispatch({ type: 'draft-refused' });
      return;
    }
    case 'forget-draft':
      return tabDrafts.getSnapshot()?.forget(kind, effect.editId);
    case 'forget-addition':
      definition.forgetAdded?.();
      // A reload would add the lines again.
      return deps.about === undefined ? undefined : deps.leave('about');
    case 'take':
      return void take(definition, effect.id).then((taken) =>
        dispatch({ type: 'taken', number: effect.number, taken }),
      );
    case 'look-up':
      return void lookUp(effect.id).then((fate) => dispatch({ type: 'looked-up', number: effect.number, fate }));
    case 'move-abandoned-edit':
      return void moveAbandonedEdit(kind, lookUp).then(() =>
        dispatch({ type: 'abandoned-edit-moved', number: effect.number }),
      );
    case 'hold-longer':
      return void take(definition, effect.id);
    case 'release':
      return void release(effect.id);
    case 'abandon-edit':
      return abandonEdit(kind, effect.id);
    case 'resume-edit':
      return resumeEdit(effect.id);
    case 'watch-abandoned-edits':
      return watchAbandonedEdits(kind, effect.exceptId);
    case 'leave-edit':
      return deps.leave('edit');
    case 'watch': {
      const { id, wasThere } = effect;
      watch.end();
      watch.end = whenSubmissionLeaves(id, (fate) => dispatch({ type: 'removed', id, fate }), { wasThere });
      return;
    }
    case 'end-watch':
      return watch.end();
    case 'submit': {
      const submission = definition.submissionOf(effect.values);
      // The outbox has the record on the disk only some moments later; until then the draft is the only copy.
      tabDrafts.getSnapshot()?.flush();
      // A toast about an earlier press must not cover the slip of what is saved now.
      hideToast(`form-${kind}`);
      const endWatch = onceOutboxIsUsed((outbox) =>
        whenStored(outbox, effect.continues.id, submission, () => {
          dispatch({ type: 'stored' });
          tabDrafts.getSnapshot()?.flush();
        }),
      );
      return void submitForm(submission, effect.continues, definition.texts).then((after) => {
        endWatch();
        dispatch({ type: 'outcome', after, now: Date.now() });
      });
    }
    case 'toast':
      // A form shows one toast at a time, so that "not sent" is never shown beside "sent".
      return showToast({ id: `form-${kind}`, ...effect.toast });
  }
}

async function take<Field extends string>({ valuesOf }: FormDefinition<Field>, id: string): Promise<Taken<Field>> {
  try {
    const outbox = await loadOutbox();
    const entry = await outbox.take(id);
    return (entry && valuesOf(entry)) ?? 'gone';
  } catch (error) {
    // The code did not load, or the database refuses: the submission may still be there, and be sent.
    console.warn('The submission could not be opened for editing', error);
    return 'closed';
  }
}

/** Returns the state of a draft's submission. Never rejects: an unknown state must not keep a text from the visitor. */
async function lookUp(id: string): Promise<DraftFate> {
  const ask = async (): Promise<DraftFate> => {
    // Asking the outbox would create the database.
    if (!(await hasBeenWrittenTo())) return 'emptied';
    return await findFate(await loadOutbox(), id);
  };
  try {
    return await within(LOOK_UP_MS, ask(), () => 'unknown');
  } catch (error) {
    console.warn('The outbox could not be asked about a draft', error);
    return 'unknown';
  }
}

async function release(id: string): Promise<void> {
  try {
    const outbox = await loadOutbox();
    await outbox.release(id);
  } catch (error) {
    // The submission is sent when its hold of five minutes is over.
    console.warn('The submission stays held back for five minutes', error);
  }
}
