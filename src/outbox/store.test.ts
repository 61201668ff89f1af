import { beforeEach, expect, it } from 'vitest';
import { feedback, hello } from '../../tests/setup/outbox-samples';
import { World, type Actor } from '../../tests/setup/outbox-world';
import { DatabaseUnavailable, openDatabase } from './database';

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

it('forgets what waits and the numbers of what was sent, and tells the other tabs', async () => {
  await world.run(tab.outbox.submit(feedback));
  expect(await world.run(tab.outbox.sentMarks())).toBe(1);
  world.online = false;
  await world.run(tab.outbox.submit(hello));
  expect(await world.run(tab.outbox.list())).toHaveLength(1);

  expect(await world.run(tab.outbox.clear())).toBe('cleared');
  expect(await world.run(tab.outbox.list())).toEqual([]);
  expect(await world.run(tab.outbox.sentMarks())).toBe(0);
  expect(world.messages.at(-1)).toEqual({ type: 'outbox-changed' });
  world.online = true;
  await world.run(tab.outbox.deliver());
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
  await world.run(tab.outbox.submit(hello));
  expect(await world.run(tab.outbox.clear())).toBe('busy');
  expect(await world.run(tab.outbox.list())).toHaveLength(1);
  answer();
  expect(await world.run(tab.outbox.clear())).toBe('cleared');
});

it('remembers nothing of what was sent but not noted, once everything is cleared', async () => {
  const real = openDatabase();
  let refuses = false;
  const flaky = world.open('flaky', {
    database: {
      run: (mode, work) => (refuses ? Promise.reject(new DatabaseUnavailable('full')) : real.run(mode, work)),
    },
  });
  world.provider.onArrival = () => {
    refuses = true;
  };
  expect(await world.run(flaky.outbox.submit(feedback))).toEqual({ outcome: 'sent' });
  refuses = false;
  expect(await world.run(flaky.outbox.clear())).toBe('cleared');
  await world.run(flaky.outbox.deliver());
  expect(await world.run(flaky.outbox.sentMarks())).toBe(0);
});

it('forgets the number of what was sent after 30 days', async () => {
  const thirtyDays = 30 * 24 * 3_600_000;
  await world.run(tab.outbox.submit(feedback));
  await world.pass(thirtyDays - 10_000);
  await world.run(tab.outbox.submit(feedback));
  expect(await world.run(tab.outbox.sentMarks())).toBe(2);
  await world.pass(10_000);
  await world.run(tab.outbox.submit(feedback));
  expect(await world.run(tab.outbox.sentMarks())).toBe(2);
  expect(await world.run(tab.outbox.find('id-1'))).toBe('gone');
});
