import { expect, test, vi } from 'vitest';
import type { Outbox, SubmitOutcome } from '../../outbox/outbox';
import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { DELETED_MEANWHILE, MAY_BE_SENT, NO_ANSWER, NOT_KEPT, NOT_LOADED } from './newsletter-texts';
import { signUp, type SignUpOutcome } from './sign-up';

const rosa = { email: 'rosa@example.com', firstName: '', lastName: '' };
const failure = { reason: 'rejected', message: 'The newsletter has no address.' } as const;

test.each<[SubmitOutcome, SignUpOutcome]>([
  [{ outcome: 'sent' }, { outcome: 'sent' }],
  [
    { outcome: 'saved', id: '1', offline: true },
    { outcome: 'saved', id: '1', offline: true },
  ],
  [
    { outcome: 'failed', id: '1', failure },
    { outcome: 'failed', message: failure.message },
  ],
  // The sign-up is stored nowhere, so the text must not say "saved".
  [
    { outcome: 'not-stored', id: '1', failure },
    { outcome: 'failed', message: NOT_KEPT },
  ],
  [
    { outcome: 'not-stored', id: '1', failure: { reason: 'unreachable', message: 'Why' }, mayHaveArrived: true },
    { outcome: 'failed', message: NO_ANSWER, mayBeSent: true },
  ],
  [
    { outcome: 'not-stored', id: '1', failure, mayBeStored: true },
    { outcome: 'failed', message: MAY_BE_SENT, mayBeSent: true },
  ],
  [{ outcome: 'removed' }, { outcome: 'failed', message: DELETED_MEANWHILE, mayBeSent: true }],
])('%j is %j', async (result, outcome) => {
  const submit = vi.fn<Outbox['submit']>(() => Promise.resolve(result));
  expect(await signUp(rosa, () => Promise.resolve({ submit }), false)).toEqual(outcome);
  expect(submit).toHaveBeenCalledWith({ kind: 'newsletter', payload: rosa });
});

test('if the outbox does not load, the browser is not blamed for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcome = await signUp(rosa, () => Promise.reject(new TypeError('Failed to fetch')), false);
  expect(outcome).toEqual({ outcome: 'failed', message: NOT_LOADED });
});

test('a demonstration does not load the outbox', async () => {
  const load = vi.fn<() => Promise<Outbox>>();
  expect(await signUp(rosa, load, true)).toEqual({ outcome: 'failed', message: DEMONSTRATION_TEXT });
  expect(load).not.toHaveBeenCalled();
});
