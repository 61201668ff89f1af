import { schemaResolver, useForm } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  readFields,
  type ContactField,
  type ContactValues,
} from './contact-values';

const FORM_NAME = 'contact';
const NEW = { id: undefined, inOutbox: false } as const;
const validate = schemaResolver(contactSchema, { sync: true });

/**
 * What stands in the fields. The fields hold the text (it may be there before the script), the form
 * library judges it; a draft of it outlives a reload.
 * @param editId the waiting submission under edit
 */
export function useWrittenText(editId: string | undefined) {
  const form = useForm<ContactValues>({
    mode: 'uncontrolled',
    initialValues: EMPTY_CONTACT,
    validate,
    clearInputErrorOnChange: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const continued = useRef<Pick<Draft, 'id' | 'inOutbox'>>(NEW);
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
    markDirty(FORM_NAME, hasText(values));
    if (hasText(values)) saveDraft(editId, { values, ...continued.current });
    else forgetDraft(editId);
    return values;
  }, [editId, read]);

  useEffect(() => () => markDirty(FORM_NAME, false), []);

  /** Fills what is still empty, from the draft or from `kept`, and takes over what is there. */
  const begin = useCallback(
    (kept?: ContactValues): void => {
      if (element.current === null) return;
      const draft = loadDraft(editId);
      if (continued.current.id === undefined && draft) continued.current = { id: draft.id, inOutbox: draft.inOutbox };
      if (editId !== undefined) continued.current = { id: editId, inOutbox: true };
      const source = draft?.values ?? kept;
      if (source) fillFields(element.current, fillGaps(readFields(element.current), source));
      keep();
    },
    [editId, keep],
  );

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

  /** Empties everything: it went out, or is safe in the outbox. */
  const clear = useCallback(() => {
    forgetDraft(editId);
    // The same message, begun in the empty form and finished from the outbox.
    if (editId !== undefined && loadDraft(undefined)?.id === editId) forgetDraft(undefined);
    markDirty(FORM_NAME, false);
    continued.current = NEW;
    judged.current.clear();
    library.current.setErrors({});
    if (element.current !== null) fillFields(element.current, EMPTY_CONTACT);
    read();
  }, [editId, read]);

  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(form.errors).map(([name, error]) => [name, typeof error === 'string' ? error : undefined]),
      ) as Partial<Record<ContactField, string>>,
    [form.errors],
  );
  /** The submission that the next Send continues. */
  const submission = useCallback(() => continued.current, []);
  const continueSubmission = useCallback(
    (id: string | undefined, inOutbox: boolean): void => {
      continued.current = { id, inOutbox };
      keep();
    },
    [keep],
  );
  return { element, submission, continueSubmission, errors, messageLength, values: read, begin, onInput, check, clear };
}
