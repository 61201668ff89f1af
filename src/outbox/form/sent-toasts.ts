import type { Toast } from '../../ui/toast/show-toast';

/** What a visitor reads when a contact message was sent, from the form or from the outbox. */
export const MESSAGE_SENT = {
  title: 'Message Sent!',
  message: "Thank you for contacting us. We'll get back to you soon!",
} as const satisfies Toast;

/** What a visitor reads when the answers of the survey were sent, from the form or from the outbox. */
export const FEEDBACK_SENT = {
  title: 'Thank you for your feedback!',
  message: 'Your responses have been submitted successfully.',
} as const satisfies Toast;
