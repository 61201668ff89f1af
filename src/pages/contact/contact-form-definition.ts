import { schemaResolver } from '@mantine/form';
import { forgetAddition, takeIntoMessage } from '../../parts/submission-form/add-to-message';
import type { FormDefinition } from '../../parts/submission-form/form-definition';
import { TICKED } from '../../parts/submission-form/values';
import { contactSchema } from './contact-rules';

export type ContactField = 'name' | 'email' | 'phone' | 'message' | 'consent';

/** The contact form as the machinery of forms takes it. */
export const contactForm: FormDefinition<ContactField> = {
  kind: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phone', 'message', 'consent'],
  empty: { name: '', email: '', phone: '', message: '', consent: '' },
  text: 'message',
  validate: schemaResolver(contactSchema, { sync: true }),
  submissionOf: ({ name, email, phone, message }) => ({
    kind: 'contact',
    payload: { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim(), consent: true },
  }),
  valuesOf: (entry) => {
    if (entry.kind !== 'contact' || entry.unreadable) return undefined;
    const { name, email, phone, message } = entry.payload;
    return { name, email, phone, message, consent: TICKED };
  },
  addTo: (values) => ({ ...values, message: takeIntoMessage(location.search, values.message) ?? values.message }),
  forgetAdded: () => forgetAddition(),
  texts: {
    noun: 'message',
    send: 'Send message',
    sent: { title: 'Message Sent!', message: "Thank you for contacting us. We'll get back to you soon!" },
    failed: {
      title: 'Message Failed to Send',
      message: 'There was a problem sending your message. Please try again later.',
      banner: (message) => `Error: ${message}`,
    },
  },
};
