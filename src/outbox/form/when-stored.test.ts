import { beforeEach, expect, test, vi } from 'vitest';
import { feedback, helloWith } from '../../../tests/setup/simulation/outbox-samples';
import { World, type Actor } from '../../../tests/setup/simulation/outbox-world';
import { whenStored } from './when-stored';

const EDITED = helloWith({ message: 'Twelve cousins' });
let world: World;
let tab: Actor;
const listener = vi.fn<() => void>();

beforeEach(() => {
  listener.mockReset();
  world = new World();
  tab = world.open('tab');
});

test('a text is stored before the first call is made', async () => {
  world.provider.fates = ['hang'];
  whenStored(tab.outbox, 'one', EDITED, listener);
  const sending = tab.outbox.submit(EDITED, { id: 'one' });
  await world.quiet();
  expect(listener).toHaveBeenCalled();
  await world.run(sending);
});

test('a change is stored only after a sender that has the older text, of this page too, has failed', async () => {
  world.provider.fates = ['unreachable', 'unreachable'];
  await world.run(tab.outbox.submit(helloWith({}), { id: 'one' }));
  await world.pass(1_100);
  world.provider.fates = [{ status: 200 }, { status: 400 }];
  whenStored(tab.outbox, 'one', EDITED, listener);
  const now = tab.outbox.sendNow('one');
  await world.quiet();
  const sending = tab.outbox.submit(EDITED, { id: 'one' });
  await world.quiet();
  expect(listener).not.toHaveBeenCalled();
  await world.run(now);
  expect(await world.run(sending)).toEqual({ outcome: 'sent' });
  expect(listener).toHaveBeenCalled();
});

test('nothing is told after the end of the watch', async () => {
  const end = whenStored(tab.outbox, 'one', EDITED, listener);
  end();
  await world.run(tab.outbox.submit(EDITED, { id: 'one' }));
  expect(listener).not.toHaveBeenCalled();
});

test('another submission with this text does not count', async () => {
  whenStored(tab.outbox, 'one', feedback, listener);
  await world.run(tab.outbox.submit(feedback, { id: 'two' }));
  expect(listener).not.toHaveBeenCalled();
});
