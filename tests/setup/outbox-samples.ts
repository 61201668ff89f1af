import type { ContactPayload, Submission } from '../../src/outbox/submission';

export const hello: Submission & { kind: 'contact' } = {
  kind: 'contact',
  payload: {
    name: 'Ada',
    email: 'ada@mail.example',
    phone: '',
    message: 'Is the docks walk wheelchair friendly?',
    consent: true,
  },
};

export const feedback: Submission = {
  kind: 'survey',
  payload: {
    name: 'Ada',
    email: 'ada@mail.example',
    subject: 'Tour Feedback from Ada - Brooklyn Heights Tour',
    message: 'Rating: 5 Excellent\nLovely cats.',
  },
};

export const signUp: Submission = {
  kind: 'newsletter',
  payload: { email: 'ada@mail.example', firstName: '', lastName: '' },
};

export function helloWith(changes: Partial<ContactPayload>): Submission {
  return { kind: 'contact', payload: { ...hello.payload, ...changes } };
}
