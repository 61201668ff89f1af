import { expect, test } from 'vitest';
import { askToEmpty, whereTextIs } from './start-over-words';

test('a text that is only in the form is said to be removed', () => {
  expect(askToEmpty('message', undefined)).toMatch(/is removed from this device and cannot be brought back\.$/);
  expect(whereTextIs('message', true, undefined)).toMatch(/until you send it, for 7 days at most\.$/);
  expect(whereTextIs('message', false, undefined)).toBeUndefined();
});

test.each(['same', 'older', 'maybe'] as const)('what the outbox has is never said to be removed: %s', (inOutbox) => {
  const asked = askToEmpty('feedback', inOutbox);
  expect(asked).toMatch(/^Empty the form\? .*(stays in the Outbox|is in the Outbox, it stays there)/);
  expect(asked).not.toContain('What you have typed in it is removed');
});

test('what the outbox has is not said to be there for 7 days only', () => {
  expect(whereTextIs('feedback', false, 'same')).toBe('Your feedback is in the Outbox. You can delete it there.');
  expect(whereTextIs('feedback', true, 'older')).toBe(
    'Your feedback is in the Outbox without your last change. You can delete it there. What you type here is saved on this device too, for 7 days at most.',
  );
});
