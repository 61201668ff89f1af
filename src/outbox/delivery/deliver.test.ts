import { beforeEach, describe, expect, it } from 'vitest';
import type { Fate } from '../../../tests/setup/simulation/outbox-provider';
import { feedback, hello, helloWith, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { NOON, World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { openDatabase } from '../store/database';
import { newRecord } from '../store/record';
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

async function deliverMeeting(...fates: Fate[]) {
  world.provider.fates = fates;
  return deliver();
}

it('sends everything that waits, oldest first, a second apart', async () => {
  await tab.saveOffline();
  await tab.saveOffline(hello);
  await tab.saveOffline(helloWith({ name: 'Grace' }));
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
  const id = await tab.saveOffline();
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
    const id = await tab.saveOffline(signUp);
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
    await tab.saveOffline(hello);
    await tab.saveOffline(signUp);
    expect(await deliverMeeting({ status: 412 })).toMatchObject({ sentKinds: ['newsletter'], remaining: 1 });
    await tab.saveOffline(signUp);
    await world.pass(6 * HOUR_MS);
    expect(await deliverMeeting({ status: 400 })).toEqual({
      sent: 1,
      sentKinds: ['newsletter'],
      failed: 1,
      remaining: 0,
    });
  });

  it('leaves none where its visitor waits for it, nor does what can be read', async () => {
    const id = await tab.saveOffline(signUp);
    await world.run(tab.outbox.sendNow(id));
    await tab.saveOffline(feedback);
    await deliver();
    expect(await notes()).toEqual([]);
  });

  it('is noted in the order in which they went out, whatever their numbers, for 30 days', async () => {
    const first = await tab.saveOffline(signUp, 'z');
    await deliver();
    await world.pass(DAY_MS);
    const second = await tab.saveOffline(signUp);
    await deliver();
    expect((await notes()).map(({ id }) => id)).toEqual([first, second]);
    await world.pass(29 * DAY_MS);
    await tab.saveOffline(feedback);
    await deliver();
    expect((await notes()).map(({ id }) => id)).toEqual([second]);
  });
});

it('asks our own site only where a call in the background got no answer, and the browser says online', async () => {
  await tab.saveOffline();
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
    await tab.saveOffline();
    expect(await deliverMeeting(fate)).toMatchObject({ sent: 0, failed: 0, remaining: 1 });
    const [entry] = await list();
    expect(entry).toMatchObject({ state: 'waiting', nextAttemptAt: world.now + waitMs });
    await world.pass(waitMs - 1);
    expect(await deliver()).toMatchObject({ sent: 0, remaining: 1 });
    await world.pass(1);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
  });

  it.each([400, 403, 413, 422, 451])('%i is failed, and shown', async (status) => {
    await tab.saveOffline();
    expect(await deliverMeeting({ status, text: 'Variables size is over' })).toMatchObject({
      failed: 1,
      remaining: 0,
    });
    expect(await list()).toMatchObject([{ state: 'failed', lastError: { status, reason: 'rejected' } }]);
    expect(world.messages.at(-1)).toMatchObject({ type: 'submission-failed' });
  });

  it('413 is too long for ever, although its text speaks of a limit', async () => {
    await tab.saveOffline();
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
    await tab.saveOffline();
    const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];
    expect(await waitsAfter(fate, 14)).toEqual([...doubling, 3_600, 3_600]);
  });

  it('doubles its wait up to 30 seconds only, while our own site does not answer either', async () => {
    await tab.saveOffline();
    world.ownSiteAnswers = false;
    expect(await waitsAfter('unreachable', 7)).toEqual([2, 4, 8, 16, 30, 30, 30]);
    // Tries without a connection must not count as failures of the provider.
    world.ownSiteAnswers = true;
    expect(await waitsAfter('unreachable', 2)).toEqual([1, 2]);
    expect(await waitsAfter({ status: 500 }, 2)).toEqual([1, 2]);
    expect(await waitsAfter('unreachable', 1)).toEqual([1]);
  });

  it('404 is tried for more than a day, then it is failed', async () => {
    await tab.saveOffline();
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
    await tab.saveOffline();
    await deliverMeeting(fate);
    expect(await list()).toMatchObject([{ lastError: { reason } }]);
  });

  it.each<[Submission, string]>([
    [hello, 'Failed to send confirmation email'],
    [feedback, 'There was a problem submitting your feedback. Please try again.'],
    [signUp, 'There was a problem with your sign-up. Please try again later.'],
  ])('is told for what it is: $kind', async (submission, message) => {
    await tab.saveOffline(submission);
    expect(await list()).toMatchObject([{ lastError: { message } }]);
  });

  it('of a demonstration says what it is', () => {
    const facts = { now: NOON, random: 0, neverLeft: false, ownSiteAnswers: false, mayRetryNow: false };
    const answer = { kind: 'permanent', status: 0, text: DEMONSTRATION_TEXT } as const;
    const verdict = afterAnswer(newRecord('a', hello, 0, 0), 'reply', answer, { mode: 'background', ...facts });
    expect(verdict).toMatchObject({ failure: { reason: 'demonstration', message: DEMONSTRATION_TEXT } });
  });

  it('does not hold up the rest, unless it is the provider itself', async () => {
    await tab.saveOffline();
    await tab.saveOffline();
    expect(await deliverMeeting({ status: 500 })).toMatchObject({ sent: 1, remaining: 1 });
    await tab.saveOffline();
    await world.pass(30_000);
    world.provider.calls = 0;
    const report = await deliverMeeting({ status: 429 });
    expect(report).toMatchObject({ sent: 0, remaining: 2 });
    expect(world.provider.calls).toBe(1);
    expect((report.nextAttemptAt ?? 0) - world.now).toBeGreaterThanOrEqual(2_000);
  });
});

it('leaves what has to wait, however old it is, while it sends what is due', async () => {
  const waits = await tab.saveOffline();
  await deliverMeeting({ status: 412 });
  const due = await tab.saveOffline();
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
    await tab.saveOffline();
    await tryFor(DAY_MS);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    await tryFor(2 * HOUR_MS);
    expect(await list()).toMatchObject([
      { state: 'failed', lastError: { reason: 'unreachable', message: 'This browser cannot reach our mail service' } },
    ]);
  });

  it('goes out when the provider is back after a day that was almost over', async () => {
    await tab.saveOffline();
    await tryFor(DAY_MS - 1);
    await world.pass(HOUR_MS);
    expect(await deliver()).toMatchObject({ sent: 1, remaining: 0 });
  });

  it('is not given up by a device that slept for the day and has tried twice', async () => {
    await tab.saveOffline();
    await deliverMeeting('unreachable');
    await world.pass(DAY_MS);
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
  });

  it('is given up after 20 tries where they took longer than a day', async () => {
    await tab.saveOffline();
    for (let round = 1; round < 20; round += 1) {
      expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
      await world.pass(2 * HOUR_MS);
    }
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 1, remaining: 0 });
  });

  it('is given up a day after the clock was set back, not days later', async () => {
    await tab.saveOffline();
    await deliverMeeting('unreachable');
    world.clockOffset -= 7 * DAY_MS;
    expect(await deliverMeeting('unreachable')).toMatchObject({ failed: 0, remaining: 1 });
    await tryFor(DAY_MS + 2 * HOUR_MS);
    expect(await list()).toMatchObject([{ state: 'failed' }]);
  });

  it('starts the day anew with any answer, and with Send now', async () => {
    const id = await tab.saveOffline();
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
    await tab.saveOffline();
    await tryFor(12 * HOUR_MS);
    await world.pass(HOUR_MS);
    await tab.saveOffline();
    const { nextAttemptAt = 0 } = await deliverMeeting('unreachable');
    expect(nextAttemptAt - world.now).toBe(30_000);
  });

  it('is tried for ever while nothing else answers either', async () => {
    await tab.saveOffline();
    world.ownSiteAnswers = false;
    for (let round = 0; round < 30; round += 1) {
      await deliverMeeting('unreachable');
      await world.pass(HOUR_MS);
    }
    expect(await deliver()).toMatchObject({ sent: 1 });
  });
});

it('does not wait until tomorrow because the clock was set back', async () => {
  await tab.saveOffline();
  await deliverMeeting({ status: 412 });
  world.clockOffset -= DAY_MS;
  expect(await deliver()).toMatchObject({ sent: 1 });
});

it('keeps what failed for 30 days and says until when', async () => {
  await tab.saveOffline();
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
  const id = await tab.saveOffline();
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
    await tab.saveOffline(what);
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
