import { expect, test } from 'vitest';
import { outcomeToast, invalidEmailToast } from './exit-toasts';

// The texts are required: docs/requirements.md#exit-card-sign-up
test('every outcome has its required text', () => {
  expect(invalidEmailToast).toMatchObject({
    tone: 'destructive',
    title: 'Invalid email',
    message: 'Please enter a valid email address',
  });
  expect(outcomeToast({ outcome: 'sent' })).toMatchObject({
    message: 'Success! Check your email for your free NYC cat guide!',
  });
});

test('a sign-up that was sent is not called accepted: the title says that its answer cannot be seen', () => {
  expect(outcomeToast({ outcome: 'sent' }).title).toContain('went to our list provider, whose answer we cannot see');
});

test('a sign-up that was not sent yet is said to be on this device; offline the toast says when it is sent', () => {
  expect(outcomeToast({ outcome: 'saved', id: '1', offline: true })).toMatchObject({
    title: 'Almost there!',
    message: "Saved on this device. We'll send it as soon as you're back online.",
  });
  const online = outcomeToast({ outcome: 'saved', id: '1', offline: false });
  expect(online.title).toBe('Almost there!');
  expect(online.message).toMatch(
    /^Your submission was received\. Check your email! Until it is sent it stays on this device/,
  );
});

test('a sign-up that was not sent is shown as a failure, with the reason', () => {
  const failed = { outcome: 'failed', message: 'Why' } as const;
  expect(outcomeToast(failed)).toMatchObject({ tone: 'destructive', title: 'Nothing was sent', message: 'Why' });
  expect(outcomeToast({ ...failed, mayBeSent: true }).title).toBe('Not finished');
});
