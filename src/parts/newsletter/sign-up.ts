import { settings } from '../../config/env';
import { listAddress } from '../../integrations/mailchimp/list-address';
import { loadOutbox } from '../../outbox/lazy-outbox';
import type { Outbox } from '../../outbox/outbox';
import type { NewsletterPayload } from '../../outbox/store/submission';
import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { NOT_KEPT } from './newsletter-texts';

/** The provider's mailing list that the forms post to. Without an address nothing can be sent, which is as in a demonstration. */
export const mailingList = listAddress(settings.newsletter.url) ?? {
  href: undefined,
  honeypot: 'b_',
  demonstration: true,
};

export type SignUpOutcome =
  /** It went to the provider, who may still have refused it: its answer is opaque. */
  | { outcome: 'sent' }
  /** It goes out by itself. `offline`: there was no connection, as far as the browser knows. */
  | { outcome: 'saved'; id: string; offline: boolean }
  /** Nothing was sent and nothing will be; the words say why. */
  | { outcome: 'failed'; message: string };

/** Signs somebody up by way of the outbox: sent now, or kept and sent later. Never rejects. */
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
      case 'removed':
        return { outcome: 'failed', message: NOT_KEPT };
    }
  } catch (error) {
    // The outbox's code did not load, or it has a bug: what was typed is still in the form.
    console.error('The sign-up could not be handed to the outbox', error);
    return { outcome: 'failed', message: NOT_KEPT };
  }
}
