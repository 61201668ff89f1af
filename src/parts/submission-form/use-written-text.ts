import { useForm } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markDirty } from '../../browser/unsaved-text';
import type { Draft } from './draft-store';
import { fillFields, focusField, readFields } from '../../browser/form-fields';
import type { FormDefinition, Values } from './form-definition';
import { tabDrafts } from './tab-draft-store';
import { resumeEdit, watchAbandonedEdit, watchAbandonedEdits } from './abandoned-edits';
import { newSession, type FormSession } from './form-session';
import { fillGaps, isFilled, isSame, pickFields } from './values';

/** What stands in the fields, for what the page says about it. */
interface Shown<Field extends string> {
  readonly values: Values<Field>;
  /** Something that nobody else holds: not what the outbox has, not what the address has filled in. */
  readonly isOurs: boolean;
  /** A draft of it is on the device. */
  readonly kept: boolean;
}

const asItIs = <T>(values: T): T => values;

/**
 * What stands in the fields. The fields hold the text (it may be there before the script), the form
 * library judges it; a draft of what nobody else holds outlives a reload. One session is written on at
 * a time, each with a draft of its own, and the text of one never gets onto another.
 */
export function useWrittenText<Field extends string>(definition: FormDefinition<Field>) {
  const { kind, empty: nothing, fields, validate, addTo = asItIs, forgetAdded } = definition;
  const form = useForm<Values<Field>>({
    mode: 'uncontrolled',
    initialValues: nothing,
    validate,
    clearInputErrorOnChange: false,
  });
  const element = useRef<HTMLFormElement>(null);
  /** Undefined until the address can be read. */
  const current = useRef<FormSession<Field>>(undefined);
  // A field is judged while it is written in only once it has shown an error.
  const judged = useRef(new Set<string>());
  const [shown, setShown] = useState<Shown<Field>>({ values: nothing, isOurs: false, kept: false });
  const library = useRef(form);
  useEffect(() => {
    library.current = form;
  });

  const read = useCallback(
    (): Values<Field> => (element.current === null ? nothing : readFields(element.current, nothing)),
    [nothing],
  );

  const keep = useCallback((): Values<Field> => {
    const values = read();
    // The page was left while the submission was on its way: what is kept stays as it is.
    if (element.current === null) return values;
    const session = current.current;
    const isOurs = isFilled(values) && !(session?.baseline && isSame(values, session.baseline));
    markDirty(kind, isOurs);
    let kept = false;
    if (session?.begun === true) {
      const drafts = tabDrafts.getSnapshot();
      if (isOurs) kept = drafts?.save(kind, session.editId, { values, ...session.continues }) ?? false;
      else drafts?.forget(kind, session.editId);
    }
    setShown({ values, isOurs, kept });
    return values;
  }, [read, kind]);

  useEffect(
    () => () => {
      markDirty(kind, false);
      if (current.current?.editId !== undefined) watchAbandonedEdit(kind, current.current.editId);
    },
    [kind],
  );

  const empty = useCallback(() => {
    judged.current.clear();
    library.current.setErrors({});
    if (element.current !== null) fillFields(element.current, nothing);
  }, [nothing]);

  /**
   * Takes the session of this address; `begin` then fills it. What was written on another one is put
   * away with it, what was typed before there was any session stays.
   */
  const open = useCallback(
    (editId: string | undefined): void => {
      if (editId !== undefined) resumeEdit(editId);
      const before = current.current;
      if (before === undefined) {
        watchAbandonedEdits(kind, editId);
        current.current = newSession(editId);
      } else if (before.editId !== editId) {
        keep();
        if (before.editId !== undefined) watchAbandonedEdit(kind, before.editId);
        current.current = newSession(editId);
        empty();
      }
    },
    [kind, keep, empty],
  );

  /**
   * Fills what is still empty, from the draft or from what the outbox holds, and takes over what is
   * there. `given` is what the address fills in: never over a text, and nobody's draft.
   */
  const begin = useCallback(
    (taken?: Values<Field>, given: Partial<Values<Field>> = {}): void => {
      const session = current.current;
      if (element.current === null || !session || session.begun) return;
      const draft = tabDrafts.getSnapshot()?.load(kind, session.editId);
      session.begun = true;
      session.baseline = taken ?? fillGaps(nothing, given);
      if (draft) session.continues = { id: draft.id, inOutbox: draft.inOutbox };
      else if (taken) session.continues = { id: session.editId, inOutbox: true };
      const kept = draft ? pickFields(nothing, draft.values) : taken;
      const typed = readFields(element.current, nothing);
      const filled = fillGaps(kept ? fillGaps(typed, kept) : typed, given);
      fillFields(element.current, session.editId === undefined ? addTo(filled) : filled);
      keep();
    },
    [kind, nothing, addTo, keep],
  );

  /** Goes on with a new submission: whatever the address says, the edit is over. */
  const beginNew = useCallback(() => {
    current.current = newSession(undefined);
    begin();
  }, [begin]);

  const onInput = useCallback(
    (name: string) => {
      library.current.setValues(keep());
      if (judged.current.has(name)) void library.current.validateField(name);
    },
    [keep],
  );

  /** The values if all of them are right; else the wrong fields, and the first of them has the focus. */
  const check = useCallback((): { values: Values<Field>; wrong: readonly Field[] } => {
    const values = keep();
    const errors = validate(values);
    library.current.setValues(values);
    library.current.setErrors(errors);
    const wrong = fields.filter((name) => name in errors);
    for (const name of wrong) judged.current.add(name);
    if (element.current !== null && wrong[0] !== undefined) focusField(element.current, wrong[0]);
    return { values, wrong };
  }, [keep, fields, validate]);

  const session = useCallback(() => current.current, []);
  /** Whether this session is still the one in the fields. */
  const isOpen = useCallback(
    (of: FormSession<Field>): boolean => of === current.current && element.current !== null,
    [],
  );

  /** It went out, is safe in the outbox, or is not wanted: nothing of it stays, and the form is a new one. */
  const clear = useCallback(
    (done: FormSession<Field>) => {
      const drafts = tabDrafts.getSnapshot();
      drafts?.forget(kind, done.editId);
      // The same submission, begun in the empty form and finished from the outbox.
      if (done.editId !== undefined && drafts?.load(kind, undefined)?.id === done.editId)
        drafts.forget(kind, undefined);
      if (done.editId === undefined) forgetAdded?.();
      if (!isOpen(done)) return;
      markDirty(kind, false);
      empty();
      beginNew();
    },
    [kind, forgetAdded, isOpen, empty, beginNew],
  );

  /** What the next Send of this session continues; `taken` where the outbox holds its text now. */
  const continueSubmission = useCallback(
    (of: FormSession<Field>, continues: Pick<Draft, 'id' | 'inOutbox'>, taken?: Values<Field>): void => {
      of.continues = continues;
      if (of.editId !== undefined && continues.id !== of.editId) of.baseline = undefined;
      else if (of.editId !== undefined && taken) of.baseline = taken;
      if (of === current.current) keep();
    },
    [keep],
  );

  return {
    element,
    errors: form.errors,
    shown,
    values: read,
    session,
    isOpen,
    open,
    begin,
    beginNew,
    onInput,
    check,
    clear,
    continueSubmission,
  };
}
