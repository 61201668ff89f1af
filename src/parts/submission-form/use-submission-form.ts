import { useCallback, useEffect, useRef, useState } from 'react';
import { whenSubmissionLeaves } from '../../outbox/lazy-outbox';
import { showToast } from '../../ui/toast/show-toast';
import { fillField, readField } from '../../browser/form-fields';
import type { FormDefinition, Values } from './form-definition';
import { newSubmissionId, submitForm, type AfterSend } from './submit-form';
import type { FormSession } from './form-session';
import { HONEYPOT_NAME } from './Honeypot';
import { useEditAddress } from './use-edit-address';
import { useEditedSubmission, type Taken } from './use-edited-submission';
import { useTabDrafts } from './use-tab-drafts';
import { useWrittenText } from './use-written-text';
import { isSame } from './values';

const SENT_PANEL_MS = 3_000;

export interface Banner {
  /** summary: the fields themselves say it too, and one of them has the focus. */
  readonly tone: 'error' | 'notice' | 'summary';
  readonly message: string;
  /** The submission whose edit it stands over; undefined for a new one. */
  readonly over: string | undefined;
}

export interface SavedSubmission {
  readonly id: string;
  readonly name: string;
  readonly begins: string;
  readonly savedAt: number;
}

/**
 * The states of a form that is sent as a submission: writing, sending, sent, with a banner or a slip beside.
 * @param given what the address fills in, once; the same object as long as it says the same
 */
export function useSubmissionForm<Field extends string>(
  definition: FormDefinition<Field>,
  given?: Partial<Values<Field>>,
) {
  const { texts } = definition;
  const drafts = useTabDrafts();
  const ready = drafts !== undefined;
  const { editId: inAddress, leaveEdit } = useEditAddress(definition.path);
  const editId = ready ? inAddress : undefined;
  const text = useWrittenText(definition);
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [said, setBanner] = useState<Banner>();
  const banner = said?.over === editId ? said : undefined;
  const [saved, setSaved] = useState<SavedSubmission>();
  const busy = useRef(false);
  const { open, begin, beginNew, session, isOpen, values, clear } = text;

  useEffect(() => {
    if (!ready) return undefined;
    open(editId);
    if (editId !== undefined) return undefined;
    begin(undefined, given);
    const here = session();
    const { id, inOutbox } = here?.continues ?? {};
    if (here === undefined || id === undefined) return undefined;
    const begun = values();
    const leaves = (): void => {
      // Its text has no business here any more, unless the visitor is writing on in it.
      if (!isOpen(here) || here.continues.id !== id || busy.current || !isSame(values(), begun)) return;
      clear(here);
      setBanner(undefined);
      showToast({
        title: `Your ${texts.noun} has left this device`,
        message: 'It went out, or was deleted in the outbox.',
      });
    };
    return whenSubmissionLeaves(id, leaves, { wasThere: inOutbox === true });
  }, [ready, editId, given, open, begin, session, isOpen, values, clear, texts.noun]);

  const beginEdit = useCallback(
    (id: string, taken: Taken<Field>) => {
      if (session()?.editId !== id) return;
      const found = typeof taken === 'string' ? undefined : taken;
      const isThere = found !== undefined || drafts?.load(definition.kind, id) !== undefined;
      if (typeof taken === 'string') {
        const message =
          taken === 'gone'
            ? `This ${texts.noun} is not waiting here any more: it was sent, is being sent just now, or was deleted.`
            : `This ${texts.noun} could not be opened just now. Nothing about it was changed. Please try again from the outbox.`;
        setBanner({ tone: 'notice', message, over: isThere ? id : undefined });
      }
      if (isThere) begin(found);
      else {
        // There is nothing here to edit: what is written from now on is a new submission.
        beginNew();
        leaveEdit();
      }
    },
    [session, begin, beginNew, leaveEdit, drafts, definition.kind, texts.noun],
  );
  const edited = useEditedSubmission(definition, editId, beginEdit);

  useEffect(() => {
    if (phase !== 'sent') return undefined;
    const timer = setTimeout(() => setPhase('writing'), SENT_PANEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const act = (after: AfterSend, written: Values<Field>, of: FormSession<Field>): void => {
    const isHere = text.isOpen(of);
    if (after.next === 'sent' || after.next === 'saved') {
      if (isHere) edited.done();
      text.clear(of);
      // Under its old address the next submission would become this one.
      if (isHere && of.editId !== undefined) leaveEdit();
      setPhase(after.next === 'sent' ? 'sent' : 'writing');
      if (after.next === 'sent') showToast({ tone: 'success', ...texts.sent });
      else setSaved(slipOf(after.id, definition, written));
      return;
    }
    const inOutbox = after.next === 'failed' && after.inOutbox;
    text.continueSubmission(of, { id: after.id, inOutbox }, inOutbox ? written : undefined);
    setPhase('writing');
    if (after.next === 'failed') {
      console.error(texts.failed.title, after.message);
      if (isHere) setBanner({ tone: 'error', message: texts.failed.banner(after.message), over: of.editId });
      showToast({ tone: 'destructive', title: texts.failed.title, message: after.message });
    } else if (isHere) {
      setBanner({ tone: 'notice', message: after.message, over: of.editId });
    }
  };

  const submit = async (): Promise<void> => {
    const form = text.element.current;
    const of = text.session();
    if (busy.current || form === null || of === undefined) return;
    if (readField(form, HONEYPOT_NAME) !== '') {
      fillField(form, HONEYPOT_NAME, '');
      const message = `Nothing was sent. A field that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press ${texts.send} once more.`;
      setBanner({ tone: 'notice', message, over: of.editId });
      return;
    }
    setBanner(undefined);
    const { values: written, wrong } = text.check();
    if (wrong.length > 0) {
      if (definition.summary) setBanner({ tone: 'summary', message: definition.summary(wrong), over: of.editId });
      return;
    }
    busy.current = true;
    setPhase('sending');
    setSaved(undefined);
    const { id = newSubmissionId(), inOutbox } = of.continues;
    text.continueSubmission(of, { id, inOutbox });
    const after = await submitForm(definition.submissionOf(written), { id, inOutbox }, texts);
    busy.current = false;
    act(after, written, of);
  };

  const onInput = (name: string): void => {
    setBanner(undefined);
    text.onInput(name);
    edited.stillWriting();
  };

  /** Nothing of what was typed stays on the device; a submission in the outbox stays there as it is. */
  const startOver = (): void => {
    const of = text.session();
    if (of === undefined) return;
    setBanner(undefined);
    text.clear(of);
    if (of.editId !== undefined) leaveEdit();
    text.element.current?.focus();
  };

  const errorOf = (name: Field): string | undefined => {
    const error = text.errors[name];
    return typeof error === 'string' ? error : undefined;
  };

  return { ready, phase, banner, saved, submit, onInput, startOver, errorOf, element: text.element, shown: text.shown };
}

export type BoundForm<Field extends string> = ReturnType<typeof useSubmissionForm<Field>>;

function slipOf<Field extends string>(
  id: string,
  definition: FormDefinition<Field>,
  written: Values<Field>,
): SavedSubmission {
  const { payload } = definition.submissionOf(written);
  return {
    id,
    name: 'name' in payload ? payload.name : '',
    begins: written[definition.text].trim(),
    savedAt: Date.now(),
  };
}
