import { schemaResolver, useForm } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { takeIntoMessage } from '../../parts/letters/add-to-message';
import { markDirty } from '../../ui/device/unsaved-text';
import { forgetDraft, loadDraft, saveDraft, type Draft } from './contact-draft';
import { contactSchema } from './contact-rules';
import {
  boxOf,
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  fillFields,
  fillGaps,
  hasText,
  isContactField,
  isSameText,
  readFields,
  type ContactField,
  type ContactValues,
} from './contact-values';
import { pickUp, putAway, watchWhatWasPutAway } from './put-away';
import { newSheet, type Sheet } from './sheet';

const FORM_NAME = 'contact';
const validate = schemaResolver(contactSchema, { sync: true });

/**
 * What stands in the fields. The fields hold the text (it may be there before the script), the form
 * library judges it; a draft of what nobody else holds outlives a reload. One sheet is written on at
 * a time, each with a draft of its own, and the text of one never gets onto another.
 */
export function useWrittenText() {
  const form = useForm<ContactValues>({
    mode: 'uncontrolled',
    initialValues: EMPTY_CONTACT,
    validate,
    clearInputErrorOnChange: false,
  });
  const element = useRef<HTMLFormElement>(null);
  /** Undefined until the address can be read. */
  const current = useRef<Sheet>(undefined);
  // A field is judged while it is written in only once it has shown an error.
  const judged = useRef(new Set<ContactField>());
  const [messageLength, setMessageLength] = useState(0);
  const library = useRef(form);
  useEffect(() => {
    library.current = form;
  });

  const read = useCallback((): ContactValues => {
    if (element.current === null) return EMPTY_CONTACT;
    const values = readFields(element.current);
    library.current.setValues(values);
    setMessageLength(values.message.length);
    return values;
  }, []);

  const keep = useCallback(() => {
    const values = read();
    // The page was left while the message was on its way: what is kept stays as it is.
    if (element.current === null) return values;
    const sheet = current.current;
    const isOurs = hasText(values) && !(sheet?.taken && isSameText(values, sheet.taken));
    markDirty(FORM_NAME, isOurs);
    if (sheet?.begun !== true) return values;
    if (isOurs) saveDraft(sheet.editId, { values, ...sheet.continues });
    else forgetDraft(sheet.editId);
    return values;
  }, [read]);

  useEffect(
    () => () => {
      markDirty(FORM_NAME, false);
      if (current.current?.editId !== undefined) putAway(current.current.editId);
    },
    [],
  );

  const empty = useCallback(() => {
    judged.current.clear();
    library.current.setErrors({});
    if (element.current !== null) fillFields(element.current, EMPTY_CONTACT);
    read();
  }, [read]);

  /**
   * Takes the sheet of this address; `begin` then fills it. What was written on another one is put
   * away with it, what was typed before there was any sheet stays.
   */
  const open = useCallback(
    (editId: string | undefined): void => {
      if (editId !== undefined) pickUp(editId);
      const before = current.current;
      if (before === undefined) {
        watchWhatWasPutAway(editId);
        current.current = newSheet(editId);
      } else if (before.editId !== editId) {
        keep();
        if (before.editId !== undefined) putAway(before.editId);
        current.current = newSheet(editId);
        empty();
      }
    },
    [keep, empty],
  );

  /** Fills what is still empty, from the draft or from what the outbox holds, and takes over what is there. */
  const begin = useCallback(
    (taken?: ContactValues): void => {
      const sheet = current.current;
      if (element.current === null || !sheet || sheet.begun) return;
      const draft = loadDraft(sheet.editId);
      sheet.begun = true;
      sheet.taken = taken;
      if (draft) sheet.continues = { id: draft.id, inOutbox: draft.inOutbox };
      else if (taken) sheet.continues = { id: sheet.editId, inOutbox: true };
      const source = draft?.values ?? taken;
      if (source) fillFields(element.current, fillGaps(readFields(element.current), source));
      // Lines from another page, such as the plan of a private tour: unsent text like the rest.
      const message = boxOf(element.current, 'message');
      if (sheet.editId === undefined) message.value = takeIntoMessage(location.search, message.value) ?? message.value;
      keep();
    },
    [keep],
  );

  /** Goes on with a new message: whatever the address says, the edit is over. */
  const beginNew = useCallback(() => {
    current.current = newSheet(undefined);
    begin();
  }, [begin]);

  const onInput = useCallback(
    (name: string) => {
      keep();
      if (isContactField(name) && judged.current.has(name)) void library.current.validateField(name);
    },
    [keep],
  );

  /** The values if all of them are right; else the first wrong field has the focus. */
  const check = useCallback((): ContactValues | undefined => {
    const values = keep();
    const wrong = validate(values);
    library.current.setErrors(wrong);
    const first = CONTACT_FIELDS.find((name) => name in wrong);
    if (first === undefined || element.current === null) return values;
    for (const name of CONTACT_FIELDS) if (name in wrong) judged.current.add(name);
    boxOf(element.current, first).focus();
    return undefined;
  }, [keep]);

  const sheet = useCallback(() => current.current, []);
  /** Whether this sheet is still the one in the fields. */
  const isOpen = useCallback((of: Sheet): boolean => of === current.current && element.current !== null, []);

  /** It went out, or is safe in the outbox: nothing of it stays, and the form is a new one. */
  const clear = useCallback(
    (done: Sheet) => {
      forgetDraft(done.editId);
      // The same message, begun in the empty form and finished from the outbox.
      if (done.editId !== undefined && loadDraft(undefined)?.id === done.editId) forgetDraft(undefined);
      if (!isOpen(done)) return;
      markDirty(FORM_NAME, false);
      empty();
      beginNew();
    },
    [isOpen, empty, beginNew],
  );

  /** What the next Send of this sheet continues; `taken` where the outbox holds its text now. */
  const continueSubmission = useCallback(
    (of: Sheet, continues: Pick<Draft, 'id' | 'inOutbox'>, taken?: ContactValues): void => {
      of.continues = continues;
      if (of.editId !== undefined && continues.id !== of.editId) of.taken = undefined;
      else if (of.editId !== undefined && taken) of.taken = taken;
      if (of === current.current) keep();
    },
    [keep],
  );

  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(form.errors).map(([name, error]) => [name, typeof error === 'string' ? error : undefined]),
      ) as Partial<Record<ContactField, string>>,
    [form.errors],
  );
  return {
    element,
    errors,
    messageLength,
    values: read,
    sheet,
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
