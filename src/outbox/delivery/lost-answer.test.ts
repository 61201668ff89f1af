import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fate } from '../../../tests/setup/simulation/outbox-provider';
import { feedback, hello, helloWith, signUp } from '../../../tests/setup/simulation/outbox-samples';
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

describe('no answer', () => {
  const marks = () => world.provider.arrivals.map(({ template, marked }) => [template, marked]);

  it('to the auto-reply marks its copy, and not the notification, which nobody has sent before', async () => {
    world.provider.fates = ['lost'];
    expect(await submit(hello)).toEqual({ outcome: 'sent' });
    expect(marks()).toEqual([
      ['reply', false],
      ['reply', true],
      ['notify', false],
    ]);
  });

  it('to the auto-reply of a sender that was killed marks the same', async () => {
    const tabThatDies = world.open('tab that dies');
    world.provider.fates = ['arrives-and-hangs'];
    void tabThatDies.outbox.submit(hello);
    await world.quiet();
    tabThatDies.kill();
    await world.run(tab.outbox.deliver());
    expect(marks()).toEqual([
      ['reply', false],
      ['reply', true],
      ['notify', false],
    ]);
  });

  it('to the notification marks its copy after a changed address too', async () => {
    world.provider.fates = [{ status: 200 }, 'lost', 'lost'];
    const saved = await submit(hello);
    const id = saved.outcome === 'saved' ? saved.id : '';
    await submit(helloWith({ email: 'ada.l@mail.example' }), { id });
    expect(marks().filter(([template]) => template === 'notify')).toEqual([
      ['notify', false],
      ['notify', true],
      ['notify', true],
    ]);
  });

  it('to both calls marks the copies of both', async () => {
    world.provider.fates = [{ status: 200 }, 'lost', 'lost', 'lost'];
    const saved = await submit(hello);
    const id = saved.outcome === 'saved' ? saved.id : '';
    await submit(helloWith({ email: 'ada.l@mail.example' }), { id });
    expect(marks().slice(3)).toEqual([
      ['reply', true],
      ['reply', true],
      ['notify', true],
    ]);
  });

  it('to the reply stays known after a reply to another address, so that a copy to the first one is marked', async () => {
    world.provider.fates = ['lost', 'lost', { status: 200 }, { status: 500 }];
    const saved = await submit(hello);
    const id = saved.outcome === 'saved' ? saved.id : '';
    expect(await submit(helloWith({ email: 'ada.l@mail.example' }), { id })).toMatchObject({ outcome: 'failed' });
    await submit(hello, { id });
    expect(marks().slice(4)).toEqual([
      ['reply', true],
      ['notify', false],
    ]);
  });

  it('to a reply is not said of the message, also after the address has changed', async () => {
    world.provider.fates = ['lost', 'lost'];
    const saved = await submit(hello);
    const id = saved.outcome === 'saved' ? saved.id : '';
    world.online = false;
    await submit(helloWith({ email: 'ada.l@mail.example' }), { id });
    expect(await list()).toMatchObject([{ step: 'reply', possibleDuplicate: false, answerLost: true }]);
  });

  it('to the second call is tried once more too', async () => {
    world.provider.fates = [{ status: 200 }, 'lost'];
    expect(await submit(hello)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify', 'notify']);
  });

  it('because the line broke meanwhile: it may have arrived, and the next copy says so', async () => {
    world.provider.fates = ['lost'];
    world.provider.onArrival = () => {
      world.online = false;
    };
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved', offline: true });
    world.online = true;
    await world.pass(2_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('on a connection that the browser does not know: waited for means that it may have arrived', async () => {
    world.saysOffline = true;
    world.provider.fates = ['arrives-and-hangs'];
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved', offline: true });
    world.saysOffline = false;
    await world.pass(2_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('where the browser says offline all the time, and the call fails at once: it has not left the device', async () => {
    world.saysOffline = true;
    world.provider.fates = ['unreachable'];
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved', offline: true });
    expect(await list()).toMatchObject([{ possibleDuplicate: false }]);
  });

  it('to the auto-reply is no possible copy of the message, which was never sent', async () => {
    world.provider.fates = ['hang'];
    await submit(hello);
    expect(await list()).toMatchObject([{ step: 'reply', possibleDuplicate: false, answerLost: true }]);
  });

  it('to the message after one to the auto-reply is a possible copy', async () => {
    world.provider.fates = ['lost', { status: 200 }, 'hang'];
    await submit(hello);
    expect(await list()).toMatchObject([{ step: 'notify', possibleDuplicate: true, answerLost: true }]);
  });

  it.each<[Fate[], boolean]>([
    [[{ status: 200 }, 'lost', { status: 500 }], true],
    [['lost', { status: 500 }], false],
    [[{ status: 200 }, { status: 500 }], false],
  ])('before a refusal: the visitor hears whether the message may have arrived: %j', async (fates, mayHaveArrived) => {
    world.provider.fates = fates;
    const outcome = await submit(hello);
    expect(outcome).toMatchObject({ outcome: 'failed' });
    expect('mayHaveArrived' in outcome).toBe(mayHaveArrived);
  });

  it('to a sign-up is no possible copy, because a sign-up has no mark', async () => {
    world.provider.fates = ['hang'];
    await submit(signUp);
    expect(await list()).toMatchObject([{ possibleDuplicate: false, answerLost: true }]);
  });

  it('cuts the call off when it is given up', async () => {
    const fetched = vi.spyOn(world.provider, 'fetch');
    world.provider.fates = ['hang'];
    await submit(feedback);
    expect(fetched.mock.calls[0]?.[2].signal?.aborted).toBe(true);
  });

  it('is tried once more, marked, and then goes through', async () => {
    world.provider.fates = ['lost'];
    expect(await submit(feedback)).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('of a sign-up is tried again at once: its provider asks for no pause', async () => {
    world.provider.fates = ['lost'];
    expect(await submit(signUp)).toEqual({ outcome: 'sent' });
    const [first, second] = world.provider.arrivals.map(({ at }) => at);
    expect(second).toBe(first);
  });

  it('twice: saved, and sent later by itself', async () => {
    world.provider.fates = ['unreachable', 'unreachable'];
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved', offline: false });
    expect(await list()).toMatchObject([{ state: 'waiting', possibleDuplicate: true }]);
    await world.pass(2_000);
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ remaining: 0, sent: 1 });
  });

  it('offline: saved without a second try, and not called a possible duplicate', async () => {
    world.online = false;
    expect(await submit(hello)).toMatchObject({ outcome: 'saved', offline: true });
    const report = await world.run(tab.outbox.deliver());
    expect(report).toEqual({ sent: 0, failed: 0, remaining: 1, waiting: await list() });
    expect(world.provider.calls).toBe(0);
    world.online = true;
    await world.pass(1_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, false]);
  });

  it('within 20 seconds: saved, for nobody waits twice as long', async () => {
    world.provider.fates = ['arrives-and-hangs'];
    const before = world.trueNow;
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved' });
    expect(world.trueNow - before).toBe(20_000);
  });

  it('counts for the second between two calls with its end, not its beginning', async () => {
    world.provider.fates = ['arrives-and-hangs'];
    await submit(feedback);
    await submit(feedback);
    const [first, second] = world.provider.arrivals.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBe(20_000 + 1_100);
  });

  it('tries Send now even where the browser says it is offline, if anything answers', async () => {
    world.online = false;
    const saved = await submit(feedback);
    const id = saved.outcome === 'saved' ? saved.id : '';
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'saved', id, offline: true });
    expect(world.provider.calls).toBe(0);
    world.online = true;
    world.saysOffline = true;
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'sent' });
  });
});
