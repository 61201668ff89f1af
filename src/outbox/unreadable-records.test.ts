import { beforeEach, describe, expect, it } from 'vitest';
import { feedback, hello } from '../../tests/setup/simulation/outbox-samples';
import { World } from '../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../tests/setup/simulation/outbox-world';
import { openDatabase } from './store/database';
import { newRecord } from './store/record';

const DAY_MS = 24 * 3_600_000;

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const list = () => world.run(tab.outbox.list());
const deliver = (actor = tab, options = {}) => world.run(actor.outbox.deliver(options));

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
    await tab.saveOffline();
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
    const id = await tab.saveOffline();
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
