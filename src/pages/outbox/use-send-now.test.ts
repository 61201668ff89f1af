import { expect, test } from 'vitest';
import { answerTo } from './use-send-now';

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
