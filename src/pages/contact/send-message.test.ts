import { expect, test } from 'vitest';
import type { SubmitOutcome } from '../../outbox/outbox';
import { afterSend, ALREADY_SENT, NOT_KEPT, PROBLEM, REMOVED, type AfterSend } from './send-message';

const id = 'one';
const refused = { reason: 'rejected', message: 'Failed to send confirmation email' } as const;

test.each<[SubmitOutcome, AfterSend]>([
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
    { next: 'failed', id, inOutbox: true, message: PROBLEM },
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
  expect(afterSend(outcome)).toEqual(after);
});
