import { settings } from '../../config/env';
import { listAddress } from '../../integrations/mailchimp/list-address';
import { loadOutbox } from '../../outbox/lazy-outbox';
import type { Outbox } from '../../outbox/outbox';
import type { NewsletterPayload } from '../../outbox/store/submission';
import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { DELETED_MEANWHILE, MAY_BE_SENT, NO_ANSWER, NOT_KEPT, NOT_LOADED } from './newsletter-texts';

/**
 * The provider's mailing list that the forms post to. Without an address in the settings nothing can be sent, as in a
 * demonstration.
 */
export const mailingList = listAddress(settings.newsletter.url) ?? {
  href: undefined,
  honeypot: 'b_',
  demonstration: true,
};

export type SignUpOutcome =
  /** The sign-up was sent to the provider, who may have refused it: the answer cannot be read (no-cors). */
  | { outcome: 'sent' }
  /** The outbox will send the sign-up by itself. `offline`: there was no connection, as far as the browser knows. */
  | { outcome: 'saved'; id: string; offline: boolean }
  /** The sign-up was not sent and will not be; or, with `mayBeSent`, that is unknown. `message` gives the reason. */
  | { outcome: 'failed'; message: string; mayBeSent?: boolean };

/**
 * Signs a visitor up for the newsletter through the outbox, which sends the sign-up now, or stores it and sends it
 * later. Never rejects.
 */
export async function signUp(
  payload: NewsletterPayload,
  load: () => Promise<Pick<Outbox, 'submit'>> = loadOutbox,
  demonstration = mailingList.demonstration,
): Promise<SignUpOutcome> {
  if (demonstration) return { outcome: 'failed', message: DEMONSTRATION_TEXT };
  try {
    const result = await (await load()).submit({ kind: 'newsletter', payload });
    switch (result.outcome) {
      case 'sent':
      case 'already-sent':
        return { outcome: 'sent' };
      case 'saved':
        return result;
      case 'failed':
        return { outcome: 'failed', message: result.failure.message };
      case 'not-stored':
        if (result.mayHaveArrived) return { outcome: 'failed', message: NO_ANSWER, mayBeSent: true };
        return result.mayBeStored
          ? { outcome: 'failed', message: MAY_BE_SENT, mayBeSent: true }
          : { outcome: 'failed', message: NOT_KEPT };
      case 'removed':
        return { outcome: 'failed', message: DELETED_MEANWHILE, mayBeSent: true };
    }
  } catch (error) {
    // The code of the outbox did not load, or it has a bug: the form still contains what was typed.
    console.error('The sign-up could not be handed to the outbox', error);
    return { outcome: 'failed', message: NOT_LOADED };
  }
}
