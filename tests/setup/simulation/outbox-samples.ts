import type { ContactPayload, Submission } from '../../../src/outbox/store/submission';

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

export const feedback: Submission & { kind: 'survey' } = {
  kind: 'survey',
  payload: {
    name: 'Ada',
    email: 'ada@mail.example',
    tourDate: '2026-05-14',
    tourType: 'Brooklyn Heights',
    tourRating: '5 Excellent',
    guideRating: '4 Good',
    howHeard: 'Friend or Family',
    wouldRecommend: 'Yes, definitely',
    feedback: 'Lovely cats.\nThe corner of Henry Street was loud.',
  },
};

export const signUp: Submission = {
  kind: 'newsletter',
  payload: { email: 'ada@mail.example', firstName: '', lastName: '' },
};

export function helloWith(changes: Partial<ContactPayload>): Submission {
  return { kind: 'contact', payload: { ...hello.payload, ...changes } };
}
