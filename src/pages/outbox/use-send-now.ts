import { useState } from 'react';
import { FEEDBACK_SENT, MESSAGE_SENT } from '../../outbox/form/sent-toasts';
import { loadOutbox } from '../../outbox/lazy-outbox';
import type { OutboxEntry, SubmitOutcome } from '../../outbox/outbox';
import { signUpWentOut } from '../../parts/newsletter/exit-toasts';
import { IF_NO_EMAIL, WENT_TO_PROVIDER } from '../../parts/newsletter/newsletter-texts';
import { hideToast, showToast, type Toast } from '../../ui/toast/show-toast';

const SENT: Record<OutboxEntry['kind'], Toast> = {
  contact: { tone: 'success', ...MESSAGE_SENT },
  survey: { tone: 'success', ...FEEDBACK_SENT },
  newsletter: signUpWentOut,
  unknown: { tone: 'success', title: 'Sent', message: 'It was sent.' },
};

const notSent = (message: string): Toast => ({ tone: 'destructive', title: 'Not sent', message });

/** Returns the toast with the result of "Send now". */
export function answerTo(outcome: SubmitOutcome, kind: OutboxEntry['kind']): Toast {
  switch (outcome.outcome) {
    case 'sent':
      return SENT[kind];
    case 'saved':
      return {
        tone: 'waiting',
        icon: 'offline',
        title: 'Still waiting',
        message: 'It could not be sent just now. We keep trying while this site is open.',
      };
    case 'not-stored':
      if (!outcome.mayBeStored) return notSent(outcome.failure.message);
      return {
        tone: 'destructive',
        title: 'Not finished',
        message: 'We could not finish sending it. It may have been sent, or may still be sent.',
      };
    case 'failed':
      return notSent(outcome.failure.message);
    case 'already-sent':
      return { tone: 'success', title: 'Already sent', message: 'It was sent before. Nothing was sent now.' };
    case 'removed': {
      // No page can read whether a sign-up has arrived.
      const isUnknown = outcome.mayHaveArrived === true || kind === 'newsletter';
      return {
        tone: 'info',
        icon: 'trash',
        title: 'Deleted',
        message: `It was deleted meanwhile. ${isUnknown ? 'It may have arrived already.' : 'It was not sent to us now.'}`,
      };
    }
  }
}

/** The entries that a press on this page sends or has sent: their toast has told the visitor. */
const sentByPress = new Set<string>();
/** Whether a press on the outbox's page has sent this entry, or is sending it. */
export const isSentByPress = (id: string): boolean => sentByPress.has(id);

async function send(entry: OutboxEntry): Promise<Toast> {
  sentByPress.add(entry.id);
  const toast = await answerOf(entry);
  if (toast.tone !== 'success') sentByPress.delete(entry.id);
  return toast;
}

async function answerOf(entry: OutboxEntry): Promise<Toast> {
  try {
    const outbox = await loadOutbox();
    return answerTo(await outbox.sendNow(entry.id), entry.kind);
  } catch (error) {
    // The code of the outbox did not load: nothing was sent, and the entry is unchanged.
    console.error('Could not send', error);
    return notSent('It could not be sent just now. Please try again.');
  }
}

/**
 * Sends the entries one after the other and stops when one has to wait, because the next one would have to wait too.
 * @returns the toast about the last one that was not sent, or about all of them
 */
export async function sendEach(
  entries: readonly OutboxEntry[],
  sendOne: (entry: OutboxEntry) => Promise<Toast>,
): Promise<Toast> {
  let result: Toast = { tone: 'success', title: 'Sent', message: `All ${entries.length} were sent.` };
  let aboutSignUp: Pick<Toast, 'note'> = {};
  for (const entry of entries) {
    const toast = await sendOne(entry);
    if (toast.tone !== 'success') result = toast;
    else if (entry.kind === 'newsletter') aboutSignUp = { note: `${WENT_TO_PROVIDER} ${IF_NO_EMAIL}` };
    if (toast.tone === 'waiting') break;
  }
  return { ...result, ...aboutSignUp };
}

/** Returns the state and the function of the button that sends all waiting entries. */
export function useSendAll(entries: readonly OutboxEntry[]) {
  const [sending, setSending] = useState(false);
  const waiting = entries.filter(({ state, unreadable }) => state === 'waiting' && !unreadable);
  const sendAll = async (): Promise<void> => {
    setSending(true);
    // Remove the result of an earlier press.
    hideToast('send-all');
    const toast = await sendEach(waiting, send);
    setSending(false);
    showToast({ id: 'send-all', ...toast });
  };
  return { sending, offered: sending || waiting.length > 1, sendAll: (): void => void sendAll() };
}

/** Returns the state and the function of the buttons "Send now" and "Try again". */
export function useSendNow(entry: OutboxEntry) {
  const [sending, setSending] = useState(false);
  const sendNow = async (): Promise<void> => {
    setSending(true);
    const toast = await send(entry);
    setSending(false);
    showToast({ id: `send-${entry.id}`, ...toast });
  };
  return { sending, sendNow: (): void => void sendNow() };
}
