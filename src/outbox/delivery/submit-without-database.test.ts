import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback, hello, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { FlakyDatabase, World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { DatabaseUnavailable, openDatabase } from '../store/database';
import type { OutboxDatabase } from '../store/database';
import { surveyMessage } from '../store/submission';

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const templates = () => world.provider.arrivals.map(({ template }) => template);
const submit = (...args: Parameters<Actor['outbox']['submit']>) => world.run(tab.outbox.submit(...args));
const list = (actor = tab) => world.run(actor.outbox.list());

it('does not repeat the auto-reply when the database refuses between the two calls, and goes on refusing', async () => {
  const database = new FlakyDatabase();
  tab = world.open('flaky', { database });
  world.provider.onArrival = () => {
    database.refuses = true;
  };
  const outcome = await submit(hello);
  expect(outcome).toMatchObject({ outcome: 'not-stored', failure: { reason: 'storage' } });
  const id = outcome.outcome === 'not-stored' ? outcome.id : '';
  expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
  // The copy on disk is not sent either when the database works again.
  database.refuses = false;
  world.provider.onArrival = () => {};
  expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 0, remaining: 0 });
  expect(templates()).toEqual(['reply', 'notify']);
});

describe('what only this page knows about a submission, because the database refused', () => {
  let database: FlakyDatabase;
  const refuseWith = (refuses: boolean) => {
    world.provider.onArrival = () => {
      database.refuses = refuses;
    };
  };

  beforeEach(() => {
    database = new FlakyDatabase();
    tab = world.open('flaky', { database });
  });

  it('counts beside what is on the disk: no auto-reply goes out twice', async () => {
    world.provider.fates = [{ status: 500 }, { status: 200 }, { status: 500 }];
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'failed' });
    database.refuses = true;
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'not-stored' });
    database.refuses = false;
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(world.provider.accepted('reply')).toHaveLength(1);
  });

  it('does not mark what goes out from the disk if no call was made without it', async () => {
    world.provider.fates = [{ status: 500 }];
    await submit(hello, { id: 'x' });
    database.refuses = true;
    world.line = 'dead';
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'not-stored' });
    database.refuses = false;
    world.line = 'alive';
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, false, false]);
  });

  it.each(['Send', 'the queue'])(
    'is stored as soon as the database takes it: %s repeats no auto-reply',
    async (how) => {
      refuseWith(true);
      expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'not-stored' });
      refuseWith(false);
      database.refuses = false;
      if (how === 'Send') expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
      else expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 1 });
      expect(world.provider.arrivals.map(({ template, marked }) => [template, marked])).toEqual([
        ['reply', false],
        ['notify', false],
      ]);
    },
  );

  it('is not stored once another sender has the submission', async () => {
    refuseWith(true);
    await submit(hello, { id: 'x' });
    refuseWith(false);
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    const other = world.open('other');
    await world.run(other.outbox.deliver());
    const [entry] = await list(other);
    database.refuses = false;
    world.online = false;
    await world.run(tab.outbox.deliver());
    expect(await list(other)).toEqual([entry]);
  });

  it('is stored before other tabs hear that it was sent, so that they do not send it from the disk', async () => {
    world.line = 'dead';
    expect(await submit(feedback, { id: 'x' })).toMatchObject({ outcome: 'saved' });
    world.line = 'alive';
    await world.pass(60_000);
    const other = world.open('other');
    const delivered: Promise<unknown>[] = [];
    other.outbox.subscribe((_message, own) => own === undefined && void delivered.push(other.outbox.deliver()));
    database.refuses = true;
    refuseWith(false);
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    await world.run(Promise.all(delivered));
    expect(delivered).not.toEqual([]);
    expect(templates()).toEqual(['survey']);
    expect(await list(other)).toEqual([]);
  });

  it.each(['', ', and the queue has looked'])(
    'marks what is sent again after its answer was lost, though another page has deleted it%s',
    async (andThen) => {
      refuseWith(true);
      world.provider.fates = ['lost'];
      expect(await submit(feedback, { id: 'x' })).toMatchObject({ outcome: 'not-stored', mayBeStored: true });
      await world.run(world.open('other').outbox.remove('x'));
      refuseWith(false);
      database.refuses = false;
      if (andThen !== '') await world.run(tab.outbox.deliver());
      expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
      expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
    },
  );

  it('does not say that the message may have arrived if only the reply to its writer was lost', async () => {
    world.provider.fates = ['lost', 'lost'];
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'saved' });
    database.refuses = true;
    world.line = 'dead';
    expect(await submit(hello, { id: 'x' })).not.toHaveProperty('mayHaveArrived');
    database.refuses = false;
    world.line = 'alive';
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(world.provider.accepted('notify').map(({ marked }) => marked)).toEqual([false]);
  });

  it('includes a lost answer of what another page deletes after that is stored', async () => {
    refuseWith(true);
    world.provider.fates = ['lost'];
    await submit(feedback, { id: 'x' });
    refuseWith(false);
    database.refuses = false;
    world.online = false;
    await world.run(tab.outbox.deliver());
    await world.run(world.open('other').outbox.remove('x'));
    expect(tab.outbox.mayHaveArrived('x')).toBe(true);
    expect(tab.outbox.mayHaveArrived('y')).toBe(false);
  });

  it('does not bring back what the visitor has cleared on another page', async () => {
    refuseWith(true);
    await submit(hello, { id: 'x' });
    const other = world.open('other');
    expect(await world.run(other.outbox.clear())).toBe('busy');
    await world.pass(60_000);
    expect(await world.run(other.outbox.clear())).toBe('cleared');
    database.refuses = false;
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ remaining: 0 });
  });

  it('includes a refusal: nothing sends the submission by itself', async () => {
    refuseWith(true);
    world.provider.fates = [{ status: 400 }];
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'failed' });
    database.refuses = false;
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 0, remaining: 0 });
    expect(await list()).toMatchObject([{ state: 'failed' }]);
  });
});

describe('a text whose submission may be on the disk, sent by a page whose database never opens', () => {
  const blocked = (): Actor => {
    const database = new FlakyDatabase();
    database.refuses = true;
    return world.open('blocked', { database });
  };
  const copies = () => world.provider.accepted('survey').map(({ marked }) => marked);

  it('says that it may be a copy, because the next page sends the other one', async () => {
    world.online = false;
    await submit(feedback, { id: 'x' });
    world.online = true;
    const other = blocked();
    expect(await world.run(other.outbox.submit(feedback, { id: 'x', doubt: 'unread' }))).toEqual({ outcome: 'sent' });
    other.kill();
    await world.pass(60_000);
    await world.run(tab.outbox.deliver());
    expect(copies()).toEqual([true, false]);
  });

  it('is marked only if there is a doubt', async () => {
    expect(await world.run(blocked().outbox.submit(feedback, { id: 'x' }))).toEqual({ outcome: 'sent' });
    expect(await submit(feedback, { id: 'y', doubt: 'unread' })).toEqual({ outcome: 'sent' });
    expect(await submit(feedback, { id: 'z', doubt: 'lost' })).toEqual({ outcome: 'sent' });
    expect(copies()).toEqual([false, false, true]);
  });

  it('keeps what the outbox knows about the submission', async () => {
    world.provider.fates = [{ status: 500 }];
    await submit(feedback, { id: 'x' });
    expect(await submit(feedback, { id: 'x', doubt: 'lost' })).toEqual({ outcome: 'sent' });
    expect(copies()).toEqual([false]);
  });
});

it('is sent once without a database, though its visitor presses twice: the second press is told that it is busy', async () => {
  const database = new FlakyDatabase();
  database.refuses = true;
  tab = world.open('flaky', { database });
  world.provider.fates = [{ status: 200 }];
  const first = tab.outbox.submit(hello, { id: 'x' });
  await world.quiet();
  expect(await submit(hello, { id: 'x' })).toMatchObject({
    outcome: 'not-stored',
    id: 'x',
    failure: { reason: 'busy' },
  });
  expect(await world.run(first)).toEqual({ outcome: 'sent' });
  expect(templates()).toEqual(['reply', 'notify']);
});

describe('a text that is changed after the page has sent it without a database, which works again by then', () => {
  const changed: typeof feedback = { kind: 'survey', payload: { ...feedback.payload, feedback: 'One more thing.' } };
  let database: FlakyDatabase;

  beforeEach(() => {
    database = new FlakyDatabase();
    tab = world.open('flaky', { database });
    database.refuses = true;
  });

  it('stays in the form while the first text is still being sent', async () => {
    const answer = world.provider.holdNextAnswer();
    const first = tab.outbox.submit(feedback, { id: 'x' });
    await world.quiet();
    database.refuses = false;
    world.online = false;
    expect(await submit(changed, { id: 'x' })).toMatchObject({ outcome: 'not-stored', failure: { reason: 'busy' } });
    expect(await list()).toEqual([]);
    world.online = true;
    answer();
    expect(await world.run(first)).toEqual({ outcome: 'sent' });
    expect(await submit(changed, { id: 'x' })).toEqual({ outcome: 'already-sent' });
    await world.run(tab.outbox.deliver());
    expect(await submit(changed, { id: 'x' })).toEqual({ outcome: 'already-sent' });
    expect(templates()).toEqual(['survey']);
  });

  it('is not called sent if the first text was sent', async () => {
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    database.refuses = false;
    expect(await submit(changed, { id: 'x' })).toEqual({ outcome: 'already-sent' });
    expect(templates()).toEqual(['survey']);
  });

  it('stays in the form while the database has not yet refused the first text', async () => {
    let refuse = (_reason: Error): void => {};
    const run = vi
      .spyOn(database, 'run')
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
    database.refuses = false;
    const first = tab.outbox.submit(feedback, { id: 'x' });
    const second = await tab.outbox.submit(changed, { id: 'x' });
    expect(second).toMatchObject({ outcome: 'not-stored', failure: { reason: 'busy' } });
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    refuse(new DatabaseUnavailable('refused'));
    expect(await world.run(first)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['survey']);
  });

  it('stays a possible copy if another page is sending it when this page notes the first text', async () => {
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    const other = world.open('other');
    const answer = world.provider.holdNextAnswer();
    world.provider.fates = [{ status: 500 }];
    const second = other.outbox.submit(changed, { id: 'x' });
    await world.pass(2_000);
    database.refuses = false;
    await world.run(tab.outbox.deliver());
    answer();
    expect(await world.run(second)).toMatchObject({ outcome: 'failed', mayHaveArrived: true });
    expect(await list(other)).toMatchObject([{ payload: changed.payload, possibleDuplicate: true }]);
  });

  it('is sent, as a possible copy, if another page has saved it before this page could note the first text', async () => {
    database.refuses = false;
    world.provider.onArrival = () => {
      database.refuses = true;
    };
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    const other = world.open('other');
    await world.pass(60_000);
    world.online = false;
    expect(await world.run(other.outbox.submit(changed, { id: 'x' }))).toMatchObject({ outcome: 'saved' });
    database.refuses = false;
    world.provider.onArrival = () => {};
    world.online = true;
    await world.run(tab.outbox.deliver());
    await world.pass(60_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ params, marked }) => [params['message'], marked])).toEqual([
      [surveyMessage(feedback.payload), false],
      [surveyMessage(changed.payload), true],
    ]);
    expect(await list()).toEqual([]);
  });

  it('is sent in place of the older text on the disk, which is not sent after it', async () => {
    database.refuses = false;
    world.online = false;
    expect(await submit(feedback, { id: 'x' })).toMatchObject({ outcome: 'saved' });
    database.refuses = true;
    world.online = true;
    expect(await submit(changed, { id: 'x' })).toEqual({ outcome: 'sent' });
    database.refuses = false;
    await world.pass(60_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ params }) => params['message'])).toEqual([surveyMessage(changed.payload)]);
    expect(await list()).toEqual([]);
  });

  it('is marked as a possible copy even if the first text never was on the disk', async () => {
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    world.online = false;
    const other = world.open('other');
    expect(await world.run(other.outbox.submit(changed, { id: 'x' }))).toMatchObject({ outcome: 'saved' });
    database.refuses = false;
    await world.run(tab.outbox.deliver());
    world.online = true;
    await world.pass(60_000);
    await world.run(tab.outbox.deliver());
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('keeps what the first attempt has achieved, though another sender delays its own', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'not-stored' });
    database.refuses = false;
    const other = world.open('no locks', { locks: 'missing' });
    world.provider.fates = ['hang'];
    void other.outbox.submit(hello, { id: 'x' });
    await world.goOnUntil(() => world.provider.calls === 3);
    expect(await submit(hello, { id: 'x' })).toMatchObject({ outcome: 'not-stored', failure: { reason: 'busy' } });
    other.kill();
    await world.pass(60_000);
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(world.provider.accepted('reply')).toHaveLength(1);
  });
});

it('says no where the provider says no, also when the database does not take the note', async () => {
  const database = new FlakyDatabase();
  tab = world.open('flaky', { database });
  world.provider.onArrival = () => {
    database.refuses = true;
  };
  world.provider.fates = [{ status: 400 }];
  const heard: (string | undefined)[] = [];
  tab.outbox.subscribe(({ type }, own) => type === 'submission-failed' && heard.push(own?.entry?.state));
  expect(await submit(hello)).toMatchObject({ outcome: 'failed', failure: { status: 400, reason: 'rejected' } });
  expect(world.messages.at(-1)).toMatchObject({ type: 'submission-failed' });
  // The content of the database is not known now.
  expect(heard).toEqual([undefined]);
});

it('is not called saved where nobody answers and the database does not take the note', async () => {
  const database = new FlakyDatabase();
  tab = world.open('flaky', { database });
  world.provider.onArrival = () => {
    database.refuses = true;
  };
  world.provider.fates = ['arrives-and-hangs'];
  expect(await submit(feedback, { id: 'x' })).toEqual({
    outcome: 'not-stored',
    id: 'x',
    failure: { reason: 'storage', message: 'This browser did not let us read or keep it.' },
    mayBeStored: true,
  });
});

it('is not said to be stored if the database refuses only while another sender delays its first write', async () => {
  const database = new FlakyDatabase();
  tab = world.open('flaky', { database });
  world.provider.fates = ['hang'];
  void world.open('other').outbox.submit(feedback, { id: 'x' });
  await world.goOnUntil(() => world.provider.calls === 1);
  const second = tab.outbox.submit(feedback, { id: 'x' });
  await world.quiet();
  world.locks.takeAway();
  database.refuses = true;
  expect(await world.run(second)).toMatchObject({ outcome: 'not-stored', mayBeStored: false });
});

it('is known to be sent when its note was stored, and the database refuses again', async () => {
  const database = new FlakyDatabase();
  tab = world.open('flaky', { database });
  database.refuses = true;
  expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
  database.refuses = false;
  await world.run(tab.outbox.deliver());
  database.refuses = true;
  expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'already-sent' });
  expect(templates()).toEqual(['reply', 'notify']);
});

it('takes nothing but a refusing database for one when it notes what was sent without it', async () => {
  let isBroken = false;
  tab = world.open('with a bug', {
    database: { run: () => Promise.reject(isBroken ? new RangeError('a bug') : new DatabaseUnavailable('blocked')) },
  });
  world.provider.onArrival = () => {
    isBroken = true;
  };
  await expect(submit(feedback)).rejects.toThrow(RangeError);
});

it.each([200, 400])('takes nothing but a refusing database for one: a bug after a %i is told', async (status) => {
  const real = openDatabase();
  let isBroken = false;
  tab = world.open('with a bug', {
    database: { run: (mode, work) => (isBroken ? Promise.reject(new RangeError('a bug')) : real.run(mode, work)) },
  });
  world.provider.onArrival = () => {
    isBroken = true;
  };
  world.provider.fates = [{ status }];
  await expect(submit(feedback)).rejects.toThrow(RangeError);
});

describe('without a database', () => {
  const blocked: OutboxDatabase = { run: () => Promise.reject(new DatabaseUnavailable('blocked')) };

  beforeEach(() => {
    tab = world.open('tab without storage', { database: blocked });
  });

  it('sends directly', async () => {
    expect(await submit(hello)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify']);
    await expect(list()).rejects.toThrow(DatabaseUnavailable);
  });

  it('tells whether the message may have arrived before it was refused', async () => {
    world.provider.fates = [{ status: 200 }, 'lost', { status: 500 }];
    expect(await submit(hello)).toMatchObject({ outcome: 'not-stored', mayHaveArrived: true });
  });

  it('tells the other forms that a submission was sent, and nothing before', async () => {
    const heard: unknown[] = [];
    tab.outbox.subscribe((...message) => heard.push(message));
    world.provider.fates = ['lost', 'lost'];
    expect(await submit(feedback, { id: 'x' })).toMatchObject({ outcome: 'not-stored', mayHaveArrived: true });
    expect(heard).toEqual([]);
    expect(await submit(feedback, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(heard).toEqual([
      // The page has to store it as soon as the database works again.
      [{ type: 'submission-waiting', id: 'x' }, { entry: undefined }],
      [{ type: 'submission-sent', id: 'x', kind: 'survey' }, { entry: undefined }],
    ]);
  });

  it('says of a sign-up that it may have arrived only if a call got no answer', async () => {
    world.line = 'dead';
    expect(await submit(signUp)).not.toHaveProperty('mayHaveArrived');
    world.line = 'alive';
    world.provider.fates = ['lost', 'lost'];
    expect(await submit(signUp)).toMatchObject({ outcome: 'not-stored', mayHaveArrived: true });
  });

  it('sends nothing twice that this page has sent', async () => {
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'sent' });
    expect(await submit(hello, { id: 'x' })).toEqual({ outcome: 'already-sent' });
    expect(templates()).toEqual(['reply', 'notify']);
  });

  it('takes no bug of ours for a refusal', async () => {
    tab = world.open('with a bug', { database: { run: () => Promise.reject(new RangeError('a bug')) } });
    await expect(submit(hello)).rejects.toThrow(RangeError);
    expect(world.provider.calls).toBe(0);
  });

  it('never says saved: the caller keeps the text, and the steps done are remembered', async () => {
    world.provider.fates = [{ status: 200 }, 'lost', 'lost'];
    const outcome = await submit(hello);
    expect(outcome).toMatchObject({ outcome: 'not-stored', failure: { reason: 'unreachable' } });
    const id = outcome.outcome === 'not-stored' ? outcome.id : '';
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify', 'notify', 'notify']);
    expect(world.provider.arrivals.at(-1)?.marked).toBe(true);
  });

  it('remembers the steps done until they are on disk, and no longer', async () => {
    const database = new FlakyDatabase();
    database.refuses = true;
    tab = world.open('flaky', { database });
    world.provider.fates = [{ status: 200 }, { status: 500 }, { status: 500 }];
    const outcome = await submit(hello);
    const id = outcome.outcome === 'not-stored' ? outcome.id : '';
    database.refuses = false;
    expect(await submit(hello, { id })).toMatchObject({ outcome: 'failed' });
    expect(templates()).toEqual(['reply', 'notify', 'notify']);
    await world.run(tab.outbox.remove(id));
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(templates().slice(3)).toEqual(['reply', 'notify']);
  });

  it('from the middle on: the copy of what may have arrived says so', async () => {
    const database = new FlakyDatabase();
    tab = world.open('flaky', { database });
    world.provider.onArrival = () => {
      database.refuses = true;
    };
    world.provider.fates = ['lost'];
    const outcome = await submit(feedback);
    expect(outcome).toMatchObject({ outcome: 'not-stored', failure: { reason: 'storage' } });
    expect(await submit(feedback, { id: 'id' in outcome ? outcome.id : '' })).toEqual({ outcome: 'sent' });
    expect(world.provider.arrivals.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('offline: not stored', async () => {
    world.online = false;
    expect(await submit(hello)).toMatchObject({ outcome: 'not-stored' });
  });

  it('never says that it has deleted or taken what it cannot reach: it may still go out', async () => {
    await expect(world.run(tab.outbox.remove('any'))).rejects.toThrow(DatabaseUnavailable);
    await expect(world.run(tab.outbox.take('any'))).rejects.toThrow(DatabaseUnavailable);
  });

  it('tells the sync event to come again', async () => {
    await expect(world.run(tab.outbox.deliver())).rejects.toThrow(DatabaseUnavailable);
  });
});
