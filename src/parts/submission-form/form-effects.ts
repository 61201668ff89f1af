// Carries out what the reducer of a form asks for: on the fields, the drafts, the outbox, the address.
import { fillFields, focusField, readFields, type FieldValues } from '../../browser/form-fields';
import { markDirty } from '../../browser/unsaved-text';
import { hasBeenWrittenTo, loadOutbox } from '../../outbox/lazy-outbox';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';
import { within } from '../../shared/within';
import { hideToast, showToast } from '../../ui/toast/show-toast';
import { abandonEdit, resumeEdit, watchAbandonedEdits } from './abandoned-edits';
import type { FieldErrors, FormDefinition } from './form-definition';
import type { DraftFate, FormEffect, FormEvent, Taken } from './form-session-types';
import { submitForm } from './submit-form';
import { tabDrafts } from './tab-draft-store';

/** A visitor with a half-written text waits no longer for a database that does not answer. */
const LOOK_UP_MS = 3_000;

interface EffectDeps<Field extends string> {
  readonly definition: FormDefinition<Field>;
  /** Null after the page was left: then the drafts and the outbox are all that is left to do. */
  readonly form: HTMLFormElement | null;
  /** Judges the text and shows what is wrong; it is given the values when it is to judge, and holds none. */
  readonly judge: {
    validate(values: FieldValues<Field>): FieldErrors<Field>;
    validateField(field: Field, values: FieldValues<Field>): void;
    clearErrors(): void;
  };
  /** Ends the watch on the submission that a new text continues. */
  readonly watch: { end: () => void };
  /** What the address says that a new text is about. */
  readonly about: string | undefined;
  readonly leaveEdit: () => void;
  readonly dispatch: (event: FormEvent<Field>) => void;
}

export function perform<Field extends string>(effect: FormEffect<Field>, deps: EffectDeps<Field>): void {
  const { definition, form, watch, dispatch } = deps;
  const { kind } = definition;
  switch (effect.type) {
    case 'fill-fields':
    case 'empty-fields':
    case 'validate':
    case 'validate-field':
    case 'focus-field':
    case 'focus-form':
      return form === null ? undefined : performOnFields(effect, form, deps);
    case 'mark-unsaved':
      return markDirty(kind, effect.unsaved);
    case 'save-draft':
      if (tabDrafts.getSnapshot()?.save(kind, effect.editId, effect.draft) !== true)
        dispatch({ type: 'draft-refused' });
      return;
    case 'forget-draft':
      return tabDrafts.getSnapshot()?.forget(kind, effect.editId);
    case 'forget-addition':
      return definition.forgetAdded?.();
    case 'take':
      return void take(definition, effect.id).then((taken) =>
        dispatch({ type: 'taken', number: effect.number, taken }),
      );
    case 'look-up':
      return void lookUp(effect.id).then((fate) => dispatch({ type: 'looked-up', number: effect.number, fate }));
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
      return deps.leaveEdit();
    case 'watch': {
      const { id, wasThere } = effect;
      watch.end();
      watch.end = whenSubmissionLeaves(id, (fate) => dispatch({ type: 'removed', id, fate }), { wasThere });
      return;
    }
    case 'end-watch':
      return watch.end();
    case 'submit':
      // The record is on the disk some moments from now: until then the draft is all there is.
      tabDrafts.getSnapshot()?.flush();
      // What became of an earlier press is over: it must not stand over the slip of what is saved now.
      hideToast(`form-${kind}`);
      return void submitForm(definition.submissionOf(effect.values), effect.continues, definition.texts).then((after) =>
        dispatch({ type: 'outcome', after, now: Date.now() }),
      );
    case 'toast':
      // One of a form at a time: "not sent" must not stand beside "sent".
      return showToast({ id: `form-${kind}`, ...effect.toast });
  }
}

type FieldEffect<Field extends string> = Extract<
  FormEffect<Field>,
  { type: 'fill-fields' | 'empty-fields' | 'validate' | 'validate-field' | 'focus-field' | 'focus-form' }
>;

function performOnFields<Field extends string>(
  effect: FieldEffect<Field>,
  form: HTMLFormElement,
  { definition: { empty, fields, addTo }, judge, about, dispatch }: EffectDeps<Field>,
): void {
  switch (effect.type) {
    case 'fill-fields':
      fillFields(form, effect.addition && addTo ? addTo(effect.values, about) : effect.values);
      return dispatch({ type: 'filled' });
    case 'empty-fields':
      judge.clearErrors();
      return fillFields(form, empty);
    case 'validate': {
      const errors = judge.validate(readFields(form, empty));
      return dispatch({ type: 'validated', wrong: fields.filter((name) => Object.hasOwn(errors, name)) });
    }
    case 'validate-field':
      return judge.validateField(effect.field, readFields(form, empty));
    case 'focus-field':
      return focusField(form, effect.field);
    case 'focus-form':
      return form.focus();
  }
}

async function take<Field extends string>({ valuesOf }: FormDefinition<Field>, id: string): Promise<Taken<Field>> {
  try {
    const outbox = await loadOutbox();
    const entry = await outbox.take(id);
    return (entry && valuesOf(entry)) ?? 'gone';
  } catch (error) {
    // Its code did not load, or the database refuses: it may be there still, and go out.
    console.warn('The submission could not be opened for editing', error);
    return 'closed';
  }
}

/** What became of the submission of a draft. Never rejects: not to know is no reason to keep a text back. */
async function lookUp(id: string): Promise<DraftFate> {
  const ask = async (): Promise<DraftFate> => {
    // Where nothing was ever written nothing was sent. To ask would make the database.
    if (!(await hasBeenWrittenTo())) return 'gone';
    const found = await (await loadOutbox()).find(id);
    return typeof found === 'string' ? found : 'in-outbox';
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
    // Then it goes out when its five minutes are over.
    console.warn('The submission stays held back for five minutes', error);
  }
}
