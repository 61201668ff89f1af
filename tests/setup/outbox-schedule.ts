// One random schedule of the model test: what visitors do, what goes wrong, who is killed when.
// The promises are checked while it runs and once more at the end, when everything is well again.

import type { OutboxEntry, SubmitOutcome } from '../../src/outbox/outbox';
import type { Submission } from '../../src/outbox/submission';
import type { Arrival, Fate } from './outbox-provider';
import { seededRandom } from './outbox-random';
import { feedback } from './outbox-samples';
import { World } from './outbox-world';
import type { Actor, ActorOptions } from './outbox-world';

const STEPS_WITH_FAULTS = 90;
const WORKER_WAIT_MS = 120_000;
const A_DAY_MS = 24 * 3_600_000;
const GIVEN_UP = 'This browser cannot reach our mail service';

export interface ScheduleCounts {
  arrivals: number;
  doubles: number;
  kills: number;
}

/** Runs the schedule of one seed. @throws Error where a promise of the outbox is broken */
export async function runSchedule(seed: number): Promise<ScheduleCounts> {
  const schedule = new Schedule(seed);
  await schedule.run();
  return schedule.counts;
}

interface Visit {
  tab: Actor;
  /** No other tab had this submission in hand at the same time. */
  alone: boolean;
}

class Schedule {
  readonly counts: ScheduleCounts = { arrivals: 0, doubles: 0, kills: 0 };
  private readonly random: () => number;
  private readonly pagesFreeze: boolean;
  private readonly world = new World();
  private readonly lockings: NonNullable<ActorOptions['locks']>[];
  private readonly actors: Actor[] = [];
  private readonly open = new Map<Promise<unknown>, Actor>();
  private readonly submissions = new Map<string, { submission: Submission; version: number }>();
  private readonly toldSaved = new Set<string>();
  private readonly toldFailed = new Set<string>();
  /** Nobody does anything with it any more; with `gone` it is out of the database, too. */
  private readonly removed = new Set<string>();
  private readonly gone = new Map<string, { arrivals: number }>();
  private readonly visits = new Map<string, Visit[]>();
  private born = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
    this.world.random = this.random;
    this.world.scheduled = true;
    this.world.provider.nextFate = () => this.fate();
    this.world.provider.onArrival = (arrival) => {
      try {
        this.checkArrival(arrival);
      } catch (error) {
        // Thrown on, it would look like a network error to the sender.
        this.broken ??= error;
      }
    };
    this.pagesFreeze = this.random() < 0.5;
    this.lockings = this.pick([['shared'], ['shared'], ['missing'], ['shared', 'refused', 'missing']]);
    this.actors = ['tab 1', 'tab 2', 'worker'].map((name) => this.openActor(name));
  }

  async run(): Promise<void> {
    this.visitorSubmits();
    for (let step = 0; step < STEPS_WITH_FAULTS; step += 1) {
      await this.world.quiet();
      this.somethingHappens();
    }
    await this.everythingIsWellAgain();
    this.checkTheEnd();
  }

  private somethingHappens(): void {
    const dice = this.random();
    if (dice < 0.04) this.killSomebody();
    else if (dice < 0.07) this.world.online = !this.world.online;
    else if (dice < 0.075) this.world.clockOffset -= this.random() * 7_200_000;
    else if (dice < 0.12) this.visitorActs();
    else if (dice < 0.2) this.somebodyDelivers();
    // Time passes although somebody could go on.
    else if (dice < 0.24 && this.pagesFreeze) this.world.fireNextTimer();
    else if (dice < 0.27 && this.pagesFreeze) this.somebodyFreezes();
    else if (!this.world.step()) this.somebodyDelivers();
  }

  private somebodyFreezes(): void {
    const { world } = this;
    if (world.frozen) world.frozen = undefined;
    else {
      world.frozen = world.parked.at(-1)?.actor;
      world.trueNow += this.random() * 120_000;
    }
  }

  private openActor(name: string): Actor {
    return this.world.open(name, { locks: this.pick(this.lockings) });
  }

  private killSomebody(): void {
    const index = Math.floor(this.random() * this.actors.length);
    const victim = this.actors[index];
    if (!victim) return;
    victim.kill();
    this.counts.kills += 1;
    for (const [promise, actor] of this.open) if (actor === victim) this.open.delete(promise);
    for (const [id, visits] of this.visits) {
      this.visits.set(
        id,
        visits.filter(({ tab }) => tab !== victim),
      );
    }
    this.actors[index] = this.openActor(victim.name);
  }

  private visitorActs(): void {
    const ids = [...this.submissions.keys()].filter((id) => this.world.everStored.has(id));
    const id = this.pick(ids);
    const dice = this.random();
    if (id === undefined || (dice < 0.3 && this.born < 4)) return this.visitorSubmits();
    if (this.removed.has(id)) return;
    const tab = this.tab();
    if (dice < 0.5) return this.visitorEdits(tab, id);
    if (dice < 0.75) return this.visitorPressesSendNow(tab, id);
    if (dice < 0.9) return this.start(tab, this.visitorOpensTheEdit(tab, id, this.random() < 0.5));
    if (this.visits.get(id)?.length) return;
    this.start(tab, this.visitorDeletes(tab, id));
  }

  private visitorSubmits(): void {
    this.born += 1;
    const id = `s-${this.born}`;
    const tab = this.tab();
    const submission = newSubmission(this.pick(['contact', 'contact', 'survey']), id);
    this.submissions.set(id, { submission, version: 0 });
    // The id is given so that the test knows it; for the outbox it is a new one.
    this.visit(tab, id, submission, () => tab.outbox.submit(submission, { id }));
  }

  private visitorEdits(tab: Actor, id: string): void {
    const known = this.submissions.get(id);
    if (!known) return;
    const submission = edited(known.submission, known.version + 1, this.random() < 0.5);
    this.submissions.set(id, { submission, version: known.version + 1 });
    this.visit(tab, id, submission, () => tab.outbox.submit(submission, { id }));
  }

  /** Walks away from it, or leaves it: the form lets go also of what it could not take. */
  private async visitorOpensTheEdit(tab: Actor, id: string, leaves: boolean): Promise<void> {
    await tab.outbox.take(id);
    if (leaves) await tab.outbox.release(id);
  }

  private visitorPressesSendNow(tab: Actor, id: string): void {
    this.visit(tab, id, undefined, () => tab.outbox.sendNow(id));
  }

  private async visitorDeletes(tab: Actor, id: string): Promise<void> {
    this.removed.add(id);
    await tab.outbox.remove(id);
    this.gone.set(id, { arrivals: 0 });
  }

  private visit(tab: Actor, id: string, submission: Submission | undefined, act: () => Promise<SubmitOutcome>): void {
    const others = this.visits.get(id) ?? [];
    const visit: Visit = { tab, alone: others.length === 0 };
    others.forEach((other) => (other.alone = false));
    this.visits.set(id, [...others, visit]);
    this.toldFailed.delete(id);
    this.start(tab, this.visited(visit, id, submission, act()));
  }

  private async visited(
    visit: Visit,
    id: string,
    submission: Submission | undefined,
    outcome: Promise<SubmitOutcome>,
  ): Promise<void> {
    const result = await outcome;
    this.visits.set(
      id,
      (this.visits.get(id) ?? []).filter((other) => other !== visit),
    );
    switch (result.outcome) {
      case 'sent':
        this.checkSent(id, visit.alone ? submission : undefined);
        break;
      case 'already-sent':
        this.checkSent(id, undefined);
        break;
      case 'saved':
        this.toldSaved.add(id);
        break;
      case 'failed':
        // A visit in another tab may send it all the same.
        if (visit.alone) this.toldFailed.add(id);
        break;
      case 'removed':
        expectThat(this.removed.has(id), `${id} removed by nobody`);
        break;
      case 'not-stored':
        expectThat(result.failure.reason === 'busy', `${id} not stored: ${result.failure.reason}`);
    }
  }

  private somebodyDelivers(): void {
    const actor = this.pick(this.actors);
    if (!actor) return;
    const options = actor.name === 'worker' ? { waitForLockMs: WORKER_WAIT_MS } : {};
    this.start(actor, actor.outbox.deliver(options));
  }

  private tab(): Actor {
    return this.pick(this.actors.filter(({ name }) => name !== 'worker'));
  }

  private start(actor: Actor, promise: Promise<unknown>): void {
    this.open.set(promise, actor);
    promise.then(
      () => this.open.delete(promise),
      (error: unknown) => {
        this.open.delete(promise);
        this.broken ??= error;
      },
    );
  }
  private broken: unknown;

  private pick<T>(values: readonly T[]): T;
  private pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.random() * values.length)];
  }

  private fate(): Fate {
    const dice = this.random();
    if (dice < 0.5) return { status: 200, text: 'OK' };
    if (dice < 0.64) return 'lost';
    if (dice < 0.7) return 'unreachable';
    if (dice < 0.74) return 'hang';
    if (dice < 0.78) return 'arrives-and-hangs';
    if (dice < 0.86) return { status: 500 };
    if (dice < 0.94) return { status: 429, text: 'Too Many Requests' };
    if (dice < 0.96) return { status: 412 };
    if (dice < 0.98) return { status: 404 };
    return { status: 400 };
  }

  private checkArrival(arrival: Arrival): void {
    this.counts.arrivals += 1;
    const { arrivals } = this.world.provider;
    const before = arrivals.slice(0, -1);
    const last = before.findLast(({ kind }) => kind === 'e-mail');
    // A page that freezes between its look at the clock and its call cannot keep the distance.
    if (last && !this.pagesFreeze) {
      expectThat(arrival.at - last.at >= 1_000, `${arrival.id} too soon after ${last.id}`);
    }
    const sameMail = before.filter(
      ({ id, template, email, accepted }) =>
        accepted && id === arrival.id && template === arrival.template && email === arrival.email,
    );
    if (sameMail.length > 0) {
      this.counts.doubles += 1;
      const what = `${arrival.id} ${arrival.template} sent twice`;
      expectThat(arrival.marked, `${what}, unmarked`);
      // To a page that slept too long, every answer is lost.
      const lost = sameMail.some(({ answered, sender }) => !answered || !sender.alive);
      expectThat(lost || this.pagesFreeze, `${what}, though every answer came`);
    }
    expectThat(!this.toldFailed.has(arrival.id), `${arrival.id} failed, and sent by itself`);
    const gone = this.gone.get(arrival.id);
    if (!gone) return;
    // One call may have been on its way out of the door.
    gone.arrivals += 1;
    expectThat(gone.arrivals < 2, `${arrival.id} deleted, and sent`);
  }

  private checkSent(id: string, submission: Submission | undefined): void {
    const template = this.lastTemplate(id);
    const accepted = this.world.provider.accepted(template).filter((mail) => mail.id === id);
    expectThat(accepted.length > 0, `${id} called sent, never accepted`);
    if (!submission || submission.kind === 'newsletter') return;
    const words = wordsOf(submission);
    expectThat(
      accepted.some(({ params }) => params['message']?.endsWith(words)),
      `${id} called sent, with other words`,
    );
  }

  private lastTemplate(id: string): string {
    return this.submissions.get(id)?.submission.kind === 'survey' ? 'survey' : 'notify';
  }

  private async everythingIsWellAgain(): Promise<void> {
    const { world } = this;
    world.online = true;
    world.frozen = undefined;
    world.provider.nextFate = () => ({ status: 200, text: 'OK' });
    for (;;) {
      await world.quiet();
      if (this.open.size === 0) break;
      expectThat(world.step(), 'Somebody waits for ever');
    }
    world.scheduled = false;
    const healer = world.open('healer', { locks: this.pick(this.lockings) });
    for (let round = 0; ; round += 1) {
      expectThat(round < 200, 'It never goes out');
      const { remaining, nextAttemptAt } = await world.run(healer.outbox.deliver());
      if (remaining === 0) break;
      expectThat(nextAttemptAt !== undefined, 'Nobody will ever try again');
      // As the page's timer: at most five minutes, for clocks change.
      const ms = Math.min(300_000, Math.max(250, (nextAttemptAt ?? 0) - world.now));
      await world.pass(ms);
    }
    this.entries = await world.run(healer.outbox.list());
  }
  private entries: OutboxEntry[] = [];

  private checkTheEnd(): void {
    if (this.broken) throw this.broken;
    for (const id of this.world.everStored) {
      if (this.removed.has(id)) continue;
      const entry = this.entries.find((found) => found.id === id);
      const wanted = this.lastTemplate(id) === 'survey' ? ['survey'] : ['reply', 'notify'];
      const sent = wanted.every((template) => this.world.provider.accepted(template).some((mail) => mail.id === id));
      expectThat(sent || entry?.state === 'failed', `${id} is lost`);
      expectThat(!(sent && this.toldSaved.has(id) && entry?.state === 'waiting'), `${id} stuck`);
      if (entry?.lastError?.message === GIVEN_UP) {
        const triedFor = (entry.failedAt ?? 0) - entry.createdAt;
        expectThat(triedFor >= A_DAY_MS, `${id} given up after ${triedFor} ms`);
      }
    }
    for (const id of this.toldSaved) {
      expectThat(this.world.everStored.has(id), `${id} called saved, never stored`);
    }
  }
}

function newSubmission(kind: string, id: string): Submission {
  const name = 'Ada';
  const email = `${id}@mail.example`;
  if (kind === 'survey') {
    return { kind: 'survey', payload: { ...feedback.payload, name, email, feedback: `${id} v0` } };
  }
  return {
    kind: 'contact',
    payload: { name, email, phone: '', message: `${id} v0`, consent: true },
  };
}

function edited(submission: Submission, version: number, newAddress: boolean): Submission {
  if (submission.kind === 'newsletter') return submission;
  const [id = ''] = wordsOf(submission).split(' ');
  const email = newAddress ? `${id}-v${version}@mail.example` : submission.payload.email;
  const message = `${id} v${version}`;
  return submission.kind === 'contact'
    ? { kind: 'contact', payload: { ...submission.payload, email, message } }
    : { kind: 'survey', payload: { ...submission.payload, email, feedback: message } };
}

function wordsOf(submission: Exclude<Submission, { kind: 'newsletter' }>): string {
  return submission.kind === 'contact' ? submission.payload.message : submission.payload.feedback;
}

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
