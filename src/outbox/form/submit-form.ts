// Submits the values of a form to the outbox, and translates the outcome for the form.
import type { Refusal } from '../delivery/send';
import { loadOutbox, provideOutbox } from '../lazy-outbox';
import type { Outbox, SubmitOutcome } from '../outbox';
import { browserOutbox } from '../outbox-instance';
import type { Submission } from '../store/submission';
import type { FormTexts } from './form-definition';
import type { AfterRefusal, AfterSubmit, ContinuedSubmission, DraftFate } from './form-session-types';

// The outbox's code is loaded with the form, not only on Send.
provideOutbox(browserOutbox);

/** Translates an outcome for the form. */
export function afterSubmit(result: SubmitOutcome, texts: FormTexts): AfterSubmit {
  const { noun, send } = texts;
  switch (result.outcome) {
    case 'sent':
      return { next: 'sent' };
    case 'saved':
      return { next: 'saved', id: result.id, offline: result.offline };
    case 'failed':
      return { ...afterRefusal(result, texts), id: result.id, inOutbox: true };
    case 'not-stored': {
      const { reason, message } = result.failure;
      // After the visitor left the page, another page or the worker sends the submission. This is no failure: it is
      // only too early to report a result.
      if (reason === 'busy') return { next: 'kept-in-form', id: result.id, message, isNotSent: true };
      if (result.mayBeStored) {
        const mayBeSent = `We could not finish sending your ${noun}. It may still be sent from the outbox. Your text is still in the form. To try again, press ${send}.`;
        return { next: 'kept-in-form', id: result.id, message: mayBeSent, mayBeStored: true };
      }
      // Without an answer and without a database, only the form holds the text.
      if (reason === 'storage' || reason === 'unreachable') {
        const notKept = `This browser does not let us keep your ${noun}. Your text is still in the form. Copy it, or stay on this page until you are online, then press ${send}.`;
        if (!result.mayHaveArrived) return { next: 'kept-in-form', id: result.id, message: notKept };
        const message = `Your ${noun} may have arrived already: we got no answer. ${notKept}`;
        return { next: 'kept-in-form', id: result.id, message, mayHaveArrived: true };
      }
      return { ...afterRefusal(result, texts), id: result.id, inOutbox: false };
    }
    case 'already-sent': {
      const message = `This ${noun} was already sent, without your last change. Nothing was sent now. To send it once more, press ${send}.`;
      return { next: 'already-sent', message };
    }
    case 'removed': {
      if (result.mayHaveArrived) {
        const message = `This ${noun} was deleted meanwhile. It may have arrived already. To send it once more, press ${send}.`;
        return { next: 'kept-in-form', id: undefined, message, mayHaveArrived: true };
      }
      const message = `This ${noun} was deleted meanwhile, and was not sent to us now. To send it all the same, press ${send}.`;
      return { next: 'kept-in-form', id: undefined, message, isNotSent: true };
    }
  }
}

const afterRefusal = (
  { failure, mayHaveArrived }: Refusal,
  { failed }: FormTexts,
): Pick<AfterRefusal, 'next' | 'message' | 'mayHaveArrived'> => ({
  next: 'failed',
  message: failure.message || failed.message,
  mayHaveArrived: mayHaveArrived === true,
});

/** Returns whether a submission is in the outbox, or what happened to it. Rejects if the database cannot be read. */
export async function findFate(outbox: Pick<Outbox, 'find'>, id: string): Promise<DraftFate> {
  const found = await outbox.find(id);
  return typeof found === 'string' ? found : 'in-outbox';
}

/** Does the same and never rejects: an unknown state must not prevent sending. */
async function fateOf(outbox: Pick<Outbox, 'find'>, id: string): Promise<DraftFate> {
  try {
    return await findFate(outbox, id);
  } catch (error) {
    console.warn('The outbox could not be read', error);
    return 'unknown';
  }
}

async function handOver(
  submission: Submission,
  continues: ContinuedSubmission,
  texts: FormTexts,
): Promise<AfterSubmit> {
  const { id, inOutbox } = continues;
  try {
    const outbox = await loadOutbox();
    let { doubt } = continues;
    if (id !== undefined && inOutbox) {
      // Without this check, submit would write a submission again that another tab has deleted.
      const fate = await fateOf(outbox, id);
      if (fate === 'sent') return afterSubmit({ outcome: 'already-sent' }, texts);
      if (fate === 'gone') {
        const isDoubtful = doubt === 'lost' || outbox.mayHaveArrived(id);
        return afterSubmit({ outcome: 'removed', ...(isDoubtful ? { mayHaveArrived: true } : {}) }, texts);
      }
      doubt = fate === 'emptied' ? 'lost' : 'unread';
    }
    const submitted = await outbox.submit(submission, { ...(id && { id }), ...(doubt && { doubt }) });
    // An earlier copy may have arrived, before the one that was deleted.
    const isDoubtful = submitted.outcome === 'removed' && continues.doubt === 'lost';
    return afterSubmit(isDoubtful ? { ...submitted, mayHaveArrived: true } : submitted, texts);
  } catch (error) {
    // The outbox's code did not load, or has a bug: the text is still in the form.
    console.error('The submission could not be handed to the outbox', error);
    return { next: 'failed', id, inOutbox: false, message: texts.failed.message };
  }
}

/** Submits the values of a form, as a new submission or as a change of an earlier one. Never rejects. */
export async function submitForm(
  submission: Submission,
  continues: ContinuedSubmission,
  texts: FormTexts,
): Promise<AfterSubmit> {
  const after = await handOver(submission, continues, texts);
  if (after.next === 'failed') console.error(texts.failed.title, after.message);
  return after;
}
