import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast/show-toast';
import { useAlive } from '../../ui/use-alive';
import { useQueryValue } from '../../ui/use-query-value';
import { boxOf, isSameText, type ContactValues } from './contact-values';
import { HIDDEN_FIELD, newSubmissionId, sendMessage, type AfterSend } from './send-message';
import { whenGoneFromOutbox } from './when-gone';
import { useEditedSubmission } from './use-edited-submission';
import { useWrittenText } from './use-written-text';

/** A name that says nothing to whoever fills in everything. */
export const TRAP_NAME = 'reference';
const SENT_PANEL_MS = 3_000;
const NOT_THERE = 'This message is not waiting here any more: it was sent, is being sent just now, or was deleted.';

export interface Banner {
  readonly tone: 'error' | 'notice';
  readonly message: string;
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
  const editId = useQueryValue('edit');
  const text = useWrittenText(editId);
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [banner, setBanner] = useState<Banner>();
  const [saved, setSaved] = useState<SavedMessage>();
  const busy = useRef(false);
  const { begin, submission, values, clear } = text;

  const beginEdit = useCallback(
    (taken: ContactValues | undefined) => {
      begin(taken);
      if (taken === undefined) setBanner({ tone: 'notice', message: NOT_THERE });
    },
    [begin],
  );
  const edited = useEditedSubmission(editId, beginEdit);
  useEffect(() => {
    if (!alive || editId !== undefined) return undefined;
    begin();
    const { id, inOutbox } = submission();
    if (id === undefined) return undefined;
    const begun = values();
    return whenGoneFromOutbox(id, inOutbox, () => {
      // Its text has no business here any more, unless the visitor is writing on in it.
      if (submission().id === id && !busy.current && isSameText(values(), begun)) clear();
    });
  }, [alive, editId, begin, submission, values, clear]);

  useEffect(() => {
    if (phase !== 'sent') return undefined;
    const timer = setTimeout(() => setPhase('writing'), SENT_PANEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const act = (after: AfterSend, written: ContactValues): void => {
    if (after.next === 'sent' || after.next === 'saved') {
      edited.done();
      text.clear();
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
    text.continueSubmission(after.id, after.next === 'failed' && after.inOutbox);
    setPhase('writing');
    if (after.next === 'failed') {
      setBanner({ tone: 'error', message: after.message });
      showToast({ tone: 'destructive', title: 'Message Failed to Send', message: after.message });
    } else {
      setBanner({ tone: 'notice', message: after.message });
    }
  };

  const submit = async (): Promise<void> => {
    const form = text.element.current;
    if (busy.current || form === null) return;
    const trap = boxOf(form, TRAP_NAME);
    if (trap.value !== '') {
      trap.value = '';
      setBanner({ tone: 'notice', message: HIDDEN_FIELD });
      return;
    }
    setBanner(undefined);
    const written = text.check();
    if (written === undefined) return;
    busy.current = true;
    setPhase('sending');
    setSaved(undefined);
    const { id = newSubmissionId(), inOutbox } = text.submission();
    text.continueSubmission(id, inOutbox);
    const after = await sendMessage(written, id);
    busy.current = false;
    act(after, written);
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
