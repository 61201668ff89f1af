import { expect, test } from 'vitest';
import type { SubmitOutcome } from '../../outbox/outbox';
import type { FormTexts } from './form-definition';
import type { AfterSubmit } from './form-session-types';
import { afterSubmit } from './submit-form';

const id = 'one';
const texts: FormTexts = {
  noun: 'feedback',
  send: 'Submit feedback',
  sent: { title: 'Thanks', message: '' },
  failed: { title: 'Error', message: 'There was a problem.', banner: (message) => message },
};
const NOT_KEPT =
  'This browser does not let us keep your feedback. Your text is still in the form. Copy it, or stay on this page until you are online.';
const ALREADY_SENT =
  'This feedback had already gone out, as it was before your last change. Nothing was sent now. To send it once more, press Submit feedback.';
const REMOVED =
  'This feedback was deleted meanwhile. Nothing was sent. To send it all the same, press Submit feedback.';
const refused = { reason: 'rejected', message: 'Failed to send confirmation email' } as const;

test.each<[SubmitOutcome, AfterSubmit]>([
  [{ outcome: 'sent' }, { next: 'sent' }],
  [
    { outcome: 'saved', id },
    { next: 'saved', id },
  ],
  [
    { outcome: 'failed', id, failure: refused },
    { next: 'failed', id, inOutbox: true, message: refused.message },
  ],
  [
    { outcome: 'failed', id, failure: { ...refused, message: '' } },
    { next: 'failed', id, inOutbox: true, message: 'There was a problem.' },
  ],
  [
    { outcome: 'not-stored', id, failure: refused },
    { next: 'failed', id, inOutbox: false, message: refused.message },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'busy', message: 'Busy' } },
    { next: 'kept-in-form', id, message: 'Busy' },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'storage', message: 'x' } },
    { next: 'kept-in-form', id, message: NOT_KEPT },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'unreachable', message: 'x' } },
    { next: 'kept-in-form', id, message: NOT_KEPT },
  ],
  [{ outcome: 'already-sent' }, { next: 'kept-in-form', id: undefined, message: ALREADY_SENT }],
  [{ outcome: 'removed' }, { next: 'kept-in-form', id: undefined, message: REMOVED }],
])('%j', (outcome, after) => {
  expect(afterSubmit(outcome, texts)).toEqual(after);
});
