import type { Toast } from '../../ui/toast/show-toast';
import {
  CHECK_YOUR_EMAIL,
  HIDDEN_FIELD,
  IF_NO_EMAIL,
  INVALID_EMAIL,
  RECEIVED_HERE,
  savedText,
  WENT_TO_PROVIDER,
} from './newsletter-texts';
import type { SignUpOutcome } from './sign-up';

// The id of the toasts about the card. The card stays open while one of them is shown; any other toast closes it.
export const EXIT_TOAST = 'exit-card';

export const invalidEmailToast: Toast = {
  id: EXIT_TOAST,
  tone: 'destructive',
  title: 'Invalid email',
  message: INVALID_EMAIL,
};
export const honeypotToast: Toast = {
  id: EXIT_TOAST,
  tone: 'waiting',
  title: 'Nothing was sent',
  message: HIDDEN_FIELD,
};

/**
 * The toast after a sign-up that was sent. It first says that the provider's answer is unknown, then the required text.
 */
export const signUpWentOut: Toast = {
  tone: 'success',
  title: WENT_TO_PROVIDER,
  message: `Success! ${CHECK_YOUR_EMAIL}`,
  note: IF_NO_EMAIL,
};

/**
 * Returns the toast for the outcome of a sign-up whose form is gone, such as the card's:
 * docs/requirements.md#exit-card-sign-up
 */
export function outcomeToast(result: SignUpOutcome): Toast {
  const id = EXIT_TOAST;
  switch (result.outcome) {
    case 'sent':
      return { ...signUpWentOut, id };
    case 'saved':
      return {
        id,
        tone: 'waiting',
        icon: 'envelope',
        title: 'Almost there!',
        message: result.offline ? savedText(true) : RECEIVED_HERE,
      };
    case 'failed':
      return {
        id,
        tone: 'destructive',
        title: result.mayBeSent ? 'Not finished' : 'Nothing was sent',
        message: result.message,
      };
  }
}
