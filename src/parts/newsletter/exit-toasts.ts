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

// While one of these stands the card may stand as well: it is what they are about.
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

/** What cannot be seen is said first, then the required words. */
export const signUpWentOut: Toast = {
  tone: 'success',
  title: WENT_TO_PROVIDER,
  message: `Success! ${CHECK_YOUR_EMAIL}`,
  note: IF_NO_EMAIL,
};

/** The toast for the outcome of the card's sign-up: docs/requirements.md#exit-card-sign-up */
export function exitToast(result: SignUpOutcome): Toast {
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
      return { id, tone: 'destructive', title: 'Nothing was sent', message: result.message };
  }
}
