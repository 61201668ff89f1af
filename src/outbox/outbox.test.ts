import { beforeEach, describe, expect, it } from 'vitest';
import { hello } from '../../tests/setup/outbox-samples';
import { World } from '../../tests/setup/outbox-world';
import type { Actor } from '../../tests/setup/outbox-world';
import { createEntriesStore } from '../parts/outbox-status/use-outbox';
import { startDelivery } from '../pwa/delivery-triggers';
import { openDatabase } from './database';
import type { OutboxDatabase } from './database';
import type { OutboxEntry } from './outbox';

let world: World;
let tab: Actor;
let transactions: string[];

/** The browser's database, with a note of each transaction. */
function counted(): OutboxDatabase {
  const real = openDatabase();
  return {
    run(mode, work) {
      transactions.push(mode);
      return real.run(mode, work);
    },
  };
}

/** What a page does with its outbox: the delivery triggers and the entries that it shows. */
function asPage({ outbox }: Actor) {
  const timers: number[] = [];
  const seen: (readonly OutboxEntry[])[] = [];
  startDelivery(outbox, {
    page: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    now: () => world.now,
    setTimer: (_work, ms) => {
      timers.push(ms);
      return () => {};
    },
    registerSync: () => Promise.resolve(),
    persistStorage: () => Promise.resolve(),
  });
  const store = createEntriesStore({ load: () => Promise.resolve(outbox), onReturn: () => () => {} });
  store.subscribe(() => seen.push(store.getSnapshot().entries));
  return { timers, seen };
}

beforeEach(() => {
  world = new World();
  transactions = [];
  tab = world.open('tab', { database: counted() });
});

describe('a contact message that is sent online', () => {
  it('costs at most 8 transactions with everything that listens in the page', async () => {
    const { seen } = asPage(tab);
    await world.quiet();
    transactions = [];
    expect(await world.run(tab.outbox.submit(hello))).toEqual({ outcome: 'sent' });
    await world.quiet();
    console.log(
      transactions,
      seen.map((e) => e.map((x) => [x.state, x.step])),
    );
  });
  it('first', async () => {
    asPage(tab);
    expect(await world.run(tab.outbox.submit(hello))).toEqual({ outcome: 'sent' });
    await world.quiet();
    console.log(transactions);
  });
});
