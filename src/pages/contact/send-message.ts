import { loadOutbox } from '../../outbox/page-outbox';
import type { SubmitOutcome } from '../../outbox/outbox';
import { payloadOf, type ContactValues } from './contact-values';

/** The specification's default (001 §8). */
export const PROBLEM = 'There was a problem sending your message. Please try again later.';
export const NOT_KEPT =
  'This browser does not let us keep your message. Your text is still in the form. Copy it, or stay on this page until you are online.';
export const ALREADY_SENT =
  'This message had already gone out, as it was before your last change. Nothing was sent now. To send it again as a new message, press Send message.';
export const REMOVED =
  'This message was deleted meanwhile. Nothing was sent. To send it as a new message, press Send message.';
export const HIDDEN_FIELD =
  'Nothing was sent. A field that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press Send message once more.';

/** What the form does next. */
export type AfterSend =
  | { next: 'sent' }
  | { next: 'saved'; id: string }
  /** The text stays; `id` is what the next Send continues. */
  | { next: 'failed'; id: string | undefined; inOutbox: boolean; message: string }
  | { next: 'kept-in-form'; id: string | undefined; message: string };

/** What an outcome means for the form. */
export function afterSend(result: SubmitOutcome): AfterSend {
  switch (result.outcome) {
    case 'sent':
      return { next: 'sent' };
    case 'saved':
      return { next: 'saved', id: result.id };
    case 'failed':
      return { next: 'failed', id: result.id, inOutbox: true, message: result.failure.message || PROBLEM };
    case 'not-stored': {
      const { reason, message } = result.failure;
      // Without an answer and without a database there is only the form to hold the text.
      const onlyHere = reason === 'storage' || reason === 'unreachable';
      return onlyHere
        ? { next: 'kept-in-form', id: result.id, message: NOT_KEPT }
        : { next: 'failed', id: result.id, inOutbox: false, message: message || PROBLEM };
    }
    case 'already-sent':
      return { next: 'kept-in-form', id: undefined, message: ALREADY_SENT };
    case 'removed':
      return { next: 'kept-in-form', id: undefined, message: REMOVED };
  }
}

/** An id for a new submission, so that a form left and opened again does not send a second one. */
export function newSubmissionId(): string | undefined {
  // Missing on plain http, where somebody tries the site in his own network: the outbox makes one.
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}

/** Hands the message to the outbox. Never rejects. */
export async function sendMessage(values: ContactValues, id: string | undefined): Promise<AfterSend> {
  try {
    const outbox = await loadOutbox();
    const submission = { kind: 'contact', payload: payloadOf(values) } as const;
    return afterSend(await outbox.submit(submission, id === undefined ? {} : { id }));
  } catch (error) {
    // The outbox's code did not load, or it has a bug: the text is still in the form.
    console.error('The message could not be handed to the outbox', error);
    return { next: 'failed', id, inOutbox: false, message: PROBLEM };
  }
}
