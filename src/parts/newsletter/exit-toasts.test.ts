import { expect, test } from 'vitest';
import { exitToast, invalidEmailToast } from './exit-toasts';

// docs/requirements.md#exit-card-sign-up
test('every outcome has its required text', () => {
  expect(invalidEmailToast).toMatchObject({
    tone: 'destructive',
    title: 'Invalid email',
    message: 'Please enter a valid email address',
  });
  expect(exitToast({ outcome: 'sent' }, true)).toMatchObject({
    title: 'Success!',
    message: 'Check your email for your free NYC cat guide!',
  });
  expect(exitToast({ outcome: 'saved', id: '1' }, true)).toMatchObject({
    title: 'Almost there!',
    message: 'Your submission was received. Check your email!',
  });
});

test('offline it says that it was saved, not that it was received', () => {
  expect(exitToast({ outcome: 'saved', id: '1' }, false)).toMatchObject({
    title: 'Almost there!',
    message: "Saved on this device. We'll send it as soon as you're back online.",
  });
});

test('what went nowhere is no success', () => {
  expect(exitToast({ outcome: 'failed', message: 'Why' }, true)).toMatchObject({ tone: 'destructive', message: 'Why' });
});
