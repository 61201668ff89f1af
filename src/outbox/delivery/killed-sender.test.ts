import { beforeEach, describe, expect, it } from 'vitest';
import { feedback, hello, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { openDatabase } from '../store/database';
import { readRecord } from '../store/record';
import type { Submission } from '../store/submission';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const list = () => world.run(tab.outbox.list());
const deliver = (actor = tab, options = {}) => world.run(actor.outbox.deliver(options));

describe('a sender that was killed', () => {
  it.each<[string, number, boolean]>([
    ['before the auto-reply', 0, false],
    ['while the notification was out', 2, true],
  ])('%s: the holder of the lock takes over at once', async (_when, arrivals, marked) => {
    await tab.saveOffline(hello);
    const victim = world.open('victim');
    if (arrivals > 0) {
      world.provider.onArrival = () => {
        if (world.provider.arrivals.length === arrivals) victim.kill();
      };
    }
    world.messages.length = 0;
    world.scheduled = arrivals === 0;
    void victim.outbox.deliver();
    if (arrivals === 0) {
      // Stop directly after the claim is stored, before the call.
      await world.goOnUntil(() => world.messages.at(-1)?.type === 'outbox-changed');
      victim.kill();
    } else {
      await world.pass(2_000);
    }
    world.scheduled = false;
    const worker = world.open('worker');
    expect(await deliver(worker, { waitForLockMs: 120_000 })).toMatchObject({ sent: 1 });
    const sent = world.provider.arrivals.map(({ template }) => template);
    expect(sent).toEqual(arrivals === 0 ? ['reply', 'notify'] : ['reply', 'notify', 'notify']);
    expect(world.provider.arrivals.at(-1)?.marked).toBe(marked);
  });

  it('without locks: its lease has to run out first', async () => {
    await tab.saveOffline();
    const victim = world.open('victim', { locks: 'missing' });
    world.provider.onArrival = () => victim.kill();
    void victim.outbox.deliver();
    await world.pass(1_000);
    expect(await deliver()).toMatchObject({ sent: 0, remaining: 1 });
    await world.pass(60_000);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('without locks: its lease runs out also while others look again and again', async () => {
    await tab.saveOffline();
    const victim = world.open('victim', { locks: 'missing' });
    world.provider.onArrival = () => victim.kill();
    void victim.outbox.deliver();
    for (let look = 0; look < 6; look += 1) {
      await world.pass(11_000);
      await deliver();
    }
    expect(world.provider.arrivals).toHaveLength(2);
  });

  it('while its visitor sends a change: the copy is marked, for the first may have arrived', async () => {
    const id = await tab.saveOffline();
    const victim = world.open('victim');
    world.provider.fates = ['arrives-and-hangs'];
    void victim.outbox.deliver();
    await world.pass(2_000);
    expect(world.provider.arrivals).toHaveLength(1);
    victim.kill();
    expect(await world.run(tab.outbox.submit(feedback, { id }))).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('while its visitor waits for Send now: it goes out at once, marked', async () => {
    const id = await tab.saveOffline();
    const victim = world.open('victim');
    world.provider.fates = ['arrives-and-hangs'];
    void victim.outbox.deliver();
    await world.pass(2_000);
    victim.kill();
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  describe('and the connection is gone', () => {
    const sendAndDie = async (locks: 'shared' | 'missing', submission: Submission = feedback) => {
      const victim = world.open('victim', { locks });
      world.provider.fates = ['hang'];
      void victim.outbox.submit(submission);
      await world.goOnUntil(() => world.provider.calls === 1);
      victim.kill();
      world.online = false;
    };

    it('leaves what waits, and no call is made: its visitor can edit it, and the next copy is marked', async () => {
      await sendAndDie('shared');
      const told: unknown[] = [];
      tab.outbox.subscribe((message, own) => told.push([message.type, own?.entry?.state]));
      const report = await deliver();
      expect(report).toEqual({ sent: 0, failed: 0, remaining: 1, waiting: await list() });
      expect(await list()).toMatchObject([{ state: 'waiting', possibleDuplicate: true }]);
      expect(told).toEqual([['outbox-changed', 'waiting']]);
      expect(world.provider.calls).toBe(1);
      world.online = true;
      await world.pass(60_000);
      expect(await deliver()).toMatchObject({ sent: 1 });
      expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([true]);
    });

    it('without locks: leaves it after its lease, at which the queue looks again', async () => {
      await sendAndDie('missing', hello);
      expect(await deliver()).toMatchObject({ remaining: 1, nextAttemptAt: world.now + 5_000 });
      expect(await list()).toMatchObject([{ state: 'sending' }]);
      await world.pass(60_000);
      await deliver();
      expect(await list()).toMatchObject([{ state: 'waiting', possibleDuplicate: false, answerLost: true }]);
    });

    it('is not taken for one while it lives', async () => {
      world.provider.fates = ['hang'];
      const sending = world.open('sending').outbox.submit(feedback);
      await world.goOnUntil(() => world.provider.calls === 1);
      world.online = false;
      await deliver();
      expect(await list()).toMatchObject([{ state: 'sending' }]);
      expect(await world.run(sending)).toMatchObject({ outcome: 'saved' });
    });
  });

  it('is not taken for one by a page without locks, as long as its lease runs', async () => {
    await tab.saveOffline();
    const sending = world.open('sending');
    world.provider.fates = ['arrives-and-hangs'];
    void sending.outbox.deliver();
    await world.pass(15_000);
    expect(await deliver(world.open('no locks', { locks: 'missing' }))).toMatchObject({ sent: 0, remaining: 1 });
    expect(world.provider.arrivals).toHaveLength(1);
  });

  it('is not taken for one where the clock was set back, and it is still sending', async () => {
    await tab.saveOffline();
    const slow = world.open('slow', { locks: 'missing' });
    world.provider.fates = ['arrives-and-hangs'];
    void slow.outbox.deliver();
    await world.pass(1_000);
    world.clockOffset -= DAY_MS;
    await deliver();
    await deliver();
    await world.pass(15_000);
    await deliver();
    expect(world.provider.arrivals).toHaveLength(1);
  });

  it('without locks and with a clock set back: no longer than a lease from now', async () => {
    await tab.saveOffline();
    const victim = world.open('victim', { locks: 'missing' });
    world.provider.onArrival = () => victim.kill();
    void victim.outbox.deliver();
    await world.pass(1_000);
    world.clockOffset -= DAY_MS;
    await deliver();
    await world.pass(60_000);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
  });
});

it('a page that was frozen writes nothing about what others have taken over', async () => {
  await tab.saveOffline(hello);
  const sleeper = world.open('sleeper', { locks: 'missing' });
  world.scheduled = true;
  world.provider.fates = [{ status: 500 }];
  const asleep = sleeper.outbox.deliver();
  await world.goOnUntil(() => world.provider.arrivals.length === 1);
  world.frozen = sleeper;
  world.trueNow += 60_000;
  world.provider.fates = [{ status: 200 }, { status: 500 }];
  await world.run(tab.outbox.deliver());
  expect(await list()).toMatchObject([{ step: 'notify', possibleDuplicate: false }]);
  world.frozen = undefined;
  await world.run(asleep);
  expect(await list()).toMatchObject([{ step: 'notify', possibleDuplicate: false }]);
  // The message reports no details, only that the other pages should read again.
  expect(world.messages.at(-1)).toEqual({ type: 'outbox-changed' });
});

describe('a page that was frozen after its last call was accepted, and is taken for dead', () => {
  /** Sends, and is frozen before it can store the answer, while another page offline lets the submission wait. */
  async function freezeAfterAnswer(): Promise<{ id: string; thaw: () => Promise<void> }> {
    const id = await tab.saveOffline();
    const sleeper = world.open('sleeper', { locks: 'missing' });
    world.scheduled = true;
    const asleep = sleeper.outbox.deliver();
    await world.goOnUntil(() => world.provider.arrivals.length === 1);
    world.frozen = sleeper;
    world.trueNow += 60_000;
    world.online = false;
    await deliver();
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    const thaw = async (): Promise<void> => {
      world.frozen = undefined;
      world.online = true;
      await world.run(asleep);
    };
    return { id, thaw };
  }

  it('stores that it was sent, so that it is not sent again', async () => {
    const { id, thaw } = await freezeAfterAnswer();
    await thaw();
    expect(await list()).toEqual([]);
    expect(await world.run(tab.outbox.find(id))).toBe('sent');
    await world.pass(60_000);
    expect(await deliver()).toMatchObject({ sent: 0 });
    expect(world.provider.arrivals).toHaveLength(1);
  });

  it('does not say so of a text that its visitor has changed meanwhile', async () => {
    const { id, thaw } = await freezeAfterAnswer();
    const changed: Submission = { kind: 'survey', payload: { ...feedback.payload, feedback: 'One more thing.' } };
    expect(await world.run(tab.outbox.submit(changed, { id }))).toMatchObject({ outcome: 'saved' });
    world.messages.length = 0;
    await thaw();
    expect(world.messages).not.toContainEqual(expect.objectContaining({ type: 'submission-sent' }));
    expect(await list()).toMatchObject([{ id, payload: changed.payload }]);
  });
});

it.each<[string, number[], number]>([
  ['a little and then for long', [2_000, 61_000], 0],
  ['for long, and the clock was set back,', [61_000], HOUR_MS],
])('a page that was frozen %s before its call does not make it once others have', async (_how, naps, setBackMs) => {
  await tab.saveOffline();
  const other = world.open('other', { locks: 'missing' });
  const real = openDatabase();
  const sleeper = world.open('sleeper', {
    database: {
      async run(mode, work) {
        const result = await real.run(mode, work);
        const [record] = await real.run('readonly', ({ submissions }) => submissions.all());
        if (mode === 'readonly' || readRecord(record)?.calling === undefined) return result;
        world.trueNow += naps.shift() ?? 0;
        if (naps.length > 0) return result;
        await other.outbox.deliver();
        world.clockOffset -= setBackMs;
        return result;
      },
    },
  });
  expect(await deliver(sleeper)).toMatchObject({ sent: 0, remaining: 0 });
  expect(world.provider.arrivals.map(({ sender, marked }) => [sender.name, marked])).toEqual([['other', true]]);
});

it.each<[string, (actor: Actor, id: string) => Promise<unknown>]>([
  ['the queue', (actor) => actor.outbox.deliver()],
  ['the visitor', (actor, id) => actor.outbox.sendNow(id)],
])('%s does not take a sender for dead by a time from before the clock was set back', async (_who, send) => {
  const id = await tab.saveOffline(signUp);
  const first = world.open('first', { locks: 'missing' });
  const real = openDatabase();
  world.provider.fates = ['arrives-and-hangs'];
  const firstCalls = (): Promise<void> =>
    new Promise((resolve) => {
      world.provider.onArrival = () => resolve();
      void first.outbox.deliver();
    });
  const second = world.open('second', {
    locks: 'missing',
    database: {
      // The transaction of this call waits until the clock was set back and the call of the first sender has started.
      async run(mode, work) {
        if (mode === 'readwrite' && world.clockOffset === 0) {
          world.clockOffset = -HOUR_MS;
          await firstCalls();
        }
        return real.run(mode, work);
      },
    },
  });
  await world.run(send(second, id));
  expect(world.provider.arrivals.map(({ sender }) => sender.name)).toEqual(['first']);
});
