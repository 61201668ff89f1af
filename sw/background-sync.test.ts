import { expect, it, vi } from 'vitest';
import { deliverInBackground, WAIT_FOR_LOCK_MS } from './background-sync';

it('waits for the lock, delivers, and says that it was sent', async () => {
  const deliver = vi.fn(() => Promise.resolve({ remaining: 0, sent: 2 }));
  const tellSent = vi.fn(() => Promise.resolve());
  await deliverInBackground({ deliver, tellSent });
  expect(deliver).toHaveBeenCalledWith({ waitForLockMs: WAIT_FOR_LOCK_MS });
  expect(tellSent).toHaveBeenCalledOnce();
});

it('rejects when something is left, so that the browser tries again', async () => {
  const tellSent = vi.fn(() => Promise.resolve());
  const left = { deliver: () => Promise.resolve({ remaining: 3, sent: 1 }), tellSent };
  await expect(deliverInBackground(left)).rejects.toThrow('3 waiting');
  expect(tellSent).toHaveBeenCalledOnce();
});

it('says nothing where nothing was sent', async () => {
  const tellSent = vi.fn(() => Promise.resolve());
  await deliverInBackground({
    deliver: () => Promise.resolve({ remaining: 0, sent: 0 }),
    tellSent,
  });
  expect(tellSent).not.toHaveBeenCalled();
});
