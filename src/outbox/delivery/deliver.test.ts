import { beforeEach, describe, expect, it } from 'vitest';
import type { Fate } from '../../../tests/setup/simulation/outbox-provider';
import { feedback, hello, helloWith, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { NOON, World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { openDatabase } from '../store/database';
import { entryOf, newRecord, readRecord } from '../store/record';
import type { Submission } from '../store/submission';
import { afterAnswer } from './retry-policy';

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

/** Sends while offline, so that the visitor reads that the submission is saved. */
async function saved(submission: Submission = feedback, id?: string): Promise<string> {
  world.online = false;
  const outcome = await world.run(tab.outbox.submit(submission, id === undefined ? {} : { id }));
  world.online = true;
  await world.pass(1_000);
  return outcome.outcome === 'saved' ? outcome.id : `not saved: ${outcome.outcome}`;
}

async function deliverMeeting(...fates: Fate[]) {
  world.provider.fates = fates;
  return deliver();
}

it('sends everything that waits, oldest first, a second apart', async () => {
  await saved();
  await saved(hello);
  await saved(helloWith({ name: 'Grace' }));
  expect(await deliver()).toEqual({
    sent: 3,
    sentKinds: ['survey', 'contact', 'contact'],
    failed: 0,
    remaining: 0,
  });
  const { arrivals } = world.provider;
  expect(arrivals.map(({ template }) => template)).toEqual(['survey', 'reply', 'notify', 'reply', 'notify']);
  const gaps = arrivals.slice(1).map(({ at }, index) => at - (arrivals[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  expect(await list()).toEqual([]);
});

it('goes by the day on which it was handed in, not by its number', async () => {
  await openDatabase().run('readwrite', async ({ submissions }) => {
    await submissions.put(newRecord('a', feedback, NOON - 1_000, 0));
    await submissions.put(newRecord('b', feedback, NOON - 3_000, 0));
    await submissions.put(newRecord('c', feedback, NOON - 2_000, 0));
  });
  expect((await list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  await deliver();
  expect(world.provider.arrivals.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('tells the others what was sent, without a word of what it says', async () => {
  const id = await saved();
  world.messages.length = 0;
  await deliver();
  expect(world.messages).toEqual([{ type: 'outbox-changed' }, { type: 'submission-sent', id, kind: 'survey' }]);
});

it('counts as sent what has had every yes, and makes no call for it', async () => {
  await openDatabase().run('readwrite', ({ submissions }) =>
    submissions.put({ ...newRecord('done', feedback, 0, 0), stepsDone: ['send'] }),
  );
  expect(await deliver()).toEqual({ sent: 1, sentKinds: ['survey'], failed: 0, remaining: 0 });
  expect(world.provider.calls).toBe(0);
});

describe('a sign-up, whose answer nobody can read,', () => {
  const notes = () => world.run(tab.outbox.unseenAnswers());

  it('leaves a note where it goes out in the background, until its visitor removes it', async () => {
    const id = await saved(signUp);
    await deliver();
    expect(await notes()).toEqual([{ id, at: world.now }]);
    await world.run(tab.outbox.forgetUnseenAnswer(id));
    expect(await notes()).toEqual([]);
    // The database still knows that the submission was sent.
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'already-sent' });
    await world.run(tab.outbox.forgetUnseenAnswer('unknown'));
    expect(await world.run(tab.outbox.sentMarks())).toBe(1);
  });

  it('is counted apart from what was accepted, also where a message before it waits or is refused', async () => {
    await saved(hello);
    await saved(signUp);
    expect(await deliverMeeting({ status: 412 })).toMatchObject({ sentKinds: ['newsletter'], remaining: 1 });
    await saved(signUp);
    await world.pass(6 * HOUR_MS);
    expect(await deliverMeeting({ status: 400 })).toEqual({
      sent: 1,
      sentKinds: ['newsletter'],
      failed: 1,
      remaining: 0,
    });
  });

  it('leaves none where its visitor waits for it, nor does what can be read', async () => {
    const id = await saved(signUp);
    await world.run(tab.outbox.sendNow(id));
    await saved(feedback);
    await deliver();
    expect(await notes()).toEqual([]);
  });

  it('is noted in the order in which they went out, whatever their numbers, for 30 days', async () => {
    const first = await saved(signUp, 'z');
    await deliver();
    await world.pass(DAY_MS);
    const second = await saved(signUp);
    await deliver();
    expect((await notes()).map(({ id }) => id)).toEqual([first, second]);
    await world.pass(29 * DAY_MS);
    await saved(feedback);
    await deliver();
    expect((await notes()).map(({ id }) => id)).toEqual([second]);
  });
});

it('asks our own site only where a call in the background got no answer, and the browser says online', async () => {
  await saved();
  await deliverMeeting({ status: 500 });
  await world.pass(60_000);
  world.provider.onArrival = () => {
    world.online = false;
  };
  await deliverMeeting('lost');
  world.online = true;
  world.provider.onArrival = () => {};
  world.provider.fates = ['unreachable', 'unreachable'];
  await world.run(tab.outbox.submit(feedback));
  expect(world.probes).toBe(0);
  await world.pass(60_000);
  await deliverMeeting('unreachable');
  expect(world.probes).toBe(1);
});

describe('an error in the background', () => {
  // The first try happened offline and does not count here.
  it.each<[Fate, number]>([
    [{ status: 500 }, 875],
    [{ status: 503 }, 875],
    [{ status: 429 }, 2_000],
    ['unreachable', 875],
    [{ status: 404 }, 60_000],
    [{ status: 412, text: 'Invalid grant' }, 6 * HOUR_MS],
    [{ status: 402, text: 'Monthly quota reached' }, 6 * HOUR_MS],
    [{ status: 400, text: 'You have reached the monthly limit' }, 6 * HOUR_MS],
  ])('%j waits %i ms, and then goes out', async (fate, waitMs) => {
    await saved();
    expect(await deliverMeeting(fate)).toMatchObject({ sent: 0, failed: 0, remaining: 1 });
    const [entry] = await list();
    expect(entry).toMatchObject({ state: 'waiting', nextAttemptAt: world.now + waitMs });
    await world.pass(waitMs - 1);
    expect(await deliver()).toMatchObject({ sent: 0, remaining: 1 });
    await world.pass(1);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
  });

  it.each([400, 403, 413, 422, 451])('%i is failed, and shown', async (status) => {
    await saved();
    expect(await deliverMeeting({ status, text: 'Variables size is over' })).toMatchObject({
      failed: 1,
      remaining: 0,
    });
    expect(await list()).toMatchObject([{ state: 'failed', lastError: { status, reason: 'rejected' } }]);
    expect(world.messages.at(-1)).toMatchObject({ type: 'submission-failed' });
  });

  it('413 is too long for ever, although its text speaks of a limit', async () => {
    await saved();
    expect(await deliverMeeting({ status: 413, text: 'Variables size limit' })).toMatchObject({
      failed: 1,
    });
  });

  /** Measures the pauses in seconds, passing each to its end. */
  async function waitsAfter(fate: Fate, rounds: number): Promise<number[]> {
    const waits: number[] = [];
    world.random = () => 0;
    for (let round = 0; round < rounds; round += 1) {
      await deliverMeeting(fate);
      const [entry] = await list();
      const ms = (entry?.nextAttemptAt ?? 0) - world.now;
      waits.push(ms / 1_000);
      await world.pass(ms);
    }
    return waits;
  }

  it.each<Fate>([{ status: 500 }, 'unreachable'])('doubles its wait up to an hour: %j', async (fate) => {
    await saved();
    const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];
    expect(await waitsAfter(fate, 14)).toEqual([...doubling, 3_600, 3_600]);
  });

  it('doubles its wait up to 30 seconds only, while our own site does not answer either', async () => {
    await saved();
    world.ownSiteAnswers = false;
    expect(await waitsAfter('unreachable', 7)).toEqual([2, 4, 8, 16, 30, 30, 30]);
    // Tries without a connection must not count as failures of the provider.
    world.ownSiteAnswers = true;
    expect(await waitsAfter('unreachable', 2)).toEqual([1, 2]);
    expect(await waitsAfter({ status: 500 }, 2)).toEqual([1, 2]);
    expect(await waitsAfter('unreachable', 1)).toEqual([1]);
  });

  it('404 is tried for more than a day, then it is failed', async () => {
    await saved();
    const from = world.now;
    const waits = await waitsAfter({ status: 404 }, 26);
    expect(waits).toEqual([60, 600, ...Array.from({ length: 24 }, () => 3_600)]);
    expect(world.now - from).toBeGreaterThan(DAY_MS);
    expect(await deliverMeeting({ status: 404 })).toMatchObject({ failed: 1, remaining: 0 });
    expect(await list()).toMatchObject([{ lastError: { status: 404, reason: 'rejected' } }]);
  });

  it.each<[Fate, string]>([
    [{ status: 500 }, 'server'],
    [{ status: 404 }, 'server'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 402, text: 'Monthly quota reached' }, 'rate-limited'],
    [{ status: 412 }, 'mailbox'],
    [{ status: 400 }, 'rejected'],
    ['unreachable', 'unreachable'],
  ])('%j is called %s', async (fate, reason) => {
    await saved();
    await deliverMeeting(fate);
    expect(await list()).toMatchObject([{ lastError: { reason } }]);
  });

  it.each<[Submission, string]>([
    [hello, 'Failed to send confirmation email'],
    [feedback, 'There was a problem submitting your feedback. Please try again.'],
    [signUp, 'There was a problem with your sign-up. Please try again later.'],
  ])('is told for what it is: $kind', async (submission, message) => {
    await saved(submission);
    expect(await list()).toMatchObject([{ lastError: { message } }]);
  });

  it('of a demonstration says what it is', () => {
    const facts = { now: NOON, random: 0, neverLeft: false, ownSiteAnswers: false, mayRetryNow: false };
    const answer = { kind: 'permanent', status: 0, text: DEMONSTRATION_TEXT } as const;
    const verdict = afterAnswer(newRecord('a', hello, 0, 0), 'reply', answer, { mode: 'background', ...facts });
    expect(verdict).toMatchObject({ failure: { reason: 'demonstration', message: DEMONSTRATION_TEXT } });
  });

  it('does not hold up the rest, unless it is the provider itself', async () => {
    await saved();
    await saved();
    expect(await deliverMeeting({ status: 500 })).toMatchObject({ sent: 1, remaining: 1 });
    await saved();
    await world.pass(30_000);
    world.provider.calls = 0;
    const report = await deliverMeeting({ status: 429 });
    expect(report).toMatchObject({ sent: 0, remaining: 2 });
    expect(world.provider.calls).toBe(1);
    expect((report.nextAttemptAt ?? 0) - world.now).toBeGreaterThanOrEqual(2_000);
  });
});

it('leaves what has to wait, however old it is, while it sends what is due', async () => {
  const waits = await saved();
  await deliverMeeting({ status: 412 });
  const due = await saved();
  expect(await deliver()).toMatchObject({ sent: 1, remaining: 1 });
  expect(world.provider.arrivals.map(({ id }) => id)).toEqual([waits, due]);
});

describe('a provider that cannot be reached', () => {
  /**
   * Simulates an open page that tries at the times given by the queue, until the submission is
   * given up or `forMs` have passed.
   */
  async function tryFor(forMs: number): Promise<number> {
    const until = world.now + forMs;
    for (let tries = 1; ; tries += 1) {
      const { failed, nextAttemptAt = until } = await deliverMeeting('unreachable');
      if (failed > 0 || nextAttemptAt >= until) return tries;
      await world.pass(nextAttemptAt - world.now);
    }
  }

  it('is tried for a day and 20 times, if our own site answers, and then given up', async () => {
    await saved();
    await tryFor(DAY_MS);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    await tryFor(2 * HOUR_MS);
    expect(await list()).toMatchObject([
      { state: 'failed', lastError: { reason: 'unreachable', message: 'This browser cannot reach our mail service' } },
    ]);
  });

  it('goes out when the provider is back after a day that was almost over', async () => {
    await saved();
    await tryFor(DAY_MS - 1);
    await world.pass(HOUR_MS);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
  });

  it('is not given up by a device that slept for the day and has tried twice', async () => {
    await saved();
    await deliverMeeting('unreachable');
    await world.pass(DAY_MS);
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
  });

  it('is given up after 20 tries where they took longer than a day', async () => {
    await saved();
    for (let round = 1; round < 20; round += 1) {
      expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
      await world.pass(2 * HOUR_MS);
    }
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 1, remaining: 0 });
  });

  it('is given up a day after the clock was set back, not days later', async () => {
    await saved();
    await deliverMeeting('unreachable');
    world.clockOffset -= 7 * DAY_MS;
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
    await tryFor(DAY_MS + 2 * HOUR_MS);
    expect(await list()).toMatchObject([{ state: 'failed' }]);
  });

  it('starts the day anew with any answer, and with Send now', async () => {
    const id = await saved();
    await tryFor(DAY_MS - HOUR_MS);
    await world.pass(HOUR_MS);
    await deliverMeeting({ status: 500 });
    await tryFor(DAY_MS - HOUR_MS);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    world.provider.fates = ['unreachable', 'unreachable'];
    expect(await world.run(tab.outbox.sendNow(id))).toMatchObject({ outcome: 'saved' });
    await tryFor(DAY_MS - HOUR_MS);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
  });

  it('holds up the rest of the queue for half a minute, however long its own wait is', async () => {
    await saved();
    await tryFor(12 * HOUR_MS);
    await world.pass(HOUR_MS);
    await saved();
    const { nextAttemptAt = 0 } = await deliverMeeting('unreachable');
    expect(nextAttemptAt - world.now).toBe(30_000);
  });

  it('is tried for ever while nothing else answers either', async () => {
    await saved();
    world.ownSiteAnswers = false;
    for (let round = 0; round < 30; round += 1) {
      await deliverMeeting('unreachable');
      await world.pass(HOUR_MS);
    }
    expect(await deliver()).toMatchObject({ sent: 1 });
  });
});

describe('a sender that was killed', () => {
  it.each<[string, number, boolean]>([
    ['before the auto-reply', 0, false],
    ['while the notification was out', 2, true],
  ])('%s: the holder of the lock takes over at once', async (_when, arrivals, marked) => {
    await saved(hello);
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
    await saved();
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
    await saved();
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
    const id = await saved();
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
    const id = await saved();
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
    await saved();
    const sending = world.open('sending');
    world.provider.fates = ['arrives-and-hangs'];
    void sending.outbox.deliver();
    await world.pass(15_000);
    expect(await deliver(world.open('no locks', { locks: 'missing' }))).toMatchObject({ sent: 0, remaining: 1 });
    expect(world.provider.arrivals).toHaveLength(1);
  });

  it('is not taken for one where the clock was set back, and it is still sending', async () => {
    await saved();
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
    await saved();
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
  await saved(hello);
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
    const id = await saved();
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
  await saved();
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
  const id = await saved(signUp);
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

it('does not wait until tomorrow because the clock was set back', async () => {
  await saved();
  await deliverMeeting({ status: 412 });
  world.clockOffset -= DAY_MS;
  expect(await deliver()).toMatchObject({ sent: 1 });
});

it('looks again in 5 seconds at what another tab is sending', async () => {
  await saved();
  const [other, own] = ['other', 'own'].map((name) => world.open(name, { locks: 'missing' })) as [Actor, Actor];
  world.provider.fates = ['hang'];
  void other.outbox.deliver();
  await world.quiet();
  expect(await deliver(own)).toMatchObject({ sent: 0, remaining: 1, nextAttemptAt: world.now + 5_000 });
});

describe('the lock', () => {
  it('is taken by a page if it is free, and waited for by the worker', async () => {
    await saved();
    await saved();
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
    for (let count = 0; count < 3; count += 1) await saved();
    // The second call waits until a second has passed, so it begins within this limit.
    expect(await deliver(tab, { waitForLockMs: 1_000 })).toMatchObject({ sent: 2, remaining: 1 });
  });

  it('that a page holds which is frozen for ever is not waited for: after minutes it goes by the lease', async () => {
    const id = await saved();
    const frozen = world.open('frozen');
    void world.locks.of(frozen, false).request('outbox', {}, () => new Promise(() => {}));
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
    void world.locks.of({}, false).request('outbox', {}, () => new Promise(() => {}));
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
    void world.locks.of({}, false).request('outbox', {}, () => new Promise(() => {}));
    world.clockOffset = -5 * 3_600_000;
    while (world.provider.calls === 0 && world.trueNow < NOON + 3_600_000) {
      await deliver();
      await world.pass(5_000);
    }
    expect(world.provider.arrivals[0]?.at).toBe(NOON + 4 * 60_000);
  });

  it('is stuck offline too: what its holder was sending waits then, and the queue does not look again', async () => {
    await isSent(NOON + 60_000);
    void world.locks.of({}, false).request('outbox', {}, () => new Promise(() => {}));
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
    await saved(hello);
    world.provider.nextFate = () => ({ status: 500 });
    for (let minutes = 0; minutes < 10; minutes += 1) {
      let release = (): void => {};
      void world.locks.of({}, false).request('outbox', {}, () => new Promise<void>((resolve) => (release = resolve)));
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
    await saved();
    await tab.world.run(tab.outbox.deliver());
    await saved();
    const holder = world.open('holder');
    void world.locks.of(holder, false).request('outbox', {}, () => new Promise(() => {}));
    const before = world.trueNow;
    const worker = world.open('worker');
    expect(await deliver(worker, { waitForLockMs: 120_000 })).toMatchObject({ remaining: 1 });
    expect(world.trueNow - before).toBe(120_000);
  });
});

it('does not write or send what a newer version has written, though it looks like ours', async () => {
  const newer = { ...newRecord('newer', feedback, 0, 0), version: 2 };
  await openDatabase().run('readwrite', ({ submissions }) => submissions.put(newer));
  expect(await deliver()).toEqual({ sent: 0, failed: 0, remaining: 0 });
  expect(await world.run(tab.outbox.sendNow('newer'))).toMatchObject({ outcome: 'not-stored' });
  expect(world.provider.calls).toBe(0);
  expect(await list()).toMatchObject([{ id: 'newer', unreadable: true }]);
  const stored = await openDatabase().run('readonly', ({ submissions }) => submissions.get('newer'));
  expect(stored).toEqual(newer);
});

describe('what another version of the site has written', () => {
  const strange = [
    { id: 'future', version: 2, kind: 'contact', words: ['?'] },
    { id: 'broken', version: 1, kind: 'contact', payload: null, state: 'waiting' },
  ];

  beforeEach(async () => {
    await openDatabase().run('readwrite', async ({ submissions }) => {
      for (const value of strange) await submissions.put(value);
    });
  });

  it('is kept and shown, and holds nothing up', async () => {
    await saved();
    expect(await deliver()).toMatchObject({ sent: 1, failed: 0, remaining: 0 });
    expect(await list()).toMatchObject([
      { id: 'broken', unreadable: true, kind: 'contact' },
      { id: 'future', unreadable: true, kind: 'contact' },
    ]);
  });

  it('is not edited, sent or written over, but can be deleted', async () => {
    expect(await world.run(tab.outbox.take('future'))).toBeUndefined();
    expect(await world.run(tab.outbox.sendNow('future'))).toMatchObject({ outcome: 'not-stored' });
    expect(await world.run(tab.outbox.submit(feedback, { id: 'future' }))).toEqual({
      outcome: 'sent',
    });
    expect(await list()).toHaveLength(2);
    await world.run(tab.outbox.remove('future'));
    expect(await list()).toHaveLength(1);
    // Another tab removes it again: a missing record is no error.
    await world.run(tab.outbox.remove('future'));
    expect(await list()).toHaveLength(1);
  });

  it('stays, with what waits, when something has expired', async () => {
    const id = await saved();
    await openDatabase().run('readwrite', async ({ submissions }) => {
      const old = newRecord('old', hello, 0, 0);
      await submissions.put({ ...old, state: 'failed', failedAt: world.now - 30 * DAY_MS });
      await submissions.put({ ...old, id: 'waits', failedAt: 0 });
    });
    expect((await list()).map((entry) => entry.id).toSorted()).toEqual(['broken', 'future', id, 'waits']);
  });

  it('is deleted one by one and altogether, whatever kind of key it has', async () => {
    const one = (byte: number): Uint8Array<ArrayBuffer> => new Uint8Array([byte]);
    const views = [one(7), one(8), new DataView(one(9).buffer), new DataView(one(10).buffer)];
    const bytes = [...views, one(11).buffer, one(12).buffer];
    const keys = [7, '7', new Date(7), new Date(8), ['7'], [7], ...bytes, 'number:7'];
    const write = () =>
      openDatabase().run('readwrite', async ({ submissions, meta }) => {
        for (const id of keys) await submissions.put({ id });
        await meta.put({ key: 7 });
      });
    await write();
    const entries = await list();
    expect(entries).toHaveLength(strange.length + keys.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length - 1);
    for (const { id } of entries) {
      const before = (await list()).length;
      await world.run(tab.outbox.remove(id));
      expect((await list()).length).toBe(before - 1);
    }
    await write();
    await world.run(tab.outbox.clear());
    const left = await openDatabase().run('readonly', async ({ submissions, meta }) => [
      ...(await submissions.all()),
      ...(await meta.all()),
    ]);
    expect(left).toEqual([]);
  });
});

describe('a record of which something is broken', () => {
  const sound = [hello, feedback, signUp].map((submission) => newRecord('a', submission, NOON, NOON));

  it.each(sound)('of a $kind is read only with every answer of its visitor', (record) => {
    expect(readRecord(record)).toEqual(record);
    const { kind, payload } = record;
    const step = kind === 'contact' ? 'reply' : 'send';
    const times = { createdAt: NOON, nextAttemptAt: NOON };
    expect(entryOf(record)).toEqual({
      id: 'a',
      kind,
      payload,
      state: 'waiting',
      ...times,
      step,
      possibleDuplicate: false,
    });
    for (const name of Object.keys(record.payload)) {
      expect(readRecord({ ...record, payload: { ...record.payload, [name]: undefined } }), name).toBeUndefined();
    }
  });

  it.each<object>([
    { id: 7 },
    { state: 'lost' },
    { kind: 'postcard' },
    { payload: null },
    { attempts: '1' },
    { notFoundAnswers: Number.NaN },
    { unanswered: undefined },
    { createdAt: 'today' },
    { nextAttemptAt: 9e15 },
    { scheduledAt: -9e15 },
    { leaseUntil: Number.POSITIVE_INFINITY },
    { stepsDone: 'reply' },
    { stepsDone: ['reply', 1] },
    { repliedTo: 'ada@mail.example' },
    { answerLost: 1 },
    { lastError: 'No' },
    { lastError: { reason: 'rejected' } },
    { failedAt: 'today' },
    { calling: 1 },
    { holder: [] },
    { guard: 'key' },
    { payload: [hello.payload] },
  ])('is not read with %j, but shown, with the day on which it was written', (broken) => {
    const record = { ...sound[0], ...broken };
    expect(readRecord(record)).toBeUndefined();
    expect(entryOf(record)).toMatchObject({
      unreadable: true,
      state: 'waiting',
      possibleDuplicate: false,
      kind: 'kind' in broken ? 'unknown' : 'contact',
      createdAt: 'createdAt' in broken ? 0 : NOON,
    });
  });

  it.each<object>([
    { repliedTo: [] },
    { stepsDone: [] },
    { failedAt: NOON, state: 'failed', lastError: { reason: 'rejected', message: 'No' } },
    { state: 'sending', answerLost: true, leaseUntil: 8e15, createdAt: -8e15 },
  ])('is not one with %j', (whole) => {
    const record = { ...sound[0], ...whole };
    expect(readRecord(record)).toEqual(record);
  });

  it('keeps what another version has written beside it', () => {
    const [contact] = sound;
    const other = { ...contact, color: 'red', payload: { ...hello.payload, company: 'Mousers' } };
    expect(readRecord(other)).toEqual(other);
    expect(readRecord(Object.assign(Object.create({ version: 2 }), other))).toEqual(other);
  });

  it('is read where another version failed for a reason that this one does not know', () => {
    const lastError = { reason: 'moon', message: 'No', step: 'sing', status: '400', since: 5 };
    expect(readRecord({ ...sound[0], lastError })?.lastError).toEqual({ reason: 'rejected', message: 'No', since: 5 });
  });

  it('is shown also where it is no record at all', () => {
    expect(entryOf(null)).toMatchObject({ id: 'undefined:undefined', kind: 'unknown', unreadable: true, createdAt: 0 });
  });
});

it('keeps what failed for 30 days and says until when', async () => {
  await saved();
  await deliverMeeting({ status: 400 });
  const [entry] = await list();
  expect(entry?.deletesAt).toBe(world.now + 30 * DAY_MS);
  await world.pass(30 * DAY_MS - 1);
  expect(await list()).toHaveLength(1);
  await world.pass(1);
  world.messages.length = 0;
  expect(await list()).toEqual([]);
  // Data about the submission that is stored elsewhere, such as a draft, is deleted with it.
  expect(world.messages).toEqual([{ type: 'submission-removed', id: entry?.id }]);
});

it('tells what has expired also where only the queue is looked through', async () => {
  const id = await saved();
  await deliverMeeting({ status: 400 });
  await world.pass(30 * DAY_MS);
  world.messages.length = 0;
  await deliver();
  expect(world.messages).toEqual([{ type: 'submission-removed', id }]);
});

it.each([feedback, signUp])(
  'does not send again what was sent when the database refused the note: %j',
  async (what) => {
    const real = openDatabase();
    let refuses = false;
    const flaky = world.open('flaky', {
      database: {
        run: (mode, work) =>
          refuses
            ? real.run(mode, () => Promise.reject(new DOMException('full', 'QuotaExceededError')))
            : real.run(mode, work),
      },
    });
    await saved(what);
    world.provider.onArrival = () => {
      refuses = true;
    };
    await expect(world.run(flaky.outbox.deliver())).rejects.toThrow('full');
    refuses = false;
    expect(await deliver(flaky)).toMatchObject({ remaining: 0, sent: 0 });
    expect(world.provider.arrivals).toHaveLength(1);
    // Only the answer to a sign-up cannot be read, so only its visitor gets a note about it.
    expect(await world.run(tab.outbox.unseenAnswers())).toHaveLength(what === signUp ? 1 : 0);
  },
);
