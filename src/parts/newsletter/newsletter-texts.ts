import company from '../../content/company.yaml';

export const CONSENT_LABEL = `I agree to receive emails from ${company.name}. I can unsubscribe at any time.`;
export const CONSENT_SENTENCE = `By signing up, you agree to receive emails from ${company.name}. You can unsubscribe at any time.`;
/** The reason for the consent, shown beside it. */
export const CONSENT_REASON = 'The guide and the news come by email, and we send them only to people who agree to it.';
export const INVALID_EMAIL = 'Please enter a valid email address';
export const CHECK_YOUR_EMAIL = 'Check your email for your free NYC cat guide!';
/**
 * The sentence before the text that the client requires. It claims no more than the site knows, because the provider of
 * the list does not let other sites read its answer.
 */
export const WENT_TO_PROVIDER = 'Your sign-up went to our list provider, whose answer we cannot see.';
export const IF_NO_EMAIL = 'If no email comes, sign up once more.';
const SAVED_OFFLINE = "Saved on this device. We'll send it as soon as you're back online.";
const SAVED_ONLINE = 'Saved on this device. We could not send it just now. We keep trying while this site is open.';
/** The card's required text for the online case, with a second sentence that says what exactly was received. */
export const RECEIVED_HERE =
  'Your submission was received. Check your email! Until it is sent it stays on this device, and we keep trying.';
/** Returns the text for a sign-up that is stored and will be sent later. */
export const savedText = (offline: boolean): string => (offline ? SAVED_OFFLINE : SAVED_ONLINE);
export const NOT_KEPT = 'Nothing was sent, and this browser does not let us keep it. Your text is still in the form.';
export const MAY_BE_SENT =
  'We could not finish your sign-up. It may still be sent from the outbox. Your text is still in the form.';
export const NO_ANSWER =
  'We got no answer, so we do not know whether it was sent. This browser does not let us keep it. Your text is still in the form.';
export const NOT_LOADED =
  'Nothing was sent. Your text is still in the form. Please try again when you have a connection.';
export const DELETED_MEANWHILE =
  'This sign-up was deleted meanwhile. It may have been sent already. To send it all the same, press the button once more.';
export const HIDDEN_FIELD =
  'Nothing was sent. Something that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press the button once more.';
