import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLocks } from '../../../tests/setup/simulation/outbox-locks';
import { feedback, hello } from '../../../tests/setup/simulation/outbox-samples';
import { NOON, World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { openDatabase } from '../store/database';
import { newRecord } from '../store/record';
import { withLock } from './lock';

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const list = () => world.run(tab.outbox.list());
const deliver = (actor = tab, options = {}) => world.run(actor.outbox.deliver(options));

describe('the lock of whoever sends', () => {
  const locks = new FakeLocks();
  const ours = locks.of({}, false);
  const now = { now: () => 0, wait: () => Promise.resolve() };

  it('runs as the only one, and says so where there is nothing to lock with', async () => {
    const work = vi.fn((guard: string) => Promise.resolve(guard));
    expect(await withLock(ours, work)).toBe('lock');
    expect(await withLock(undefined, work)).toBe('lease');
    expect(await withLock(locks.of({}, true), work)).toBe('lease');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('does not run a second time, on the lease, what has failed under the lock', async () => {
    const work = vi.fn(() => Promise.reject(new DOMException('The database is full', 'QuotaExceededError')));
    await expect(withLock(ours, work)).rejects.toThrow('full');
    await expect(
      withLock(ours, work, { ms: 10_000, clock: { ...now, wait: () => new Promise(() => {}) } }),
    ).rejects.toThrow('full');
    expect(work).toHaveBeenCalledTimes(2);
    expect(locks.isHeld).toBe(false);
  });

  it('does not run where somebody else holds the lock, at once or after its patience', async () => {
    const release = locks.hold();
    const work = vi.fn(() => Promise.resolve('done'));
    expect(await withLock(ours, work)).toBe('busy');
    expect(await withLock(ours, work, { ms: 10_000, clock: now })).toBe('busy');
    release();
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
  });

  it('keeps the lock once it has it, however long the work takes', async () => {
    let patience = (): void => {};
    let finish = (_value: string): void => {};
    const clock = { ...now, wait: () => new Promise<void>((resolve) => (patience = resolve)) };
    const working = withLock(ours, () => new Promise<string>((resolve) => (finish = resolve)), { ms: 1, clock });
    patience();
    await Promise.resolve();
    finish('done');
    expect(await working).toBe('done');
  });

  it('ends with what the work brings, even if the browser takes the lock away meanwhile', async () => {
    let finish = (_value: string): void => {};
    const working = withLock(ours, () => new Promise<string>((resolve) => (finish = resolve)));
    locks.takeAway();
    expect(locks.isHeld).toBe(false);
    finish('done');
    expect(await working).toBe('done');
  });
});

describe('the lock of the queue', () => {
  it('is taken by a page if it is free, and waited for by the worker', async () => {
    await tab.saveOffline();
    await tab.saveOffline();
    const worker = world.open('worker');
    const other = world.open('other tab');
    world.provider.fates = ['hang'];
    const busy = other.outbox.deliver();
    await world.quiet();
    const report = await deliver(tab);
    expect(report).toMatchObject({ sent: 0, remaining: 2 });
    expect((report.nextAttemptAt ?? 0) - world.now).toBe(5_000);
    expect(await deliver(worker, { waitForLockMs: 120_000 })).toMatchObject({ sent: 2, remaining: 0 });
    await world.run(busy);
  });

  it('is not taken once more when the time is over, however much still waits', async () => {
    for (let count = 0; count < 3; count += 1) await tab.saveOffline();
    // The second call waits until a second has passed, so it begins within this limit.
    expect(await deliver(tab, { waitForLockMs: 1_000 })).toMatchObject({ sent: 2, remaining: 1 });
  });

  it('that a page holds which is frozen for ever is not waited for: after minutes it goes by the lease', async () => {
    const id = await tab.saveOffline();
    const frozen = world.open('frozen');
    world.locks.hold(frozen);
    const from = world.trueNow;
    for (let rounds = 0; world.provider.calls === 0; rounds += 1) {
      expect(rounds).toBeLessThan(50);
      const { nextAttemptAt = 0 } = await deliver();
      await world.pass(Math.max(0, nextAttemptAt - world.now));
    }
    expect(world.trueNow - from).toBeGreaterThanOrEqual(3 * 60_000);
    expect(world.trueNow - from).toBeLessThan(4 * 60_000);
    expect(world.provider.arrivals.map((arrival) => [arrival.id, arrival.marked])).toEqual([[id, false]]);
  });

  const isSent = (leaseUntil: number): Promise<void> =>
    openDatabase().run('readwrite', async ({ submissions }) => {
      const sender = { state: 'sending', holder: 'other', guard: 'lock' } as const;
      await submissions.put({ ...newRecord('a', feedback, NOON, 0), ...sender, leaseUntil });
    });

  it('is not stuck while one of the submissions has a lease that is renewed, however long the lock is held', async () => {
    const LEASE_ENDS = NOON + 8 * 60_000;
    await openDatabase().run('readwrite', ({ submissions }) => submissions.put(newRecord('b', feedback, NOON, 0)));
    world.locks.hold();
    while (world.provider.calls === 0) {
      world.databaseCalls += 1;
      await isSent(Math.min(LEASE_ENDS, world.now + 60_000));
      world.databaseCalls -= 1;
      await deliver();
      await world.pass(5_000);
    }
    expect(world.provider.arrivals[0]?.at).toBe(LEASE_ENDS);
  });

  it('is stuck after the clock was set back, although its lease seems to run for hours', async () => {
    await isSent(NOON + 60_000);
    world.locks.hold();
    world.clockOffset = -5 * 3_600_000;
    while (world.provider.calls === 0 && world.trueNow < NOON + 3_600_000) {
      await deliver();
      await world.pass(5_000);
    }
    expect(world.provider.arrivals[0]?.at).toBe(NOON + 4 * 60_000);
  });

  it('is stuck offline too: what its holder was sending waits then, and the queue does not look again', async () => {
    await isSent(NOON + 60_000);
    world.locks.hold();
    world.online = false;
    for (;;) {
      const { nextAttemptAt } = await deliver();
      if (nextAttemptAt === undefined) break;
      expect(await list()).toMatchObject([{ state: 'sending' }]);
      await world.pass(nextAttemptAt - world.now);
    }
    expect(world.now).toBeGreaterThanOrEqual(NOON + 3 * 60_000);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    expect(world.provider.calls).toBe(0);
  });

  it('that is away now and then is not a stuck one', async () => {
    await tab.saveOffline(hello);
    world.provider.nextFate = () => ({ status: 500 });
    for (let minutes = 0; minutes < 10; minutes += 1) {
      const release = world.locks.hold();
      world.provider.calls = 0;
      await deliver();
      expect(world.provider.calls).toBe(0);
      release();
      await world.pass(61_000);
      await deliver();
      await world.pass(3_600_000);
    }
  });

  it('is not waited for longer than two minutes', async () => {
    await tab.saveOffline();
    await tab.world.run(tab.outbox.deliver());
    await tab.saveOffline();
    const holder = world.open('holder');
    world.locks.hold(holder);
    const before = world.trueNow;
    const worker = world.open('worker');
    expect(await deliver(worker, { waitForLockMs: 120_000 })).toMatchObject({ remaining: 1 });
    expect(world.trueNow - before).toBe(120_000);
  });
});

it('looks again in 5 seconds at what another tab is sending', async () => {
  await tab.saveOffline();
  const [other, own] = ['other', 'own'].map((name) => world.open(name, { locks: 'missing' })) as [Actor, Actor];
  world.provider.fates = ['hang'];
  void other.outbox.deliver();
  await world.quiet();
  expect(await deliver(own)).toMatchObject({ sent: 0, remaining: 1, nextAttemptAt: world.now + 5_000 });
});
