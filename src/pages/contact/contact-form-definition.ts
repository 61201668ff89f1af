import * as z from 'zod/mini';
import { forgetAddition, takeIntoMessage } from '../../outbox/form/add-to-message';
import type { FormDefinition } from '../../outbox/form/form-definition';
import { MESSAGE_SENT } from '../../outbox/form/sent-toasts';
import { contactFields } from '../../outbox/store/contact-fields';
import { TICKED } from '../../shared/ticked';

export type ContactField = keyof z.infer<typeof contactFields>;

export const contactForm: FormDefinition<ContactField> = {
  kind: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phone', 'message', 'consent'],
  empty: { name: '', email: '', phone: '', message: '', consent: '' },
  longText: 'message',
  schema: contactFields,
  submissionOf: (values) => ({ kind: 'contact', payload: z.parse(contactFields, values) }),
  valuesOf: (entry) => {
    if (entry.kind !== 'contact' || entry.unreadable) return undefined;
    const { name, email, phone, message } = entry.payload;
    return { name, email, phone, message, consent: TICKED };
  },
  addTo: (values, about) => ({ ...values, message: takeIntoMessage(about, values.message) ?? values.message }),
  forgetAdded: () => forgetAddition(),
  texts: {
    noun: 'message',
    send: 'Send message',
    sent: MESSAGE_SENT,
    failed: {
      title: 'Message Failed to Send',
      message: 'There was a problem sending your message. Please try again later.',
      banner: (message) => `Error: ${message}`,
      notArrived: 'Your message has not reached us.',
      wayOut: 'It is still in the form: press Send message to try again, or write to us at',
    },
  },
};
