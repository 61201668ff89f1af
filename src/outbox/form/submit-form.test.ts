import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitOutcome } from '../outbox';
import type { FormTexts } from './form-definition';
import type { AfterSubmit } from './form-session-types';
import { afterSubmit, submitForm } from './submit-form';

const outbox = vi.hoisted(() => ({ find: vi.fn(), submit: vi.fn(), mayHaveArrived: vi.fn(), loads: true }));
vi.mock('../outbox-instance', () => ({ browserOutbox: () => outbox }));
vi.mock('../lazy-outbox', () => ({
  provideOutbox: () => undefined,
  loadOutbox: () => (outbox.loads ? Promise.resolve(outbox) : Promise.reject(new TypeError('Failed to fetch'))),
}));

const id = 'one';
const texts: FormTexts = {
  noun: 'feedback',
  send: 'Submit feedback',
  sent: { title: 'Thanks', message: '' },
  failed: { title: 'Error', message: 'There was a problem.', banner: (message) => message },
};
const NOT_KEPT =
  'This browser does not let us keep your feedback. Your text is still in the form. Copy it, or stay on this page until you are online, then press Submit feedback.';
const MAY_BE_STORED =
  'We could not finish sending your feedback. It may still be sent from the outbox. Your text is still in the form. To try again, press Submit feedback.';
const ALREADY_SENT =
  'This feedback was already sent, without your last change. Nothing was sent now. To send it once more, press Submit feedback.';
const REMOVED =
  'This feedback was deleted meanwhile, and was not sent to us now. To send it all the same, press Submit feedback.';
const REMOVED_IN_DOUBT =
  'This feedback was deleted meanwhile. It may have arrived already. To send it once more, press Submit feedback.';
const refused = { reason: 'rejected', message: 'Failed to send confirmation email' } as const;

test.each<[SubmitOutcome, AfterSubmit]>([
  [{ outcome: 'sent' }, { next: 'sent' }],
  [
    { outcome: 'saved', id, offline: true },
    { next: 'saved', id, offline: true },
  ],
  [
    { outcome: 'failed', id, failure: refused },
    { next: 'failed', id, inOutbox: true, message: refused.message, mayHaveArrived: false },
  ],
  [
    { outcome: 'failed', id, failure: { ...refused, message: '' } },
    { next: 'failed', id, inOutbox: true, message: 'There was a problem.', mayHaveArrived: false },
  ],
  [
    { outcome: 'not-stored', id, failure: refused },
    { next: 'failed', id, inOutbox: false, message: refused.message, mayHaveArrived: false },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'busy', message: 'Busy' } },
    { next: 'kept-in-form', id, message: 'Busy', isNotSent: true },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'storage', message: 'x' } },
    { next: 'kept-in-form', id, message: NOT_KEPT },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'unreachable', message: 'x' }, mayHaveArrived: true },
    {
      next: 'kept-in-form',
      id,
      message: `Your feedback may have arrived already: we got no answer. ${NOT_KEPT}`,
      mayHaveArrived: true,
    },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'storage', message: 'x' }, mayBeStored: true },
    { next: 'kept-in-form', id, message: MAY_BE_STORED, mayBeStored: true },
  ],
  [
    { outcome: 'not-stored', id, failure: { reason: 'unreachable', message: 'x' } },
    { next: 'kept-in-form', id, message: NOT_KEPT },
  ],
  [{ outcome: 'already-sent' }, { next: 'already-sent', message: ALREADY_SENT }],
  [{ outcome: 'removed' }, { next: 'kept-in-form', id: undefined, message: REMOVED, isNotSent: true }],
  [
    { outcome: 'removed', mayHaveArrived: true },
    { next: 'kept-in-form', id: undefined, message: REMOVED_IN_DOUBT, mayHaveArrived: true },
  ],
])('%j', (outcome, after) => {
  expect(afterSubmit(outcome, texts)).toEqual(after);
});

test('a form learns whether a text that was refused may have arrived', () => {
  for (const outcome of ['failed', 'not-stored'] as const) {
    const failed = { outcome, id, failure: refused };
    expect(afterSubmit(failed, texts)).toHaveProperty('mayHaveArrived', false);
    expect(afterSubmit({ ...failed, mayHaveArrived: true }, texts)).toHaveProperty('mayHaveArrived', true);
  }
});

describe('submitting', () => {
  const submission = {
    kind: 'contact',
    payload: { name: 'Bo', email: 'bo@example.com', phone: '', message: '', consent: true },
  } as const;

  beforeEach(() => {
    outbox.loads = true;
    outbox.find.mockReset().mockResolvedValue({ id });
    outbox.submit.mockReset().mockResolvedValue({ outcome: 'sent' });
    outbox.mayHaveArrived.mockReset().mockReturnValue(false);
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  });

  test('a new submission gets the id of the form, and the outbox is not asked about it', async () => {
    expect(await submitForm(submission, { id, inOutbox: false }, texts)).toEqual({ next: 'sent' });
    expect(outbox.submit).toHaveBeenCalledExactlyOnceWith(submission, { id });
    expect(outbox.find).not.toHaveBeenCalled();
    await submitForm(submission, { id: undefined, inOutbox: false }, texts);
    expect(outbox.submit).toHaveBeenLastCalledWith(submission, {});
  });

  test.each([
    ['sent', { next: 'already-sent', message: ALREADY_SENT }],
    ['gone', { next: 'kept-in-form', id: undefined, message: REMOVED, isNotSent: true }],
  ])('a submission that is %s meanwhile is not written again', async (fate, after) => {
    outbox.find.mockResolvedValue(fate);
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toEqual(after);
    expect(outbox.submit).not.toHaveBeenCalled();
  });

  test('a submission that is gone may have arrived if an earlier call for it got no answer', async () => {
    outbox.find.mockResolvedValue('gone');
    expect(await submitForm(submission, { id, inOutbox: true, doubt: 'lost' }, texts)).toMatchObject({
      mayHaveArrived: true,
    });
    outbox.mayHaveArrived.mockReturnValue(true);
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toMatchObject({ mayHaveArrived: true });
  });

  test('so may one that is deleted while it waits to be sent', async () => {
    outbox.submit.mockResolvedValue({ outcome: 'removed' });
    const submitted = await submitForm(submission, { id, inOutbox: false, doubt: 'lost' }, texts);
    expect(submitted).toMatchObject({ mayHaveArrived: true, message: REMOVED_IN_DOUBT });
  });

  test('a submission that is still in the outbox is submitted, even if the outbox cannot be read', async () => {
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toEqual({ next: 'sent' });
    outbox.find.mockRejectedValue(new Error('blocked'));
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toEqual({ next: 'sent' });
    expect(outbox.submit).toHaveBeenCalledTimes(2);
    expect(outbox.submit).toHaveBeenLastCalledWith(submission, { id, doubt: 'unread' });
  });

  test('a submission that the browser has deleted is submitted, as one that may have arrived', async () => {
    outbox.find.mockResolvedValue('emptied');
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toEqual({ next: 'sent' });
    expect(outbox.submit).toHaveBeenLastCalledWith(submission, { id, doubt: 'lost' });
    await submitForm(submission, { id, inOutbox: false, doubt: 'lost' }, texts);
    expect(outbox.submit).toHaveBeenLastCalledWith(submission, { id, doubt: 'lost' });
  });

  test('an outbox that does not load is reported as a failure', async () => {
    outbox.loads = false;
    expect(await submitForm(submission, { id, inOutbox: true }, texts)).toEqual({
      next: 'failed',
      id,
      inOutbox: false,
      message: 'There was a problem.',
    });
  });
});
