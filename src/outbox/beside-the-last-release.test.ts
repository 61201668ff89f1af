import { beforeEach, expect, it } from 'vitest';
import { deliverInBackground } from '../../sw/background-sync';
import * as lastRelease from '../../tests/last-release/outbox.js';
import { feedback, hello, helloWith, signUp } from '../../tests/setup/simulation/outbox-samples';
import { World } from '../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../tests/setup/simulation/outbox-world';
import { openDatabase } from './store/database';
import { readRecord } from './store/record';
import type { Submission } from './store/submission';

// An old tab may stay open for weeks beside a new worker, and a new page beside an old worker. The
// code of the last release is its built file (tests/last-release).

let world: World;
let oldTab: Actor;
let newTab: Actor;

beforeEach(() => {
  world = new World();
  oldTab = world.open('old tab', { isOfLastRelease: true });
  newTab = world.open('new tab');
});

const all: readonly Submission[] = [hello, feedback, signUp];
const pairs = () =>
  [
    ['the last release', oldTab, 'this one', newTab],
    ['this release', newTab, 'the last one', oldTab],
  ] as const;

async function saved(tab: Actor, submission: Submission, id: string): Promise<void> {
  world.online = false;
  expect(await world.run(tab.outbox.submit(submission, { id }))).toMatchObject({ outcome: 'saved' });
  world.online = true;
  await world.pass(60_000);
}

const messages = () => world.provider.arrivals.filter(({ template }) => template !== 'reply');

it('what one has stored, the other reads, shows and sends, once and unmarked', async () => {
  for (const [writes, writer, sends, sender] of pairs()) {
    world.provider.arrivals.length = 0;
    for (const submission of all) await saved(writer, submission, `${submission.kind} by ${writes}`);
    const shown = await world.run(sender.outbox.list());
    expect(shown.map(({ kind, payload }) => ({ kind, payload }))).toEqual(
      all.map(({ kind, payload }) => ({ kind, payload })),
    );
    expect(await world.run(sender.outbox.deliver()), sends).toMatchObject({ sent: 3, remaining: 0 });
    expect(messages().map(({ marked }) => marked)).toEqual([false, false, false]);
    // Each release recognizes what the other has sent.
    for (const { kind } of all) {
      expect(await world.run(writer.outbox.sendNow(`${kind} by ${writes}`))).toEqual({ outcome: 'already-sent' });
    }
  }
});

it('what one leaves when it is killed in a call, the other sends again, marked', async () => {
  for (const [name, , , taker] of pairs()) {
    world.provider.arrivals.length = 0;
    const dies = world.open('dies', { isOfLastRelease: taker === newTab });
    world.provider.fates = ['arrives-and-hangs'];
    void dies.outbox.submit(feedback, { id: name });
    while (messages().length === 0) await world.quiet();
    dies.kill();
    expect(await world.run(taker.outbox.deliver()), name).toMatchObject({ sent: 1 });
    expect(messages().map(({ marked }) => marked)).toEqual([false, true]);
    await world.pass(60_000);
  }
});

it('what one has taken for editing, the other leaves alone', async () => {
  for (const [name, editor, , other] of pairs()) {
    await saved(editor, hello, name);
    expect(await world.run(editor.outbox.take(name))).toMatchObject({ payload: hello.payload });
    expect(await world.run(other.outbox.deliver()), name).toMatchObject({ sent: 0, remaining: 1 });
    expect(await world.run(editor.outbox.submit(hello, { id: name }))).toEqual({ outcome: 'sent' });
  }
});

it('a note of a sign-up survives an old page, and an old page is not disturbed by it', async () => {
  await saved(newTab, signUp, 'sign-up');
  await world.run(newTab.outbox.deliver());
  await saved(oldTab, feedback, 'survey');
  await world.run(oldTab.outbox.deliver());
  expect(await world.run(oldTab.outbox.sentMarks())).toBe(2);
  expect(await world.run(newTab.outbox.unseenAnswers())).toMatchObject([{ id: 'sign-up' }]);
});

it('the sync event of an old worker ends well over what this release has stored, and the other way around', async () => {
  const clock = { now: () => world.now, wait: (ms: number) => world.pass(ms) };
  for (const [name, writer, , worker] of pairs()) {
    world.provider.arrivals.length = 0;
    const handle = worker === oldTab ? lastRelease.deliverInBackground : deliverInBackground;
    for (const submission of all) await saved(writer, submission, `${submission.kind} by ${name}`);
    const told: string[] = [];
    const handled = handle({
      deliver: (options) => worker.outbox.deliver(options),
      tellSent: () => Promise.resolve(told.push('sent')),
      tellFailed: () => Promise.resolve(told.push('failed')),
      isLastChance: true,
      tellStillWaiting: () => Promise.resolve(told.push('still waiting')),
      closeStillWaiting: () => Promise.resolve(),
      clock,
    });
    await world.run(handled);
    expect(told, name).toEqual(['sent']);
    expect(messages().map(({ marked }) => marked)).toEqual([false, false, false]);
    expect(await world.run(writer.outbox.list())).toEqual([]);
  }
});

it('a record of the last release is one of ours in every field', async () => {
  await saved(oldTab, hello, 'old');
  const stored = await openDatabase().run('readonly', ({ submissions }) => submissions.get('old'));
  expect(readRecord(stored)).toEqual(stored);
  expect(await world.run(newTab.outbox.find('old'))).toMatchObject({ state: 'waiting', possibleDuplicate: false });
  // The database code of the last release opens what this release has written.
  const read = lastRelease.openDatabase().run('readonly', ({ submissions }) => submissions.all());
  expect(await read).toEqual([stored]);
});

it('what the last release sends after a reply of this one got no answer may have arrived, if its own got none', async () => {
  world.provider.fates = ['lost', 'lost'];
  expect(await world.run(newTab.outbox.submit(hello, { id: 'x' }))).toMatchObject({ outcome: 'saved' });
  await world.pass(60_000);
  world.provider.fates = [{ status: 200 }, 'lost'];
  await world.run(oldTab.outbox.deliver());
  expect(await world.run(newTab.outbox.list())).toMatchObject([{ step: 'notify', possibleDuplicate: true }]);
  await world.pass(60_000);
  expect(await world.run(newTab.outbox.deliver())).toMatchObject({ sent: 1 });
  expect(messages().at(-1)?.marked).toBe(true);
});

it('a reply without an answer stays known to both when the address changes, and changes back', async () => {
  const other = helloWith({ email: 'ada.l@mail.example' });
  for (const [, writer, , sender] of pairs()) {
    world.provider.arrivals.length = 0;
    const id = `by ${writer.name}`;
    world.provider.fates = ['lost', 'lost'];
    await world.run(writer.outbox.submit(hello, { id }));
    await saved(newTab, other, id);
    await saved(newTab, hello, id);
    expect(await world.run(sender.outbox.deliver())).toMatchObject({ sent: 1 });
    const replies = world.provider.arrivals.filter(({ template }) => template === 'reply');
    expect(replies.at(-1)).toMatchObject({ email: hello.payload.email, marked: true });
  }
});

it('a notification of the last release without an answer stays known when the address changes', async () => {
  world.provider.fates = ['lost', 'lost'];
  await world.run(newTab.outbox.submit(hello, { id: 'x' }));
  await world.pass(60_000);
  world.provider.fates = [{ status: 200 }, 'lost'];
  await world.run(oldTab.outbox.deliver());
  await saved(newTab, helloWith({ email: 'ada.l@mail.example' }), 'x');
  expect(await world.run(newTab.outbox.list())).toMatchObject([{ possibleDuplicate: true }]);
});
