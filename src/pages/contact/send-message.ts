import type { Outbox, SubmitOutcome } from '../../outbox/outbox';
import type { Draft } from './contact-draft';
import { browserOutbox } from '../../outbox/browser-outbox';
import { bringOutbox, loadOutbox } from '../../outbox/page-outbox';
import { payloadOf, type ContactValues } from './contact-values';

// The outbox's code comes with the contact page, not only with Send.
bringOutbox(browserOutbox);

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
      // The page was left while it was on its way, and somebody sends it: no failure, only too soon.
      if (reason === 'busy') return { next: 'kept-in-form', id: result.id, message };
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

/**
 * What became of a submission that stood in the outbox and does not any more; undefined where it
 * still does. Without the question, submit would write a letter anew that was deleted elsewhere.
 */
async function goneMeanwhile(outbox: Pick<Outbox, 'list' | 'sendNow'>, id: string): Promise<SubmitOutcome | undefined> {
  try {
    if ((await outbox.list()).some((entry) => entry.id === id)) return undefined;
  } catch (error) {
    console.warn('The outbox could not be read', error);
    // Not to know is no reason not to send.
    return undefined;
  }
  // Nothing is there to be sent; it tells why.
  const told = await outbox.sendNow(id);
  return told.outcome === 'already-sent' || told.outcome === 'removed' ? told : undefined;
}

/** Hands the message to the outbox, new or as what a submission has become. Never rejects. */
export async function sendMessage(
  values: ContactValues,
  { id, inOutbox }: Pick<Draft, 'id' | 'inOutbox'>,
): Promise<AfterSend> {
  try {
    const outbox = await loadOutbox();
    const gone = id !== undefined && inOutbox ? await goneMeanwhile(outbox, id) : undefined;
    if (gone) return afterSend(gone);
    const submission = { kind: 'contact', payload: payloadOf(values) } as const;
    return afterSend(await outbox.submit(submission, id === undefined ? {} : { id }));
  } catch (error) {
    // The outbox's code did not load, or it has a bug: the text is still in the form.
    console.error('The message could not be handed to the outbox', error);
    return { next: 'failed', id, inOutbox: false, message: PROBLEM };
  }
}
