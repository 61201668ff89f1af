// One random schedule of the model test: what visitors do, what goes wrong, and who is killed when.
// Each seed decides which faults exist and how often they come, because a run with all of them
// never gets far in any. The events are recorded, and judged when everything works again.

import type { OutboxEntry, SubmitOutcome } from '../../../src/outbox/outbox';
import type { Submission } from '../../../src/outbox/store/submission';
import { Chronicle, wordsOf } from './outbox-chronicle';
import { FaultyDatabase, STORAGE_FAULTS } from './outbox-faults';
import type { StorageFault } from './outbox-faults';
import type { Arrival, Fate } from './outbox-provider';
import { feedback } from './outbox-samples';
import { World } from './outbox-world';
import type { Actor, ActorOptions } from './outbox-world';
import { seededRandom } from './seeded-random';

const STEPS_WITH_FAULTS = 90;
const WORKER_WAIT_MS = 120_000;
const HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * HOUR_MS;

/**
 * The situations that the schedules must contain; without one of them they would test less than
 * they seem to.
 */
export const SITUATIONS = [
  'changed while it is being sent',
  'deleted while it is being sent',
  'two tabs have it in hand',
  'mailbox lost at the second call',
  'a copy with other words than the first',
  'taken over from a dead sender',
  'taken over from a frozen page',
  'no call, for the line is dead',
  'a message waits behind a captive portal',
  'a sign-up waits behind a captive portal',
  'a captive portal takes a sign-up after the check',
  'a sign-up arrives',
  'a sign-up arrives after a captive portal',
  'a sign-up is refused, unread',
  'a call on a line that says nothing',
  'the clock jumps forward while a call is out',
  'the clock jumps back while a call is out',
  'the storage fails under a sender',
  'the disk is full at a put',
  'the connection to the database is lost after the commit',
  'killed right after a commit',
  'sent past a database that refuses',
  'not stored: the form keeps it',
  'a text that was never stored is sent again, changed',
  'the lock is taken away from a sender',
  'sent by the last release',
  'sent by both releases',
  'told: sent',
  'told: already-sent',
  'told: saved',
  'told: failed',
  'told: removed',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface ScheduleCounts {
  arrivals: number;
  doubles: number;
  kills: number;
  situations: Map<Situation, number>;
}

/**
 * Runs the schedule of one seed.
 *
 * @throws Error if the outbox breaks one of its promises
 */
export async function runSchedule(seed: number): Promise<ScheduleCounts> {
  const schedule = new Schedule(seed);
  await schedule.run();
  return schedule.counts;
}

/**
 * The probability of each event in a step, before the seed changes it. In the remaining steps an
 * actor continues if one can.
 */
const EVENTS = {
  kill: 0.04,
  'line on or off': 0.03,
  'line dead, silent or taken over by a captive portal': 0.02,
  'clock back': 0.005,
  'clock forward': 0.005,
  'clocks apart': 0.005,
  storage: 0.03,
  visitor: 0.045,
  delivery: 0.08,
  'time passes': 0.04,
  freeze: 0.03,
  'lock taken away': 0.01,
} as const;
type Event = keyof typeof EVENTS;
/** Without these events nothing would happen. */
const ALWAYS: readonly Event[] = ['visitor', 'delivery'];

const FATES: readonly (readonly [number, Fate])[] = [
  [0.14, 'lost'],
  [0.06, 'unreachable'],
  [0.04, 'hang'],
  [0.04, 'arrives-and-hangs'],
  [0.08, { status: 500 }],
  [0.08, { status: 429, text: 'Too Many Requests' }],
  [0.04, { status: 412 }],
  [0.02, { status: 404 }],
  [0.02, { status: 400 }],
];
const WELL: Fate = { status: 200, text: 'OK' };

interface Visit {
  tab: Actor;
  /** Whether no other tab was sending this submission at the same time. */
  alone: boolean;
}

class Schedule {
  readonly counts: ScheduleCounts = { arrivals: 0, doubles: 0, kills: 0, situations: new Map() };
  private readonly random: () => number;
  private readonly world = new World();
  private readonly chronicle = new Chronicle(this.world);
  private readonly events: readonly (readonly [number, Event])[];
  private readonly fates: readonly (readonly [number, Fate])[];
  /**
   * Whether a page may be frozen between reading the clock and its call, and between an answer and
   * storing it.
   */
  private readonly pagesFreeze: boolean;
  private readonly clocksJumpAhead: boolean;
  private readonly lockings: NonNullable<ActorOptions['locks']>[];
  /** Whether an old tab is open, as it may be for weeks. */
  private readonly hasOldTab: boolean;
  private readonly actors: Actor[] = [];
  private readonly open = new Map<Promise<unknown>, Actor>();
  private readonly submissions = new Map<string, { submission: Submission; version: number }>();
  /** The tabs whose form holds a text that was never told to be stored or sent. */
  private readonly forms = new Map<string, Actor>();
  /** Submissions that were removed, which the visitor no longer uses. */
  private readonly removed = new Set<string>();
  /** The addresses of sign-ups that have waited behind a captive portal. */
  private readonly heldBack = new Set<string>();
  private readonly visits = new Map<string, Visit[]>();
  private readonly storageFaults = new Map<Actor, StorageFault>();
  private readonly storageFails: boolean;
  private broken: unknown;
  private born = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
    this.world.random = this.random;
    this.world.scheduled = true;
    this.events = this.draw(Object.entries(EVENTS).map(([event, weight]) => [weight, event as Event]));
    this.fates = this.draw(FATES);
    const has = (...wanted: Event[]): boolean => this.events.some(([, event]) => wanted.includes(event));
    this.pagesFreeze = has('time passes', 'freeze', 'lock taken away');
    this.clocksJumpAhead = has('clock forward', 'clocks apart');
    this.storageFails = has('storage');
    this.world.onDeadLine = () => this.lineIsDead();
    this.world.provider.onSwallowed = (sender, email) => this.swallowed(sender, email);
    this.world.provider.nextFate = () => choose(this.fates, this.random()) ?? WELL;
    this.world.provider.onArrival = (arrival) => {
      try {
        this.arrived(arrival);
      } catch (error) {
        // If this error were thrown further, the sender would take it for a network error.
        this.broken ??= error;
      }
    };
    this.lockings = this.pick([['shared'], ['shared'], ['missing'], ['shared', 'refused', 'missing']]);
    this.hasOldTab = this.random() < 0.2;
    this.actors = ['tab 1', 'tab 2', 'worker'].map((name) => this.openActor(name));
  }

  /** Leaves some events out, and makes the others up to four times rarer or more frequent. */
  private draw<T>(all: readonly (readonly [number, T])[]): (readonly [number, T])[] {
    return all
      .filter(([, what]) => this.random() < 0.6 || ALWAYS.some((always) => always === what))
      .map(([weight, what]) => [weight * 4 ** (2 * this.random() - 1), what]);
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

  private saw(situation: Situation): void {
    this.counts.situations.set(situation, (this.counts.situations.get(situation) ?? 0) + 1);
  }

  private somethingHappens(): void {
    const { world } = this;
    switch (choose(this.events, this.random())) {
      case 'kill':
        return this.kill(this.pick(this.actors));
      case 'line on or off':
        world.online = !world.online;
        return;
      case 'line dead, silent or taken over by a captive portal':
        world.line = world.line === 'alive' ? this.pick(['dead', 'silent', 'portal']) : 'alive';
        return;
      case 'clock back':
        return this.clockJumps(-this.random() * 2 * HOUR_MS);
      case 'clock forward':
        return this.clockJumps(this.random() ** 4 * 2 * A_DAY_MS);
      case 'clocks apart':
        this.pick(this.actors).clockAhead = (2 * this.random() - 1) * 2 * HOUR_MS;
        return;
      case 'storage':
        return this.storageBreaks();
      case 'visitor':
        return this.visitorActs();
      case 'delivery':
        return this.somebodyDelivers();
      case 'time passes':
        // The timer fires although an actor could continue.
        world.fireNextTimer();
        return;
      case 'freeze':
        return this.somebodyFreezes();
      case 'lock taken away':
        return this.lockIsTakenAway();
      case undefined:
        if (!world.step()) this.somebodyDelivers();
    }
  }

  private clockJumps(ms: number): void {
    const isOut = [...this.world.stored.values()].some((record) => 'calling' in record && record.calling !== undefined);
    if (isOut) this.saw(`the clock jumps ${ms < 0 ? 'back' : 'forward'} while a call is out`);
    this.world.clockOffset += ms;
  }

  private somebodyFreezes(): void {
    const { world } = this;
    if (world.frozen) world.frozen = undefined;
    else {
      world.frozen = world.parked.at(-1)?.actor;
      world.trueNow += this.random() * 120_000;
    }
  }

  /** Does to a page what WebKit does in its back/forward cache: the page does not run, and loses its lock. */
  private lockIsTakenAway(): void {
    const { locks } = this.world;
    // The code of the last release cannot be changed.
    const holder = this.actors.find((actor) => locks.isHeldBy(actor) && !actor.isOfLastRelease);
    if (!holder) return;
    this.saw('the lock is taken away from a sender');
    this.world.frozen = holder;
    locks.takeAway();
  }

  /** Makes the database fail once, or until it is repaired. */
  private storageBreaks(): void {
    const actor = this.pick(this.actors);
    // The code of the last release cannot be changed.
    if (actor.isOfLastRelease) return;
    if (this.storageFaults.has(actor)) this.storageFaults.delete(actor);
    else this.storageFaults.set(actor, this.pick(STORAGE_FAULTS));
  }

  private openActor(name: string): Actor {
    const database = new FaultyDatabase();
    const isOfLastRelease = this.hasOldTab && name === 'tab 2';
    const actor = this.world.open(name, { locks: this.pick(this.lockings), database, isOfLastRelease });
    database.next = () => this.nextFault(actor);
    database.kill = () => this.kill(actor);
    return actor;
  }

  private nextFault(actor: Actor): StorageFault | undefined {
    const fault = this.storageFaults.get(actor);
    if (fault === undefined) return undefined;
    if (fault !== 'refused from then on') this.storageFaults.delete(actor);
    if ([...this.world.stored.values()].some(isSending)) this.saw('the storage fails under a sender');
    if (fault === 'quota at put') this.saw('the disk is full at a put');
    if (fault === 'connection lost after commit') this.saw('the connection to the database is lost after the commit');
    if (fault === 'killed after commit') this.saw('killed right after a commit');
    else if (!fault.startsWith('connection')) this.chronicle.noteForAll({ what: 'storage refused' });
    return fault;
  }

  private kill(victim: Actor): void {
    const index = this.actors.indexOf(victim);
    if (index < 0) return;
    victim.kill();
    this.counts.kills += 1;
    this.chronicle.noteForAll({ what: 'killed', takesText: false });
    this.storageFaults.delete(victim);
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
    if (dice < 0.1) return this.visitorSendsFormAgain();
    if (id === undefined || (dice < 0.3 && this.born < 4)) return this.visitorSubmits();
    const tab = this.tab();
    // The press happens in a tab that does not know yet that it was removed.
    if (this.removed.has(id)) return this.visit(tab, id, undefined, () => tab.outbox.sendNow(id));
    if (dice < 0.5) return this.start(tab, this.visitorEdits(tab, id));
    if (dice < 0.75) return this.visit(tab, id, undefined, () => tab.outbox.sendNow(id));
    if (dice < 0.9) return this.start(tab, this.visitorOpensTheEdit(tab, id, this.random() < 0.5));
    if (this.visits.get(id)?.length) return;
    this.start(tab, this.visitorDeletes(tab, id));
  }

  private visitorSubmits(): void {
    this.born += 1;
    const id = `s-${this.born}`;
    const tab = this.tab();
    const submission = newSubmission(this.pick(['contact', 'contact', 'survey', 'newsletter']), id);
    this.submissions.set(id, { submission, version: 0 });
    this.forms.set(id, tab);
    // The test gives the id so that it knows it; for the outbox the submission is new.
    this.visit(tab, id, submission, () => tab.outbox.submit(submission, { id }));
  }

  /** A form that still holds its text, also after its visitor has left and come back, continues the same submission. */
  private visitorSendsFormAgain(): void {
    const open = [...this.forms].filter(([id, { alive }]) => alive && !this.world.everStored.has(id));
    const [id, tab] = this.pick(open) ?? [];
    const known = id === undefined ? undefined : this.submissions.get(id);
    if (id === undefined || tab === undefined || known === undefined || known.submission.kind === 'newsletter') return;
    this.saw('a text that was never stored is sent again, changed');
    const submission = edited(known.submission, known.version + 1, this.random() < 0.5);
    this.submissions.set(id, { submission, version: known.version + 1 });
    this.visit(tab, id, submission, () => tab.outbox.submit(submission, { id }));
  }

  /**
   * Edits a submission. The form asks the outbox for it when it opens: a submission that is sent,
   * deleted or unreadable cannot be edited.
   */
  private async visitorEdits(tab: Actor, id: string): Promise<void> {
    if (typeof (await tab.outbox.find(id)) === 'string') return;
    const known = this.submissions.get(id);
    // The form of the newsletter opens no sign-up again.
    if (!known || !tab.alive || this.removed.has(id) || known.submission.kind === 'newsletter') return;
    const submission = edited(known.submission, known.version + 1, this.random() < 0.5);
    this.submissions.set(id, { submission, version: known.version + 1 });
    if (isSending(this.world.stored.get(id))) this.saw('changed while it is being sent');
    this.visit(tab, id, submission, () => tab.outbox.submit(submission, { id }));
  }

  /** Opens an edit and stays or leaves: the form also releases a submission that it could not take. */
  private async visitorOpensTheEdit(tab: Actor, id: string, leaves: boolean): Promise<void> {
    await tab.outbox.take(id);
    if (leaves) await tab.outbox.release(id);
  }

  private async visitorDeletes(tab: Actor, id: string): Promise<void> {
    this.removed.add(id);
    if (isSending(this.world.stored.get(id))) this.saw('deleted while it is being sent');
    this.chronicle.note(id, { what: 'delete pressed' });
    await tab.outbox.remove(id);
    this.chronicle.note(id, { what: 'deleted' });
  }

  private visit(tab: Actor, id: string, submission: Submission | undefined, act: () => Promise<SubmitOutcome>): void {
    const others = this.visits.get(id) ?? [];
    const visit: Visit = { tab, alone: others.length === 0 };
    if (!visit.alone) this.saw('two tabs have it in hand');
    others.forEach((other) => (other.alone = false));
    this.visits.set(id, [...others, visit]);
    this.chronicle.pressed(id, submission);
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
    if (result.outcome === 'not-stored') {
      const { reason } = result.failure;
      expectThat(reason === 'busy' || this.storageFails, `${id} not stored: ${reason}`);
      if (reason !== 'busy') this.saw('not stored: the form keeps it');
      return;
    }
    this.saw(`told: ${result.outcome}`);
    this.forms.delete(id);
    if (result.outcome === 'sent' && !this.world.everStored.has(id)) this.saw('sent past a database that refuses');
    // If another tab was sending it too, that tab may send it after a refusal, with its own text.
    if (result.outcome === 'failed' && !visit.alone) return;
    this.chronicle.told(id, result, visit.alone && submission ? wordsOf(submission) : undefined);
  }

  private somebodyDelivers(): void {
    const actor = this.pick(this.actors);
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
        if (!(this.storageFails && error instanceof Error && error.name === 'DatabaseUnavailable'))
          this.broken ??= error;
      },
    );
  }

  private pick<T>(values: readonly T[]): T;
  private pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.random() * values.length)];
  }

  private arrived(arrival: Arrival): void {
    this.counts.arrivals += 1;
    this.chronicle.arrived(arrival);
    const { provider, frozen } = this.world;
    const before = provider.arrivals.slice(0, -1);
    const last = before.findLast(({ kind }) => kind === 'e-mail');
    if (arrival.kind === 'newsletter') this.signUpArrived(arrival);
    // A page that freezes between reading the clock and its call cannot keep the pause, and neither
    // can one whose clock jumps ahead.
    if (last && arrival.kind === 'e-mail' && !this.pagesFreeze && !this.clocksJumpAhead && !this.storageFails)
      expectThat(arrival.at - last.at >= 1_000, `${arrival.id} too soon after ${last.id}`);
    const same = before.filter(
      ({ id, template, email }) => id === arrival.id && template === arrival.template && email === arrival.email,
    );
    // The list contains an address only once.
    if (arrival.kind === 'e-mail' && arrival.accepted && same.some(({ accepted }) => accepted))
      this.counts.doubles += 1;
    const wasOut = same.filter(({ answered }) => !answered);
    if (wasOut.some(({ params }) => params['message'] !== arrival.params['message']))
      this.saw('a copy with other words than the first');
    if (same.some(({ sender }) => !sender.alive)) this.saw('taken over from a dead sender');
    if (same.some(({ sender }) => sender === frozen)) this.saw('taken over from a frozen page');
    if (arrival.status === 412 && arrival.template === 'notify') this.saw('mailbox lost at the second call');
    const isOld = (sender: Arrival['sender']): boolean => this.hasOldTab && sender.name === 'tab 2';
    if (isOld(arrival.sender)) this.saw('sent by the last release');
    const ofThis = before.filter(({ id }) => id === arrival.id);
    if (ofThis.some(({ sender }) => isOld(sender) !== isOld(arrival.sender))) this.saw('sent by both releases');
  }

  private signUpArrived({ email, accepted, answered }: Arrival): void {
    if (!accepted && answered) this.saw('a sign-up is refused, unread');
    if (!accepted) return;
    this.saw('a sign-up arrives');
    if (this.heldBack.has(email)) this.saw('a sign-up arrives after a captive portal');
  }

  private lineIsDead(): void {
    if (this.world.line !== 'portal' || !this.world.online) return;
    for (const record of [...this.world.stored.values()].filter(isSending)) {
      const submission = record as Submission;
      const isSignUp = submission.kind === 'newsletter';
      this.saw(isSignUp ? 'a sign-up waits behind a captive portal' : 'a message waits behind a captive portal');
      if (isSignUp) this.heldBack.add(submission.payload.email);
    }
  }

  /**
   * A captive portal that comes between the check and the call, or answers the check too late, cannot be told from the
   * list. A sender that has not asked, or that was told, has lost the sign-up.
   */
  private swallowed(sender: Arrival['sender'], email: string): void {
    const actor = this.actors.find((one) => one === sender);
    const couldKnow = actor === undefined || actor.checkedCalls === 0;
    // The code of the last release cannot be changed.
    if (couldKnow && actor?.isOfLastRelease !== true) return;
    if (!couldKnow) this.saw('a captive portal takes a sign-up after the check');
    this.chronicle.refusedUnread(email);
  }

  private async everythingIsWellAgain(): Promise<void> {
    const { world } = this;
    world.online = true;
    world.line = 'alive';
    world.frozen = undefined;
    world.provider.nextFate = () => WELL;
    this.storageFaults.clear();
    for (;;) {
      await world.quiet();
      if (this.open.size === 0) break;
      expectThat(world.step(), 'Somebody waits for ever');
    }
    world.scheduled = false;
    // The open pages run through the queue once more, because one may still have to store that a
    // submission was sent.
    for (const actor of this.actors) await world.run(actor.outbox.deliver());
    const healer = world.open('healer', { locks: this.pick(this.lockings) });
    for (let round = 0; ; round += 1) {
      expectThat(round < 200, 'It never goes out');
      const { remaining, nextAttemptAt } = await world.run(healer.outbox.deliver());
      if (remaining === 0) break;
      expectThat(nextAttemptAt !== undefined, 'Nobody will ever try again');
      // Wait like the page's timer: at most five minutes, because clocks change.
      const ms = Math.min(300_000, Math.max(250, (nextAttemptAt ?? 0) - world.now));
      await world.pass(ms);
    }
    this.entries = await world.run(healer.outbox.list());
    if (world.deadLines > 0) this.saw('no call, for the line is dead');
    if (world.provider.silentCalls > 0) this.saw('a call on a line that says nothing');
  }
  private entries: OutboxEntry[] = [];

  private checkTheEnd(): void {
    if (this.broken) throw this.broken;
    this.chronicle.end(this.entries);
    const sendersOverlap = this.pagesFreeze || this.clocksJumpAhead;
    const breaches = this.chronicle.breaches({ sendersOverlap });
    const [broken = ''] = breaches;
    const history = this.chronicle.histories.get(broken.split(' ')[0] ?? '');
    expectThat(breaches.length === 0, `${breaches.join(', ')}: ${JSON.stringify(history, null, 1)}`);
    for (const entry of this.entries) {
      const isGivenUp = entry.state === 'failed' && entry.lastError?.reason === 'unreachable';
      if (!isGivenUp || this.clocksJumpAhead) continue;
      const triedFor = (entry.failedAt ?? 0) - entry.createdAt;
      expectThat(triedFor >= A_DAY_MS, `${entry.id} given up after ${triedFor} ms`);
    }
  }
}

function choose<T>(weighted: readonly (readonly [number, T])[], dice: number): T | undefined {
  let left = dice;
  for (const [weight, what] of weighted) {
    left -= weight;
    if (left < 0) return what;
  }
  return undefined;
}

const isSending = (record: object | undefined): boolean =>
  record !== undefined && 'state' in record && record.state === 'sending';

function newSubmission(kind: string, id: string): Submission {
  const name = 'Ada';
  const email = `${id}@mail.example`;
  if (kind === 'newsletter') return { kind, payload: { email, firstName: name, lastName: '' } };
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

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
