import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fate } from '../../tests/setup/simulation/outbox-provider';
import { feedback, hello } from '../../tests/setup/simulation/outbox-samples';
import { FlakyDatabase, World } from '../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../tests/setup/simulation/outbox-world';
import { createEntriesStore } from '../parts/outbox-status/use-outbox';
import { startDelivery } from '../pwa/delivery-triggers';
import type { OutboxMessage } from './delivery/outbox-channel';
import type { OutboxEntry, OwnChange } from './outbox';
import { DatabaseUnavailable, openDatabase } from './store/database';
import type { OutboxDatabase } from './store/database';
import { countOutbox } from './store/outbox-entry';
import { newRecord } from './store/record';

const DAY_MS = 24 * 3_600_000;

let world: World;
let tab: Actor;
let transactions: string[];
let refuses: boolean;

/** A database that records each transaction, and refuses all of them when told to. */
function watched(): OutboxDatabase {
  const real = openDatabase();
  return {
    run(mode, work) {
      transactions.push(mode);
      return refuses ? Promise.reject(new DatabaseUnavailable('refused')) : real.run(mode, work);
    },
  };
}

/** Does what a page does with its outbox: starts the delivery triggers and shows the entries. */
function asPage(actor: Actor) {
  const { outbox } = actor;
  const seen: (readonly OutboxEntry[])[] = [];
  const tags: string[] = [];
  startDelivery(outbox, {
    page: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    clock: {
      now: () => world.now,
      after(ms, fire) {
        const timer = { at: world.trueNow + ms, actor, fire };
        world.timers.push(timer);
        return () => {
          if (world.timers.includes(timer)) world.timers.splice(world.timers.indexOf(timer), 1);
        };
      },
    },
    registerSync: (tag) => Promise.resolve(void tags.push(tag)),
    tellSent: () => Promise.resolve(),
    tellFailed: () => Promise.resolve(),
    closeStillWaiting: () => Promise.resolve(),
    persistStorage: () => Promise.resolve(),
    showOnIcon: () => Promise.resolve(),
  });
  const store = createEntriesStore({ load: () => Promise.resolve(outbox), onReturn: () => () => {} });
  store.subscribe(() => seen.push(store.getSnapshot().entries));
  return { seen, tags, shown: () => store.getSnapshot().entries };
}

beforeEach(() => {
  world = new World();
  transactions = [];
  refuses = false;
  tab = world.open('tab', { database: watched() });
});

afterEach(() => vi.restoreAllMocks());

const run = <T>(promise: Promise<T>): Promise<T> => world.run(promise);

describe('a contact message that is sent online', () => {
  it('costs 6 transactions, with all that listens in the page', async () => {
    const { seen, tags } = asPage(tab);
    await world.quiet();
    transactions = [];
    expect(await run(tab.outbox.submit(hello))).toEqual({ outcome: 'sent' });
    await world.quiet();
    expect(transactions).toHaveLength(6);
    // The page nevertheless shows each step, and the worker would be started if this page died.
    const steps = seen.map((entries) => entries.map(({ state, step }) => `${state} ${step}`));
    expect(steps).toEqual([[], ['waiting reply'], ['sending reply'], ['sending notify'], []]);
    expect(tags).toEqual(['outbox']);
  });

  it('costs at most 8, where all that listens starts with it', async () => {
    const { shown } = asPage(tab);
    expect(await run(tab.outbox.submit(hello))).toEqual({ outcome: 'sent' });
    await world.quiet();
    expect(transactions.length).toBeLessThanOrEqual(8);
    expect(shown()).toEqual([]);
  });
});

describe('what waits goes out by itself from an open page', () => {
  const goesOut = async (): Promise<void> => {
    await world.pass(DAY_MS);
    expect(world.provider.accepted('survey')).toHaveLength(1);
    expect(await run(tab.outbox.list())).toEqual([]);
  };

  it('after a send of its own that got no answer', async () => {
    asPage(tab);
    await world.quiet();
    world.provider.fates = ['unreachable', 'unreachable'];
    expect(await run(tab.outbox.submit(feedback))).toMatchObject({ outcome: 'saved' });
    await goesOut();
  });

  it.each<Fate>([{ status: 429 }, 'lost'])('but one that gets %j holds the others up', async (fate) => {
    const ids = [await tab.saveOffline(), await tab.saveOffline()];
    await world.pass(60_000);
    world.provider.nextFate = () => fate;
    asPage(tab);
    const called = (): Set<string> => new Set(world.provider.arrivals.map(({ id }) => id));
    await world.pass(10_000);
    expect(called()).toEqual(new Set(ids.slice(0, 1)));
    await world.pass(120_000);
    expect(called()).toEqual(new Set(ids));
  });

  it('after a send of its own that the database cut short', async () => {
    asPage(tab);
    await world.quiet();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    world.provider.onArrival = () => {
      refuses = true;
    };
    world.provider.fates = ['lost'];
    expect(await run(tab.outbox.submit(feedback))).toMatchObject({
      outcome: 'not-stored',
      failure: { reason: 'storage' },
    });
    refuses = false;
    world.provider.onArrival = () => {};
    await world.pass(DAY_MS);
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
    expect(await run(tab.outbox.list())).toEqual([]);
  });

  it('after another tab has written it and died', async () => {
    asPage(tab);
    await world.quiet();
    const other = world.open('other tab');
    world.provider.fates = ['unreachable', 'unreachable'];
    await run(other.outbox.submit(feedback));
    other.kill();
    await goesOut();
  });

  it('after another tab had the lock for longer than a visitor waits', async () => {
    asPage(tab);
    await world.quiet();
    const other = world.open('other tab');
    let done = (): void => {};
    const busy = new Promise<void>((resolve) => (done = resolve));
    void world.locks.of(other, false).request('outbox', {}, () => busy);
    expect(await run(tab.outbox.submit(feedback))).toMatchObject({ outcome: 'saved' });
    done();
    await goesOut();
  });

  it('after an edit that was left', async () => {
    const id = await tab.saveOffline();
    asPage(tab);
    await run(tab.outbox.take(id));
    await world.pass(60_000);
    expect(world.provider.arrivals).toEqual([]);
    await run(tab.outbox.release(id));
    await world.quiet();
    expect(world.provider.arrivals).toHaveLength(1);
  });
});

describe('what the database did not take is written by the page that knows it', () => {
  it.each(['submit', 'sendNow'] as const)('a yes, after %s: nobody sends it again', async (how) => {
    asPage(tab);
    await world.quiet();
    let id = '';
    if (how === 'sendNow') {
      world.provider.fates = [{ status: 400 }];
      const refused = await world.run(tab.outbox.submit(feedback));
      id = 'id' in refused ? refused.id : '';
    }
    const before = world.provider.arrivals.length;
    world.provider.onArrival = () => {
      refuses = true;
    };
    const sent = world.run(how === 'submit' ? tab.outbox.submit(feedback) : tab.outbox.sendNow(id));
    expect(await sent).toEqual({ outcome: 'sent' });
    refuses = false;
    // Nothing is pressed, and no message comes from other tabs.
    await world.pass(5 * 60_000);
    tab.kill();
    const next = world.open('next');
    await world.run(next.outbox.deliver());
    expect(world.provider.arrivals.length - before).toBe(1);
    expect(await world.run(next.outbox.sentMarks())).toBe(1);
  });

  it('a no: the entry does not stay in sending', async () => {
    const { shown } = asPage(tab);
    await world.quiet();
    world.provider.fates = [{ status: 400 }, { status: 400 }];
    world.provider.onArrival = () => {
      refuses = true;
    };
    expect(await world.run(tab.outbox.submit(feedback))).toMatchObject({ outcome: 'failed' });
    refuses = false;
    world.provider.onArrival = () => undefined;
    await world.pass(5 * 60_000);
    expect(shown().map(({ state }) => state)).toEqual(['failed']);
  });
});

it('counts apart what goes out by itself and what somebody has to look after', () => {
  const waits = { state: 'waiting' } as const;
  expect(countOutbox([waits, { state: 'sending' }, { state: 'failed' }, { ...waits, unreadable: true }])).toEqual({
    waiting: 2,
    notSent: 2,
  });
  expect(countOutbox([])).toEqual({ waiting: 0, notSent: 0 });
});

describe('find', () => {
  it('tells what is there, what was sent, and what is neither', async () => {
    const id = await tab.saveOffline();
    expect(await run(tab.outbox.find(id))).toEqual((await run(tab.outbox.list()))[0]);
    await run(tab.outbox.sendNow(id));
    expect(await run(tab.outbox.find(id))).toBe('sent');
    const deleted = await tab.saveOffline();
    await run(tab.outbox.remove(deleted));
    expect(await run(tab.outbox.find(deleted))).toBe('gone');
  });

  it('tells what was deleted from what the browser has deleted with everything else', async () => {
    expect(await run(tab.outbox.find('any'))).toBe('emptied');
    world.online = false;
    const id = await tab.saveOffline();
    await run(tab.outbox.remove(id));
    // Nobody was ever called.
    expect(await run(tab.outbox.find(id))).toBe('gone');
    world.online = true;
    expect(await run(tab.outbox.submit(hello))).toEqual({ outcome: 'sent' });
    await run(tab.outbox.clear());
    expect(await run(tab.outbox.find(id))).toBe('emptied');
  });

  it('reads once, writes nothing and calls no provider', async () => {
    const id = await tab.saveOffline();
    const { calls } = world.provider;
    transactions = [];
    await run(tab.outbox.find(id));
    expect(transactions).toEqual(['readonly']);
    expect(world.provider.calls).toBe(calls);
  });

  it('shows what it cannot read, and not what is only waiting to be deleted', async () => {
    await openDatabase().run('readwrite', async ({ submissions }) => {
      await submissions.put({ id: 'newer', version: 2, kind: 'contact' });
      await submissions.put({ ...newRecord('old', hello, 0, 0), state: 'failed', failedAt: world.now - 30 * DAY_MS });
    });
    expect(await run(tab.outbox.find('newer'))).toMatchObject({ id: 'newer', unreadable: true });
    expect(await run(tab.outbox.find('old'))).toBe('gone');
  });

  it('rejects where the database cannot be read', async () => {
    refuses = true;
    await expect(run(tab.outbox.find('any'))).rejects.toThrow(DatabaseUnavailable);
  });
});

describe('subscribe', () => {
  let heard: [OutboxMessage, OwnChange | undefined][];
  beforeEach(() => {
    heard = [];
  });
  const listenTo = ({ outbox }: Actor) => outbox.subscribe((message, own) => heard.push([message, own]));

  it('brings what this page changed with the entry as it stands now', async () => {
    listenTo(tab);
    const id = await tab.saveOffline();
    const [entry] = await run(tab.outbox.list());
    expect(heard.at(-1)).toEqual([{ type: 'submission-waiting', id }, { entry }]);
    world.provider.fates = [{ status: 400 }];
    await run(tab.outbox.sendNow(id));
    expect(heard.at(-1)).toMatchObject([{ type: 'submission-failed', id }, { entry: { id, state: 'failed' } }]);
    await run(tab.outbox.sendNow(id));
    expect(heard.at(-1)).toEqual([{ type: 'submission-sent', id, kind: 'survey' }, { entry: undefined }]);
  });

  it('tells what was deleted, alone or with everything', async () => {
    listenTo(tab);
    const [first, second] = [await tab.saveOffline(), await tab.saveOffline()];
    heard = [];
    await run(tab.outbox.remove(first));
    await run(tab.outbox.clear());
    expect(heard.map(([message]) => message)).toEqual([
      { type: 'submission-removed', id: first },
      { type: 'submission-removed', id: second },
      { type: 'outbox-changed' },
    ]);
  });

  it('brings what others say as they say it, and nothing after the end', async () => {
    const other = world.open('other tab');
    const stop = listenTo(tab);
    const id = await other.saveOffline();
    await run(other.outbox.sendNow(id));
    await run(other.outbox.remove(id));
    await world.quiet();
    expect(heard).toEqual(world.messages.map((message) => [message, undefined]));
    expect(heard.map(([{ type }]) => type)).toContain('submission-sent');
    stop();
    heard = [];
    await run(other.outbox.clear());
    await world.quiet();
    expect(heard).toEqual([]);
  });

  it('tells of an edit what is held back and let go, and nothing of what cannot be edited', async () => {
    const id = await tab.saveOffline();
    listenTo(tab);
    await run(tab.outbox.take(id));
    expect(heard).toMatchObject([[{ type: 'outbox-changed' }, { entry: { id } }]]);
    await run(tab.outbox.release(id));
    expect(heard.at(-1)).toMatchObject([{ type: 'submission-waiting', id }, { entry: { id } }]);
    heard = [];
    expect(await run(tab.outbox.take('nobody'))).toBeUndefined();
    await run(tab.outbox.release('nobody'));
    expect(heard).toEqual([]);
    world.provider.fates = [{ status: 400 }];
    await run(tab.outbox.sendNow(id));
    heard = [];
    await run(tab.outbox.release(id));
    expect(heard).toEqual([]);
  });

  it('goes on for the others when one has enough, and holds nothing open for nobody', () => {
    const stop = listenTo(tab);
    const stopOther = tab.outbox.subscribe(() => undefined);
    expect(world.ears.size).toBe(1);
    stopOther();
    expect(world.ears.size).toBe(1);
    world.ears.forEach((_actor, hear) => hear({ type: 'submission-failed', id: 'a', kind: 'survey' }));
    expect(heard).toEqual([[{ type: 'submission-failed', id: 'a', kind: 'survey' }, undefined]]);
    stop();
    expect(world.ears.size).toBe(0);
  });

  it.each([
    undefined,
    null,
    'outbox-changed',
    {},
    { type: 'something newer', id: 'a' },
    { type: 'something newer', id: 'a', kind: 'survey' },
    { type: 'submission-sent' },
    { type: 'submission-sent', id: 'a', kind: 'postcard' },
    { type: 'submission-failed', id: 'a' },
    { type: 'submission-waiting', id: 7 },
  ])('takes %j of another version of the site for a change', async (message) => {
    listenTo(tab);
    world.ears.forEach((_actor, hear) => hear(message));
    expect(heard).toEqual([[{ type: 'outbox-changed' }, undefined]]);
  });
});

describe('clear', () => {
  it('forgets what waits and the numbers of what was sent, and tells the other tabs', async () => {
    await run(tab.outbox.submit(feedback));
    expect(await run(tab.outbox.sentMarks())).toBe(1);
    world.online = false;
    await run(tab.outbox.submit(hello));
    expect(await run(tab.outbox.list())).toHaveLength(1);

    expect(await run(tab.outbox.clear())).toBe('cleared');
    expect(await run(tab.outbox.list())).toEqual([]);
    expect(await run(tab.outbox.sentMarks())).toBe(0);
    expect(world.messages.at(-1)).toEqual({ type: 'outbox-changed' });
    world.online = true;
    await run(tab.outbox.deliver());
    expect(world.provider.arrivals).toHaveLength(1);
  });

  it('clears nothing while a message is on its way, and does not cut it off', async () => {
    const other = world.open('other');
    let answer = (): void => {};
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    void other.world.locks.of(other, false).request('outbox', {}, () => silence);
    world.online = false;
    await run(tab.outbox.submit(hello));
    expect(await run(tab.outbox.clear())).toBe('busy');
    expect(await run(tab.outbox.list())).toHaveLength(1);
    answer();
    expect(await run(tab.outbox.clear())).toBe('cleared');
  });

  it.each(['missing', 'shared'] as const)(
    'clears nothing while a page without locks sends, if the locks of the own page are %s',
    async (locks) => {
      const other = world.open('other', { locks: 'missing' });
      const own = world.open('own', { locks });
      world.provider.fates = ['arrives-and-hangs'];
      void other.outbox.submit(hello);
      await world.goOnUntil(() => world.provider.calls === 1);
      expect(await run(own.outbox.clear())).toBe('busy');
      expect(await run(own.outbox.list())).toHaveLength(1);
      other.kill();
      await world.pass(60_000);
      expect(await run(own.outbox.clear())).toBe('cleared');
      expect(await run(own.outbox.list())).toEqual([]);
    },
  );

  it('does not wait for a sender whose lease is from before the clock was set back', async () => {
    const other = world.open('other', { locks: 'missing' });
    world.provider.fates = ['hang'];
    void other.outbox.submit(hello);
    await world.goOnUntil(() => world.provider.calls === 1);
    other.kill();
    world.clockOffset = -DAY_MS;
    expect(await run(tab.outbox.clear())).toBe('cleared');
  });

  it.each(['missing', 'shared'] as const)(
    'brings nothing back from a page that was frozen during a call, if its locks are %s',
    async (locks) => {
      const frozen = world.open('frozen', { locks });
      const other = world.open('other');
      world.provider.fates = [{ status: 200 }, 'unreachable'];
      world.scheduled = true;
      const sending = frozen.outbox.submit(hello);
      await world.goOnUntil(() => world.provider.calls === 2);
      world.frozen = frozen;
      // The browser takes the lock of a page in the back/forward cache.
      if (locks === 'shared') world.locks.takeAway();
      expect(await run(other.outbox.clear())).toBe('busy');
      world.trueNow += 60_000;
      expect(await run(other.outbox.clear())).toBe('cleared');
      world.frozen = undefined;
      world.scheduled = false;
      await world.goOnUntil(() => world.parked.length === 0);
      // The call got no answer, so the page cannot know whether it arrived.
      expect(await run(sending)).toEqual({ outcome: 'removed', mayHaveArrived: true });
      expect(world.provider.calls).toBe(2);
      expect(await run(other.outbox.list())).toEqual([]);
    },
  );

  it('remembers nothing of what was sent but not noted, once everything is cleared', async () => {
    const database = new FlakyDatabase();
    const flaky = world.open('flaky', { database });
    world.provider.onArrival = () => {
      database.refuses = true;
    };
    expect(await run(flaky.outbox.submit(feedback))).toEqual({ outcome: 'sent' });
    database.refuses = false;
    expect(await run(flaky.outbox.clear())).toBe('cleared');
    await run(flaky.outbox.deliver());
    expect(await run(flaky.outbox.sentMarks())).toBe(0);
  });
});

it('remembers nothing of what was half sent, once everything is cleared: it is sent from its beginning', async () => {
  world.provider.onArrival = () => {
    refuses = true;
  };
  const half = await run(tab.outbox.submit(hello));
  const id = 'id' in half ? half.id : '';
  refuses = false;
  // The database says until then that the message is being sent.
  await world.pass(60_000);
  expect(await run(tab.outbox.clear())).toBe('cleared');
  refuses = true;
  expect(await run(tab.outbox.submit(hello, { id }))).toEqual({ outcome: 'sent' });
  expect(world.provider.arrivals.map(({ template }) => template)).toEqual(['reply', 'reply', 'notify']);
});

it('forgets the number of what was sent after 30 days', async () => {
  const thirtyDays = 30 * 24 * 3_600_000;
  await run(tab.outbox.submit(feedback));
  await world.pass(thirtyDays - 10_000);
  await run(tab.outbox.submit(feedback));
  expect(await run(tab.outbox.sentMarks())).toBe(2);
  await world.pass(10_000);
  await run(tab.outbox.submit(feedback));
  expect(await run(tab.outbox.sentMarks())).toBe(2);
  expect(await run(tab.outbox.find('id-1'))).toBe('gone');
});
