import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast/show-toast';
import { useAlive } from '../../ui/use-alive';
import { loadDraft } from './contact-draft';
import { boxOf, isSameText, type ContactValues } from './contact-values';
import { HIDDEN_FIELD, newSubmissionId, sendMessage, type AfterSend } from './send-message';
import type { Sheet } from './sheet';
import { useEditAddress } from './use-edit-address';
import { useEditedSubmission } from './use-edited-submission';
import { useWrittenText } from './use-written-text';
import { whenGoneFromOutbox } from './when-gone';

/** A name that says nothing to whoever fills in everything. */
export const TRAP_NAME = 'reference';
const SENT_PANEL_MS = 3_000;
const NOT_THERE = 'This message is not waiting here any more: it was sent, is being sent just now, or was deleted.';

export interface Banner {
  readonly tone: 'error' | 'notice';
  readonly message: string;
  /** The letter whose edit it stands over; undefined for a new message. */
  readonly over: string | undefined;
}

export interface SavedMessage {
  readonly id: string;
  readonly name: string;
  readonly begins: string;
  readonly savedAt: number;
}

/** The contact form's states: writing, sending, sent, with a banner or a slip beside them. */
export function useContactForm() {
  const alive = useAlive();
  const { editId, leaveEdit } = useEditAddress();
  const text = useWrittenText();
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [said, setBanner] = useState<Banner>();
  const banner = said?.over === editId ? said : undefined;
  const [saved, setSaved] = useState<SavedMessage>();
  const busy = useRef(false);
  const { open, begin, beginNew, sheet, isOpen, values, clear } = text;

  useEffect(() => {
    if (!alive) return undefined;
    open(editId);
    if (editId !== undefined) return undefined;
    begin();
    const here = sheet();
    const { id, inOutbox } = here?.continues ?? {};
    if (here === undefined || id === undefined) return undefined;
    const begun = values();
    return whenGoneFromOutbox(id, inOutbox === true, () => {
      // Its text has no business here any more, unless the visitor is writing on in it.
      if (!isOpen(here) || here.continues.id !== id || busy.current || !isSameText(values(), begun)) return;
      clear(here);
      setBanner(undefined);
      showToast({ title: 'Your message has left this device', message: 'It went out, or was deleted in the outbox.' });
    });
  }, [alive, editId, open, begin, sheet, isOpen, values, clear]);

  const beginEdit = useCallback(
    (id: string, taken: ContactValues | undefined) => {
      if (sheet()?.editId !== id) return;
      const isThere = taken !== undefined || loadDraft(id) !== undefined;
      if (taken === undefined) setBanner({ tone: 'notice', message: NOT_THERE, over: isThere ? id : undefined });
      if (isThere) begin(taken);
      else {
        // There is nothing to edit: what is written here from now on is a new message.
        beginNew();
        leaveEdit();
      }
    },
    [sheet, begin, beginNew, leaveEdit],
  );
  const edited = useEditedSubmission(editId, beginEdit);

  useEffect(() => {
    if (phase !== 'sent') return undefined;
    const timer = setTimeout(() => setPhase('writing'), SENT_PANEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const act = (after: AfterSend, written: ContactValues, of: Sheet): void => {
    const isHere = text.isOpen(of);
    if (after.next === 'sent' || after.next === 'saved') {
      if (isHere) edited.done();
      text.clear(of);
      // Under its old address the next message would become this one.
      if (isHere && of.editId !== undefined) leaveEdit();
      setPhase(after.next === 'sent' ? 'sent' : 'writing');
      if (after.next === 'saved') {
        setSaved({ id: after.id, name: written.name.trim(), begins: written.message.trim(), savedAt: Date.now() });
        return;
      }
      showToast({
        tone: 'success',
        title: 'Message Sent!',
        message: "Thank you for contacting us. We'll get back to you soon!",
      });
      return;
    }
    const inOutbox = after.next === 'failed' && after.inOutbox;
    text.continueSubmission(of, { id: after.id, inOutbox }, inOutbox ? written : undefined);
    setPhase('writing');
    if (after.next === 'failed') {
      if (isHere) setBanner({ tone: 'error', message: after.message, over: of.editId });
      showToast({ tone: 'destructive', title: 'Message Failed to Send', message: after.message });
    } else if (isHere) {
      setBanner({ tone: 'notice', message: after.message, over: of.editId });
    }
  };

  const submit = async (): Promise<void> => {
    const form = text.element.current;
    const of = text.sheet();
    if (busy.current || form === null || of === undefined) return;
    const trap = boxOf(form, TRAP_NAME);
    if (trap.value !== '') {
      trap.value = '';
      setBanner({ tone: 'notice', message: HIDDEN_FIELD, over: of.editId });
      return;
    }
    setBanner(undefined);
    const written = text.check();
    if (written === undefined) return;
    busy.current = true;
    setPhase('sending');
    setSaved(undefined);
    const { id = newSubmissionId(), inOutbox } = of.continues;
    text.continueSubmission(of, { id, inOutbox });
    const after = await sendMessage(written, { id, inOutbox });
    busy.current = false;
    act(after, written, of);
  };

  const onInput = (name: string): void => {
    setBanner(undefined);
    text.onInput(name);
    edited.stillWriting();
  };

  return {
    alive,
    phase,
    banner,
    saved,
    submit,
    onInput,
    element: text.element,
    errors: text.errors,
    messageLength: text.messageLength,
  };
}
