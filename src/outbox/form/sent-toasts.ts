import type { Toast } from '../../ui/toast/show-toast';

/** This toast says that a contact message was sent, from the form or from the outbox. */
export const MESSAGE_SENT = {
  title: 'Message Sent!',
  message: "Thank you for contacting us. We'll get back to you soon!",
} as const satisfies Toast;

/** This toast says that the answers of the survey were sent, from the form or from the outbox. */
export const FEEDBACK_SENT = {
  title: 'Thank you for your feedback!',
  message: 'Your responses have been submitted successfully.',
} as const satisfies Toast;
