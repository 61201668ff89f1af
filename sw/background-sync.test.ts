import { beforeEach, expect, it, vi } from 'vitest';
import type { ToldReport } from '../src/outbox/delivery/delivery-news';
import { deliverInBackground, KEEP_TRYING_MS, WAIT_FOR_LOCK_MS } from './background-sync';

let now = 0;
const clock = {
  now: () => now,
  wait: (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  },
};
const tellSent = vi.fn(() => Promise.resolve());
const tellFailed = vi.fn(() => Promise.resolve());
const tellStillWaiting = vi.fn(() => Promise.resolve());
const closeStillWaiting = vi.fn(() => Promise.resolve());
const deps = { tellSent, tellFailed, isLastChance: false, tellStillWaiting, closeStillWaiting, clock };

beforeEach(() => {
  now = 1_000_000;
  for (const told of [tellSent, tellFailed, tellStillWaiting, closeStillWaiting]) told.mockClear();
});

it('waits for the lock, delivers, and says that it was sent', async () => {
  const deliver = vi.fn(() => Promise.resolve({ remaining: 0, sentKinds: ['contact', 'survey'] as const }));
  await deliverInBackground({ deliver, ...deps });
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ waitForLockMs: WAIT_FOR_LOCK_MS });
  expect(tellSent).toHaveBeenCalledOnce();
});

it('rejects when something is left, so that the browser tries again', async () => {
  const left = { deliver: () => Promise.resolve({ remaining: 3, sentKinds: ['contact'] as const }), ...deps };
  await expect(deliverInBackground(left)).rejects.toThrow('3 waiting');
  expect(tellSent).toHaveBeenCalledOnce();
});

it('says what was refused, with no page open; of all rounds together', async () => {
  const rounds: (ToldReport & { readonly remaining: number; readonly nextAttemptAt?: number })[] = [
    {
      remaining: 2,
      sentKinds: ['contact'],
      failed: 1,
      waiting: [{ kind: 'contact' }, { kind: 'survey' }],
      nextAttemptAt: now + 1_000,
    },
    { remaining: 1, sentKinds: ['survey'], failed: 0, waiting: [{ kind: 'survey' }] },
  ];
  const deliver = vi.fn(() => Promise.resolve(rounds.shift() ?? { remaining: 0 }));
  await expect(deliverInBackground({ deliver, ...deps })).rejects.toThrow('1 waiting');
  expect(tellSent).toHaveBeenCalledExactlyOnceWith({ sent: ['contact', 'survey'], failed: 1, waiting: 1 });
  expect(tellFailed).toHaveBeenCalledExactlyOnceWith({ sent: ['contact', 'survey'], failed: 1, waiting: 1 });
});

it('does not say that a sign-up was sent, whose answer nobody can read', async () => {
  await deliverInBackground({
    deliver: () => Promise.resolve({ remaining: 0, sentKinds: ['newsletter'] as const }),
    ...deps,
  });
  expect(tellSent).not.toHaveBeenCalled();
  expect(tellFailed).not.toHaveBeenCalled();
});

it('says nothing where nothing was sent', async () => {
  await deliverInBackground({ deliver: () => Promise.resolve({ remaining: 0 }), ...deps });
  expect(tellSent).not.toHaveBeenCalled();
});

it('waits for a short back-off within the event instead of giving it away', async () => {
  const deliver = vi
    .fn<() => Promise<ToldReport & { remaining: number; nextAttemptAt?: number }>>()
    .mockResolvedValueOnce({ remaining: 1, nextAttemptAt: now + 4_000 })
    .mockResolvedValueOnce({ remaining: 0, sentKinds: ['contact'] });
  await deliverInBackground({ deliver, ...deps });
  expect(now).toBe(1_004_000);
  expect(tellSent).toHaveBeenCalledOnce();
});

it('does not go on for ever where nothing gets better', async () => {
  const deliver = vi.fn(() => Promise.resolve({ remaining: 1, nextAttemptAt: now }));
  await expect(deliverInBackground({ deliver, ...deps })).rejects.toThrow('1 waiting');
  expect(now).toBeLessThan(1_000_000 + KEEP_TRYING_MS);
  await expect(
    deliverInBackground({
      deliver: () => Promise.resolve({ remaining: 1, nextAttemptAt: now + 6 * 3_600_000 }),
      ...deps,
    }),
  ).rejects.toThrow('1 waiting');
});

it('says once that it was sent, also where the last of several rounds sent nothing', async () => {
  const rounds = [{ remaining: 1, sentKinds: ['contact'] as const, nextAttemptAt: now + 1_000 }, { remaining: 0 }];
  const deliver = vi.fn(() => Promise.resolve(rounds.shift() ?? { remaining: 0 }));
  await deliverInBackground({ deliver, ...deps });
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(tellSent).toHaveBeenCalledOnce();
});

it('says that it was sent also where the database fails after that', async () => {
  const deliver = vi
    .fn<() => Promise<ToldReport & { remaining: number; nextAttemptAt?: number }>>()
    .mockResolvedValueOnce({ remaining: 1, sentKinds: ['contact'] as const, nextAttemptAt: now + 1_000 })
    .mockRejectedValueOnce(new Error('The database is closed'));
  await expect(deliverInBackground({ deliver, ...deps })).rejects.toThrow('closed');
  expect(tellSent).toHaveBeenCalledOnce();
});

const left = [{ kind: 'contact' }, { kind: 'survey' }] as const;
const fails = () => Promise.resolve({ remaining: 2, waiting: left });

it('takes back that something is still waiting once nothing is, and not before that is known', async () => {
  await expect(deliverInBackground({ ...deps, deliver: fails })).rejects.toThrow('2 waiting');
  await expect(deliverInBackground({ ...deps, deliver: () => Promise.reject(new Error('closed')) })).rejects.toThrow(
    'closed',
  );
  expect(closeStillWaiting).not.toHaveBeenCalled();
  await deliverInBackground({ ...deps, deliver: () => Promise.resolve({ remaining: 0 }) });
  expect(closeStillWaiting).toHaveBeenCalledOnce();
});

it('does not say at the last chance that a sign-up is waiting', async () => {
  const deliver = () => Promise.resolve({ remaining: 1, waiting: [{ kind: 'newsletter' }] as const });
  await expect(deliverInBackground({ ...deps, isLastChance: true, deliver })).rejects.toThrow('1 waiting');
  expect(tellStillWaiting).not.toHaveBeenCalled();
  expect(closeStillWaiting).toHaveBeenCalledOnce();
});

it('tells the visitor at the last chance that it goes out when the site is open', async () => {
  await expect(deliverInBackground({ ...deps, isLastChance: true, deliver: fails })).rejects.toThrow('2 waiting');
  expect(tellStillWaiting).toHaveBeenCalledOnce();
});

it('tells the visitor at the last chance also where nothing could be delivered or counted', async () => {
  const deliver = () => Promise.reject(new Error('The database is closed'));
  await expect(deliverInBackground({ ...deps, isLastChance: true, deliver })).rejects.toThrow('closed');
  expect(tellStillWaiting).toHaveBeenCalledOnce();
  await expect(deliverInBackground({ ...deps, deliver })).rejects.toThrow('closed');
  expect(tellStillWaiting).toHaveBeenCalledOnce();
});

it('does not say so while the browser will come again, nor where nothing waits', async () => {
  await expect(deliverInBackground({ ...deps, deliver: fails })).rejects.toThrow('2 waiting');
  await deliverInBackground({ ...deps, isLastChance: true, deliver: () => Promise.resolve({ remaining: 0 }) });
  expect(tellStillWaiting).not.toHaveBeenCalled();
});

it('says last what waits, where something else was sent', async () => {
  const order: string[] = [];
  tellSent.mockImplementationOnce(async () => void order.push('sent'));
  tellStillWaiting.mockImplementationOnce(async () => void order.push('waiting'));
  const deliver = () => Promise.resolve({ remaining: 1, sentKinds: ['contact'] as const, waiting: left.slice(1) });
  await expect(deliverInBackground({ ...deps, isLastChance: true, deliver })).rejects.toThrow('1 waiting');
  expect(order).toEqual(['sent', 'waiting']);
});
