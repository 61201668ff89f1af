import { beforeEach, describe, expect, it } from 'vitest';
import { feedback, hello, helloWith } from '../../../tests/setup/simulation/outbox-samples';
import { World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const templates = () => world.provider.arrivals.map(({ template }) => template);
const submit = (...args: Parameters<Actor['outbox']['submit']>) => world.run(tab.outbox.submit(...args));
const list = (actor = tab) => world.run(actor.outbox.list());

describe('while another tab sends', () => {
  it('waits for it, then sends', async () => {
    const other = world.open('other tab');
    const first = other.outbox.submit(hello);
    await world.quiet();
    expect(await submit(feedback)).toEqual({ outcome: 'sent' });
    expect(await world.run(first)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify', 'survey']);
  });

  it('does not wait for ever: saved, and sent later by itself', async () => {
    const other = world.open('other tab');
    world.provider.fates = ['hang'];
    const first = other.outbox.submit(feedback);
    await world.quiet();
    const second = tab.outbox.submit(hello);
    expect(await world.run(second)).toMatchObject({ outcome: 'saved', offline: false });
    expect(await world.run(first)).toMatchObject({ outcome: 'saved' });
    await world.pass(5_000);
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 2, remaining: 0 });
  });

  it('of what failed: with Send now it is still called failed when its turn does not come', async () => {
    world.provider.fates = [{ status: 400 }];
    const refused = await submit(feedback);
    const id = refused.outcome === 'failed' ? refused.id : '';
    world.provider.fates = ['hang'];
    const first = world.open('other tab').outbox.submit(hello);
    await world.quiet();
    expect(await world.run(tab.outbox.sendNow(id))).toMatchObject({ outcome: 'failed', failure: { status: 400 } });
    await world.run(first);
  });

  it('does not change what is being sent, and sends a change only if that did not go out', async () => {
    const other = world.open('other tab');
    world.provider.fates = ['unreachable', 'unreachable', 'hang'];
    const saved = await submit(feedback);
    const id = saved.outcome === 'saved' ? saved.id : '';
    const now = other.outbox.sendNow(id);
    await world.quiet();
    await world.pass(1_100);
    expect(await world.run(tab.outbox.take(id))).toBeUndefined();
    expect(await submit(helloWith({}), { id })).toMatchObject({
      outcome: 'not-stored',
      failure: { reason: 'busy' },
    });
    await world.run(now);
    expect(await list()).toMatchObject([{ payload: feedback.payload }]);
  });
});

describe('a page that loses the lock while it sends, as in the back/forward cache', () => {
  it('sends the rest, if nobody else has begun', async () => {
    const sending = tab.outbox.submit(hello);
    await world.quiet();
    expect(templates()).toEqual(['reply']);
    world.locks.takeAway();
    expect(await world.run(sending)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify']);
  });

  it('makes no further call once another sender has taken over', async () => {
    world.scheduled = true;
    const sending = tab.outbox.submit(hello);
    await world.goOnUntil(() => world.provider.calls === 1);
    world.frozen = tab;
    world.locks.takeAway();
    expect(await world.run(world.open('other').outbox.deliver())).toMatchObject({ sent: 1 });
    world.frozen = undefined;
    expect(await world.run(sending)).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ template, marked }) => [template, marked])).toEqual([
      ['reply', false],
      ['reply', true],
      ['notify', false],
    ]);
  });
});

describe('a submission that two tabs have in hand', () => {
  it('is not sent with a change once the other tab has sent it as it was', async () => {
    const id = await tab.saveOffline();
    const answer = world.provider.holdNextAnswer();
    const first = world.open('other tab').outbox.sendNow(id);
    await world.quiet();
    const second = tab.outbox.submit(feedback, { id });
    await world.quiet();
    answer();
    expect(await world.run(second)).toEqual({ outcome: 'already-sent' });
    expect(await world.run(first)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['survey']);
  });

  it('stays as it was while a tab without locks sends it: the form keeps the change', async () => {
    const id = await tab.saveOffline();
    world.provider.fates = ['hang'];
    void world.open('no locks', { locks: 'missing' }).outbox.sendNow(id);
    await world.goOnUntil(() => world.provider.calls === 1);
    expect(await submit(feedback, { id })).toMatchObject({ outcome: 'not-stored', failure: { reason: 'busy' } });
    expect(world.provider.calls).toBe(1);
  });

  it('is called sent in this tab, too, where the other one was first at the lock', async () => {
    const release = world.locks.hold();
    const first = world.open('other tab').outbox.sendNow('x');
    const second = tab.outbox.submit(feedback, { id: 'x' });
    await world.quiet();
    release();
    expect(await world.run(second)).toEqual({ outcome: 'sent' });
    expect(await world.run(first)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['survey']);
  });

  it.each<[string, (other: Actor, id: string) => Promise<unknown>, object]>([
    ['sent', (other) => other.outbox.deliver(), { outcome: 'sent' }],
    ['deleted', (other, id) => other.outbox.remove(id), { outcome: 'removed' }],
    [
      'refused',
      (other, id) => {
        world.provider.fates = [{ status: 400 }];
        return other.outbox.sendNow(id);
      },
      { outcome: 'failed', failure: { status: 400 } },
    ],
    [
      'left waiting',
      (other) => {
        world.provider.fates = [{ status: 500 }];
        return other.outbox.deliver();
      },
      { outcome: 'saved' },
    ],
  ])('was %s by another one while this page was frozen: that is what it says', async (_what, act, outcome) => {
    const sleeper = world.open('sleeper', { locks: 'missing' });
    world.scheduled = true;
    world.provider.fates = [{ status: 503 }];
    const asleep = sleeper.outbox.submit(feedback, { id: 'x' });
    await world.goOnUntil(() => world.provider.arrivals.length === 1);
    world.frozen = sleeper;
    world.trueNow += 60_000;
    await world.run(act(tab, 'x'));
    world.frozen = undefined;
    expect(await world.run(asleep)).toMatchObject(outcome);
  });

  it.each<[string, (other: Actor) => Promise<unknown>, object, object]>([
    ['sent', (other) => other.outbox.sendNow('x'), { outcome: 'sent' }, { outcome: 'already-sent' }],
    ['deleted', (other) => other.outbox.remove('x'), { outcome: 'removed' }, { outcome: 'removed' }],
    ['left alone', () => Promise.resolve(), { outcome: 'saved' }, { outcome: 'saved' }],
  ])('was %s while this tab waited for the lock in vain: that is what it says', async (_what, act, sent, sentNow) => {
    const other = world.open('no locks', { locks: 'missing' });
    const release = world.locks.hold();
    const submitted = tab.outbox.submit(feedback, { id: 'x' });
    const pressed = tab.outbox.sendNow('x');
    await world.quiet();
    await world.run(act(other));
    expect(await world.run(submitted)).toMatchObject(sent);
    expect(await world.run(pressed)).toMatchObject(sentNow);
    release();
  });

  it('waits on, though it could not be reached before, where the lock is not to be had for Send now', async () => {
    world.provider.fates = ['unreachable', 'unreachable'];
    const outcome = await submit(feedback);
    const release = world.locks.hold();
    expect(await world.run(tab.outbox.sendNow('id' in outcome ? outcome.id : ''))).toMatchObject({ outcome: 'saved' });
    release();
  });

  it('is known to be sent without waiting for anybody', async () => {
    await submit(feedback, { id: 'x' });
    const release = world.locks.hold();
    const before = world.trueNow;
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'already-sent' });
    expect(world.trueNow).toBe(before);
    release();
  });
});
