import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback, hello, helloWith, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { World } from '../../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../../tests/setup/simulation/outbox-world';
import { openDatabase } from '../store/database';
import { surveyMessage, surveySubject } from '../store/submission';

let world: World;
let tab: Actor;

beforeEach(() => {
  world = new World();
  tab = world.open('tab');
});

const templates = () => world.provider.arrivals.map(({ template }) => template);
const submit = (...args: Parameters<Actor['outbox']['submit']>) => world.run(tab.outbox.submit(...args));
const list = (actor = tab) => world.run(actor.outbox.list());

describe('a contact message that goes out at once', () => {
  it('sends the auto-reply, then the notification, and keeps nothing', async () => {
    expect(await submit(hello)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify']);
    expect(await list()).toEqual([]);
  });

  it('says what was left empty, and carries its id and time', async () => {
    await submit(hello);
    expect(world.provider.arrivals[1]?.params).toEqual({
      name: 'Ada',
      email: 'ada@mail.example',
      phone: 'Not provided',
      message: 'Is the docks walk wheelchair friendly?',
      submission_id: 'id-1',
      submitted_at: '2026-11-21T12:00:00.000Z',
    });
    await submit(helloWith({ message: ' ', phone: ' ' }));
    expect(world.provider.arrivals[3]?.params).toMatchObject({
      phone: 'Not provided',
      message: 'No message provided',
    });
  });

  it('leaves a second between its two calls, and before the next submission', async () => {
    await submit(hello);
    await submit(feedback);
    const times = world.provider.arrivals.map(({ at }) => at);
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 1_100, 2_200]);
  });

  it('does not let a clock that was set back stop the mail', async () => {
    await submit(feedback);
    world.clockOffset = -3_600_000;
    const before = world.trueNow;
    expect(await submit(feedback)).toEqual({ outcome: 'sent' });
    expect(world.trueNow - before).toBe(1_100);
  });
});

it('sends a survey with one call, a sign-up as a form', async () => {
  await submit(feedback);
  await submit(signUp);
  expect(templates()).toEqual(['survey', '/subscribe/post']);
  expect(world.provider.arrivals[1]?.params).toMatchObject({ CONSENT: 'true', b_u1_i1: '' });
});

it('does not let an e-mail wait after a sign-up, which goes to another provider', async () => {
  await submit(signUp);
  await submit(feedback);
  const [first, second] = world.provider.arrivals.map(({ at }) => at);
  expect(second).toBe(first);
});

it('sends the answers of a survey as a subject and a message, marked as a copy once an answer was lost', async () => {
  world.provider.fates = ['lost'];
  expect(await submit(feedback)).toEqual({ outcome: 'sent' });
  const [first, second] = world.provider.arrivals;
  expect(first?.params).toEqual({
    name: 'Ada',
    email: 'ada@mail.example',
    subject: 'Tour Feedback from Ada - Brooklyn Heights Tour',
    message: surveyMessage(feedback.payload),
    submission_id: 'id-1',
    submitted_at: '2026-11-21T12:00:00.000Z',
  });
  expect(second?.params).toEqual({ ...first?.params, possible_duplicate: 'yes' });
});

it('marks a survey as a copy whose sender was killed before its answer came', async () => {
  const tabThatDies = world.open('tab that dies');
  world.provider.fates = ['arrives-and-hangs'];
  void tabThatDies.outbox.submit(feedback);
  await world.quiet();
  tabThatDies.kill();
  await world.run(tab.outbox.deliver());
  expect(world.provider.arrivals.map(({ id, marked }) => [id, marked])).toEqual([
    ['id-1', false],
    ['id-1', true],
  ]);
});

describe('the database is deleted under a message', () => {
  const emptied = async () => {
    // The simulated time does not advance meanwhile.
    world.databaseCalls += 1;
    await openDatabase().run('readwrite', async ({ submissions, meta }) => {
      for (const record of await submissions.all()) await submissions.delete((record as { id: string }).id);
      for (const mark of await meta.all()) await meta.delete((mark as { key: string }).key);
    });
    world.databaseCalls -= 1;
  };

  it('between its two calls, it goes out to the end, each once', async () => {
    const sending = tab.outbox.submit(hello);
    await world.quiet();
    expect(templates()).toEqual(['reply']);
    await emptied();
    expect(await world.run(sending)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify']);
    expect(await world.run(tab.outbox.list())).toEqual([]);
  });

  it('while its first call is out, the same, and a second apart', async () => {
    const provider = world.provider.fetch.bind(world.provider);
    vi.spyOn(world.provider, 'fetch').mockImplementationOnce(async (...call) => {
      const answer = await provider(...call);
      await emptied();
      return answer;
    });
    expect(await submit(hello)).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify']);
    const [first, second] = world.provider.arrivals.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBe(1_100);
  });

  it('while a sign-up is out: it is not brought back', async () => {
    const provider = world.provider.fetch.bind(world.provider);
    vi.spyOn(world.provider, 'fetch').mockImplementationOnce(async (...call) => {
      await provider(...call);
      await emptied();
      throw new TypeError('Failed to fetch');
    });
    expect(await submit(signUp)).toEqual({ outcome: 'removed' });
    expect(world.provider.calls).toBe(1);
    expect(await list()).toEqual([]);
  });

  it('and the second is refused: it is kept as failed, and its auto-reply is not sent again', async () => {
    world.provider.fates = [{ status: 200 }, { status: 400 }];
    const sending = tab.outbox.submit(hello);
    await world.quiet();
    await emptied();
    const refused = await world.run(sending);
    expect(refused).toMatchObject({ outcome: 'failed' });
    const id = refused.outcome === 'failed' ? refused.id : '';
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify', 'notify']);
  });

  it('but what its visitor deletes before the first call stays deleted, though no call was ever noted', async () => {
    world.scheduled = true;
    const other = world.open('other');
    const sending = tab.outbox.submit(hello);
    let deleted = false;
    await world.goOnUntil(() => world.messages.length === 2);
    void other.outbox.remove('id-1').then(() => (deleted = true));
    // The sender has claimed the submission and is frozen while the submission is deleted.
    world.frozen = tab;
    await world.goOnUntil(() => deleted);
    world.frozen = undefined;
    world.scheduled = false;
    await world.goOnUntil(() => world.parked.length === 0);
    expect(await world.run(sending)).toEqual({ outcome: 'removed' });
    expect(templates()).toEqual([]);
  });

  it('nor does a sign-up come back that is deleted while it is out', async () => {
    world.provider.fates = ['hang'];
    const sending = tab.outbox.submit(signUp);
    await world.quiet();
    await world.open('other').outbox.remove('id-1');
    expect(await world.run(sending)).toEqual({ outcome: 'removed' });
    expect(await list()).toEqual([]);
  });

  it('nor one that is deleted before its second try, where no e-mail was ever sent', async () => {
    world.provider.fates = ['unreachable'];
    vi.spyOn(world, 'isConnectionDead')
      .mockResolvedValueOnce(false)
      .mockImplementationOnce(async () => {
        await world.open('other').outbox.remove('id-1');
        return false;
      });
    expect(await submit(signUp)).toEqual({ outcome: 'removed' });
    expect(world.provider.calls).toBe(1);
    expect(await list()).toEqual([]);
  });

  it('while its last call is out, which is refused: it is kept as failed', async () => {
    const provider = world.provider.fetch.bind(world.provider);
    world.provider.fates = [{ status: 400 }];
    vi.spyOn(world.provider, 'fetch').mockImplementationOnce(async (...call) => {
      const answer = await provider(...call);
      await emptied();
      return answer;
    });
    expect(await submit(feedback)).toMatchObject({ outcome: 'failed' });
    expect(await list()).toMatchObject([{ state: 'failed', lastError: { status: 400 } }]);
  });

  it('but what its visitor deletes between them stays deleted', async () => {
    const sending = tab.outbox.submit(hello);
    await world.quiet();
    await world.open('other').outbox.remove('id-1');
    expect(await world.run(sending)).toEqual({ outcome: 'removed' });
    expect(templates()).toEqual(['reply']);
  });
});

it('is on disk before the first call is made', async () => {
  const tabThatDies = world.open('tab that dies');
  world.provider.onArrival = () => tabThatDies.kill();
  void tabThatDies.outbox.submit(hello);
  await world.quiet();
  expect(templates()).toEqual(['reply']);
  expect(await list()).toMatchObject([{ kind: 'contact', payload: hello.payload, state: 'sending' }]);
});

describe('the provider answers with an error', () => {
  it.each([400, 403, 404, 412, 413, 422, 429, 500, 503])(
    'a %i fails while the visitor waits, and nothing sends it by itself',
    async (status) => {
      world.provider.fates = [{ status }];
      expect(await submit(hello)).toMatchObject({
        outcome: 'failed',
        failure: { step: 'reply', status, message: 'Failed to send confirmation email' },
      });
      await world.pass(10 * 86_400_000);
      const worker = world.open('worker');
      expect(await world.run(worker.outbox.deliver())).toMatchObject({ remaining: 0, sent: 0 });
      expect(templates()).toEqual(['reply']);
      expect(await list()).toMatchObject([{ state: 'failed', payload: hello.payload }]);
    },
  );

  it('leaves it to nobody else', async () => {
    world.provider.fates = [{ status: 400 }];
    await submit(feedback);
    expect(world.messages.map(({ type }) => type)).toEqual(['outbox-changed', 'outbox-changed', 'submission-failed']);
  });

  it('names the notification when that was it', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    expect(await submit(hello)).toMatchObject({
      failure: { step: 'notify', message: 'Failed to send notification to administrator' },
    });
  });

  it('goes on where it stopped when the visitor presses Send again', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    expect(await submit(helloWith({ message: 'Shorter.' }), { id })).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'notify', 'notify']);
    expect(world.provider.arrivals[2]?.params['message']).toBe('Shorter.');
    expect(world.provider.arrivals[2]?.marked).toBe(false);
  });

  it('begins with the auto-reply again if that was refused', async () => {
    world.provider.fates = [{ status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(templates()).toEqual(['reply', 'reply', 'notify']);
  });

  it('repeats the auto-reply for a changed e-mail address', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    await submit(helloWith({ email: 'ada.l@mail.example' }), { id });
    expect(templates()).toEqual(['reply', 'notify', 'reply', 'notify']);
  });

  it('keeps its first date through every change', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    await world.pass(60_000);
    await submit(helloWith({ message: 'Shorter.' }), { id });
    const dates = world.provider.arrivals.map(({ params }) => params['submitted_at']);
    expect(new Set(dates)).toEqual(new Set(['2026-11-21T12:00:00.000Z']));
  });

  it('does not repeat it for an address that is changed back', async () => {
    world.provider.fates = [{ status: 200 }, { status: 500 }, { status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    await submit(helloWith({ email: 'ada.l@mail.example' }), { id });
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(world.provider.accepted('reply').map(({ email }) => email)).toEqual(['ada@mail.example']);
    expect(world.provider.accepted('notify')).toHaveLength(1);
  });

  it('goes out with Send now, and a Send in the form then does not double it', async () => {
    world.provider.fates = [{ status: 500 }];
    const first = await submit(hello);
    const id = first.outcome === 'failed' ? first.id : '';
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'sent' });
    expect(await submit(hello, { id })).toEqual({ outcome: 'already-sent' });
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'already-sent' });
    expect(templates()).toEqual(['reply', 'reply', 'notify']);
  });
});

describe('a Wi-Fi without internet, which the browser calls online', () => {
  const marks = () => world.provider.arrivals.map(({ marked }) => marked);

  it('is no lost answer: no call is made, and what goes out later is not marked', async () => {
    world.line = 'dead';
    expect(await submit(hello)).toMatchObject({ outcome: 'saved', offline: false });
    await world.pass(60_000);
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 0, remaining: 1 });
    expect(await list()).toMatchObject([{ possibleDuplicate: false, lastError: { reason: 'unreachable' } }]);
    expect(world.provider.calls).toBe(0);
    world.line = 'alive';
    await world.pass(60_000);
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 1, remaining: 0 });
    expect(marks()).toEqual([false, false]);
  });

  it('that begins while a call is out is a lost answer: its second try is not made, and the next copy is marked', async () => {
    world.provider.fates = ['lost'];
    world.provider.onArrival = () => {
      world.line = 'dead';
    };
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved' });
    expect(world.provider.calls).toBe(1);
    expect(await list()).toMatchObject([{ possibleDuplicate: true }]);
    world.line = 'alive';
    await world.pass(60_000);
    await world.run(tab.outbox.deliver());
    expect(marks()).toEqual([false, true]);
  });

  it.each([hello, signUp])(
    'whose captive portal answers in place of every host gets no call: %j',
    async (submission) => {
      world.online = false;
      await submit(submission);
      world.online = true;
      world.line = 'portal';
      await world.pass(60_000);
      expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 0, remaining: 1 });
      expect(world.provider.calls).toBe(0);
      world.line = 'alive';
      await world.pass(60_000);
      expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 1, remaining: 0 });
      expect(marks()).not.toContain(true);
    },
  );

  it('that swallows every request in silence may be a slow line: the call is made, and may have arrived', async () => {
    world.line = 'silent';
    const before = world.trueNow;
    expect(await submit(feedback)).toMatchObject({ outcome: 'saved' });
    expect(world.trueNow - before).toBe(21_000);
    expect(await list()).toMatchObject([{ possibleDuplicate: true }]);
  });

  it('is asked for once before the two calls of a message, and no longer than it is waited for', async () => {
    const asked = vi.spyOn(world, 'isConnectionDead');
    world.line = 'silent';
    await submit(feedback);
    expect(asked.mock.calls.map(([signal]) => signal.aborted)).toEqual([true]);
    world.line = 'alive';
    asked.mockClear();
    await submit(hello);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not the time for another tab to take the submission over, though there are no locks', async () => {
    tab = world.open('tab without locks', { locks: 'missing' });
    const other = world.open('other tab without locks', { locks: 'missing' });
    world.line = 'silent';
    const sending = tab.outbox.submit(feedback);
    await world.quiet();
    world.line = 'alive';
    expect(await world.run(other.outbox.deliver())).toMatchObject({ sent: 0, remaining: 1 });
    expect(await world.run(sending)).toEqual({ outcome: 'sent' });
  });

  it('is waited for longer where no visitor waits', async () => {
    world.online = false;
    await submit(feedback);
    world.online = true;
    world.line = 'silent';
    await world.pass(2_000);
    const before = world.trueNow;
    await world.run(tab.outbox.deliver());
    expect(world.trueNow - before).toBe(25_000);
  });

  it('leaves what its visitor deletes meanwhile deleted, though no call was ever noted', async () => {
    world.scheduled = true;
    world.line = 'dead';
    const sending = tab.outbox.submit(hello);
    await world.goOnUntil(() => world.messages.length === 2);
    world.frozen = tab;
    let deleted = false;
    void world
      .open('other')
      .outbox.remove('id-1')
      .then(() => (deleted = true));
    await world.goOnUntil(() => deleted);
    world.frozen = undefined;
    world.scheduled = false;
    await world.goOnUntil(() => world.parked.length === 0);
    expect(await world.run(sending)).toEqual({ outcome: 'removed' });
    expect(await list()).toEqual([]);
  });
});

describe('editing what waits', () => {
  it('holds it back while the visitor types, and sends it as it was left', async () => {
    const id = await tab.saveOffline(hello);
    await world.pass(60_000);
    expect(await world.run(tab.outbox.take(id))).toMatchObject({ payload: hello.payload });
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 0, remaining: 1 });
    expect(await submit(helloWith({ message: 'Never mind.' }), { id })).toEqual({ outcome: 'sent' });
    expect(world.provider.accepted('notify').map(({ params }) => params['message'])).toEqual(['Never mind.']);
  });

  it('lets it go as it was when its visitor walks away, after five minutes or at once', async () => {
    const id = await tab.saveOffline(hello);
    await world.run(tab.outbox.take(id));
    await world.pass(5 * 60_000);
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 1 });
    const second = await tab.saveOffline(hello);
    await world.run(tab.outbox.take(second));
    await world.run(tab.outbox.release(second));
    expect(await world.run(tab.outbox.deliver())).toMatchObject({ sent: 1 });
  });

  it('sends it as new when the old one was deleted, and not at all when that went out', async () => {
    const id = await tab.saveOffline(hello);
    await world.run(tab.outbox.remove(id));
    expect(await world.run(tab.outbox.sendNow(id))).toEqual({ outcome: 'removed' });
    expect(await submit(hello, { id })).toEqual({ outcome: 'sent' });
    expect(await submit(hello, { id })).toEqual({ outcome: 'already-sent' });
    expect(world.provider.accepted('notify')).toHaveLength(1);
  });
});

it.each(['missing', 'refused'] as const)('sends where locks are %s', async (locks) => {
  tab = world.open('tab without locks', { locks });
  expect(await submit(hello)).toEqual({ outcome: 'sent' });
  expect(await list()).toEqual([]);
});

describe('what the provider is sent of a survey', () => {
  const answers = feedback.payload;

  it('names the guest and the tour in the subject, and says "Tour" once', () => {
    expect(surveySubject(answers)).toBe('Tour Feedback from Ada - Brooklyn Heights Tour');
    expect(surveySubject({ ...answers, tourType: 'Private Tour' })).toBe('Tour Feedback from Ada - Private Tour');
    expect(surveySubject({ ...answers, tourType: 'Tourist Trap' })).toBe('Tour Feedback from Ada - Tourist Trap Tour');
  });

  it('is the labelled answers and then the feedback, line by line', () => {
    expect(surveyMessage(answers)).toBe(`Tour date: 2026-05-14
Tour: Brooklyn Heights
Tour rating: 5 Excellent
Guide rating: 4 Good
How they heard about us: Friend or Family
Would recommend us: Yes, definitely

Feedback:
Lovely cats.
The corner of Henry Street was loud.`);
  });
});
