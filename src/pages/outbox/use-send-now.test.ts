import { expect, test } from 'vitest';
import { feedback, signUp } from '../../../tests/setup/simulation/outbox-samples';
import type { OutboxEntry } from '../../outbox/outbox';
import { IF_NO_EMAIL, WENT_TO_PROVIDER } from '../../parts/newsletter/newsletter-texts';
import { answerTo, sendEach } from './use-send-now';

const waiting = { state: 'waiting', createdAt: 0, nextAttemptAt: 0, possibleDuplicate: false } as const;
const entry: OutboxEntry = { ...feedback, ...waiting, id: 'one' };
const signedUp: OutboxEntry = { ...signUp, ...waiting, id: 'two' };

test('"Send now" says that nothing was sent only if that is known', () => {
  const outcome = { outcome: 'not-stored', id: '1', failure: { reason: 'storage', message: 'Why' } } as const;
  expect(answerTo(outcome, 'contact')).toMatchObject({ title: 'Not sent', message: 'Why' });
  const unknown = answerTo({ ...outcome, mayBeStored: true }, 'contact');
  expect(unknown.title).toBe('Not finished');
  expect(unknown.message).not.toContain('Why');
});

test('"Send now" says of a deleted entry that it was not sent only if that is known', () => {
  const says = (...asked: Parameters<typeof answerTo>) => answerTo(...asked).message;
  expect(says({ outcome: 'removed' }, 'survey')).toContain('not sent to us now');
  expect(says({ outcome: 'removed', mayHaveArrived: true }, 'contact')).toContain('may have arrived');
  // Nobody can read the answer to a sign-up.
  expect(says({ outcome: 'removed' }, 'newsletter')).toContain('may have arrived');
});

test('"Send now" sends the entries one after the other, and stops when one has to wait', async () => {
  const all = ['a', 'b', 'c'].map((id) => ({ ...entry, id }));
  const sending = async (tones: readonly ('success' | 'waiting' | 'destructive')[]) => {
    const asked: string[] = [];
    const { tone } = await sendEach(all, ({ id }) => {
      asked.push(id);
      return Promise.resolve({ tone: tones[asked.length - 1] ?? 'success', title: id, message: '' });
    });
    return `${asked.join('')} ${tone}`;
  };
  expect(await sending(['success', 'success', 'success'])).toBe('abc success');
  expect(await sending(['success', 'waiting'])).toBe('ab waiting');
  expect(await sending(['success', 'destructive', 'success'])).toBe('abc destructive');
});

test('"Send all now" does not say that a sign-up has arrived, because nobody can read its answer', async () => {
  const noteAfter = async (tone: 'success' | 'waiting') =>
    (
      await sendEach([entry, signedUp], ({ id }) =>
        Promise.resolve({ tone: id === 'two' ? tone : 'success', title: id, message: '' }),
      )
    ).note;
  expect(await noteAfter('success')).toBe(`${WENT_TO_PROVIDER} ${IF_NO_EMAIL}`);
  expect(await noteAfter('waiting')).toBeUndefined();
});
