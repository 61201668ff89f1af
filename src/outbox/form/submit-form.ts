// Hands what stands in a form to the outbox, and says what the answer means for the form.
import { loadOutbox, provideOutbox } from '../lazy-outbox';
import type { Outbox, SubmitOutcome } from '../outbox';
import { browserOutbox } from '../outbox-instance';
import type { Submission } from '../store/submission';
import type { FormTexts } from './form-definition';
import type { AfterSubmit, Continues } from './form-session-types';

// The outbox's code comes with the form, not only with Send.
provideOutbox(browserOutbox);

/** What an outcome means for the form. */
export function afterSubmit(result: SubmitOutcome, { noun, send, failed }: FormTexts): AfterSubmit {
  switch (result.outcome) {
    case 'sent':
      return { next: 'sent' };
    case 'saved':
      return { next: 'saved', id: result.id, offline: result.offline };
    case 'failed':
      return { next: 'failed', id: result.id, inOutbox: true, message: result.failure.message || failed.message };
    case 'not-stored': {
      const { reason, message } = result.failure;
      // The page was left while it was on its way, and somebody sends it: no failure, only too soon.
      if (reason === 'busy') return { next: 'kept-in-form', id: result.id, message };
      // Without an answer and without a database there is only the form to hold the text.
      if (reason === 'storage' || reason === 'unreachable') {
        const notKept = `This browser does not let us keep your ${noun}. Your text is still in the form. Copy it, or stay on this page until you are online.`;
        return { next: 'kept-in-form', id: result.id, message: notKept };
      }
      return { next: 'failed', id: result.id, inOutbox: false, message: message || failed.message };
    }
    case 'already-sent': {
      const message = `This ${noun} was already sent, without your last change. Nothing was sent now. To send it once more, press ${send}.`;
      return { next: 'kept-in-form', id: undefined, message };
    }
    case 'removed': {
      const message = `This ${noun} was deleted meanwhile. Nothing was sent. To send it all the same, press ${send}.`;
      return { next: 'kept-in-form', id: undefined, message };
    }
  }
}

/**
 * What became of a submission that stood in the outbox and does not any more; undefined where it
 * still does. Without the question, submit would write one anew that was deleted elsewhere.
 */
async function goneMeanwhile(outbox: Pick<Outbox, 'find'>, id: string): Promise<SubmitOutcome | undefined> {
  try {
    const found = await outbox.find(id);
    if (typeof found !== 'string') return undefined;
    return { outcome: found === 'sent' ? 'already-sent' : 'removed' };
  } catch (error) {
    console.warn('The outbox could not be read', error);
    // Not to know is no reason not to send.
    return undefined;
  }
}

async function handOver(submission: Submission, continues: Continues, texts: FormTexts): Promise<AfterSubmit> {
  const { id, inOutbox } = continues;
  try {
    const outbox = await loadOutbox();
    const gone = id !== undefined && inOutbox ? await goneMeanwhile(outbox, id) : undefined;
    return afterSubmit(gone ?? (await outbox.submit(submission, id === undefined ? {} : { id })), texts);
  } catch (error) {
    // The outbox's code did not load, or it has a bug: the text is still in the form.
    console.error('The submission could not be handed to the outbox', error);
    return { next: 'failed', id, inOutbox: false, message: texts.failed.message };
  }
}

/** Submits what stands in a form, new or as what an earlier submission has become. Never rejects. */
export async function submitForm(submission: Submission, continues: Continues, texts: FormTexts): Promise<AfterSubmit> {
  const after = await handOver(submission, continues, texts);
  if (after.next === 'failed') console.error(texts.failed.title, after.message);
  return after;
}
