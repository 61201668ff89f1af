// A small world in which outboxes run: several tabs and a worker with one database, one lock
// manager, one e-mail provider, and one clock that moves only when all of them wait. Every promise
// of the world passes through a gate, where an actor can be killed or (in the model test) made to
// wait while others continue.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { OutboxMessage } from '../../../src/outbox/delivery/outbox-channel';
import { createOutbox } from '../../../src/outbox/outbox';
import type { Outbox, OutboxChannel, OutboxDeps } from '../../../src/outbox/outbox';
import { DatabaseUnavailable, openDatabase } from '../../../src/outbox/store/database';
import type { OutboxDatabase, OutboxTransaction } from '../../../src/outbox/store/database';
import type { Submission } from '../../../src/outbox/store/submission';
import type { WaitingClock } from '../../../src/shared/clock';
import * as lastRelease from '../../last-release/outbox.js';
import { FakeLocks } from './outbox-locks';
import { FakeProvider, type Line } from './outbox-provider';
import { feedback } from './outbox-samples';

export const NOON = Date.UTC(2026, 10, 21, 12);

interface Timer {
  at: number;
  actor: Actor;
  fire: () => void;
}

export interface ActorOptions {
  locks?: 'shared' | 'missing' | 'refused';
  database?: OutboxDatabase;
  /** How far the actor's clock is ahead of the others, in milliseconds. */
  clockAhead?: number;
  isOfLastRelease?: boolean;
}

/** The browser's database, which a test can make refuse. */
export class FlakyDatabase implements OutboxDatabase {
  refuses = false;
  private readonly real = openDatabase();

  run: OutboxDatabase['run'] = (mode, work) =>
    this.refuses ? Promise.reject(new DatabaseUnavailable('full')) : this.real.run(mode, work);
}

export class World {
  /** The real time; the clocks of the actors may differ from it. */
  trueNow = NOON;
  clockOffset = 0;
  online = true;
  /**
   * Whether the browser says that it is offline although a call can arrive, as with some
   * connections that it does not recognize.
   */
  saysOffline = false;
  ownSiteAnswers = true;
  /** How often a sender was told that the connection is dead. */
  deadLines = 0;
  /** Called when a sender is about to be told that. */
  onDeadLine: () => void = () => {};
  /** How often our own site was asked whether it answers. */
  probes = 0;
  line: Line = 'alive';
  /** For the model test: actors stop at gates, and the schedule decides who continues. */
  scheduled = false;
  /** A background page that the system does not run. */
  frozen: Actor | undefined;
  readonly parked: { actor: Actor; resume: () => void }[] = [];
  readonly timers: Timer[] = [];
  readonly locks = new FakeLocks();
  readonly provider = new FakeProvider(this);
  readonly actors: Actor[] = [];
  /** Every id that was ever committed to the database. */
  readonly everStored = new Set<string>();
  /** The present records of the database, by id. */
  readonly stored = new Map<string, object>();
  readonly messages: OutboxMessage[] = [];
  /** The listeners of the channel and their actors. */
  readonly ears = new Map<(message: unknown) => void, Actor>();
  databaseCalls = 0;
  private ids = 0;
  random: () => number = () => 0.5;

  constructor() {
    globalThis.indexedDB = new IDBFactory();
  }

  get now(): number {
    return this.trueNow + this.clockOffset;
  }

  isConnectionDead(signal: AbortSignal): Promise<boolean> {
    const isDead = !this.online || this.line === 'dead' || this.line === 'portal';
    if (isDead) {
      this.deadLines += 1;
      this.onDeadLine();
    }
    if (this.online && this.line === 'silent') {
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));
    }
    return Promise.resolve(isDead);
  }

  newId(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  open(name: string, options: ActorOptions = {}): Actor {
    const actor = new Actor(this, name, options);
    this.actors.push(actor);
    return actor;
  }

  /** Waits until every actor waits for a gate, a timer, a lock or an answer. */
  async quiet(): Promise<void> {
    do {
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.databaseCalls > 0);
  }

  /** Lets time pass until the promise has settled. */
  async run<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const mark = () => {
      settled = true;
    };
    promise.then(mark, mark);
    for (;;) {
      await this.quiet();
      if (settled) return await promise;
      if (!this.step()) throw new Error('Everybody waits for ever.');
    }
  }

  /** In a scheduled world: opens one gate after the other until the event has happened. */
  async goOnUntil(happened: () => boolean): Promise<void> {
    await this.quiet();
    while (!happened()) {
      if (!this.step()) throw new Error('Everybody waits for ever.');
      await this.quiet();
    }
  }

  /** Resumes an actor at a gate, or else fires the next timer. Returns false if there is nothing to do. */
  step(): boolean {
    const ready = this.parked.filter(({ actor }) => actor !== this.frozen);
    const next = ready[Math.floor(this.random() * ready.length)];
    if (!next) return this.fireNextTimer();
    this.parked.splice(this.parked.indexOf(next), 1);
    next.resume();
    return true;
  }

  fireNextTimer(): boolean {
    const next = this.timers.reduce<Timer | undefined>((first, timer) => {
      if (timer.actor === this.frozen) return first;
      return first && first.at <= timer.at ? first : timer;
    }, undefined);
    if (!next) return false;
    this.trueNow = Math.max(this.trueNow, next.at);
    this.timers.splice(this.timers.indexOf(next), 1);
    next.fire();
    return true;
  }

  /** Lets time pass and fires the timers that become due. */
  async pass(ms: number): Promise<void> {
    const until = this.trueNow + ms;
    await this.quiet();
    while (this.timers.some(({ at }) => at <= until)) {
      this.fireNextTimer();
      await this.quiet();
    }
    this.trueNow = until;
  }
}

/** A tab or the worker. */
export class Actor {
  alive = true;
  clockAhead: number;
  readonly isOfLastRelease: boolean;
  /**
   * How many calls the actor may make in good faith: it has checked the connection for each, and was not told in time
   * that it is dead.
   */
  checkedCalls = 0;
  readonly outbox: Outbox;

  constructor(
    readonly world: World,
    readonly name: string,
    { locks = 'shared', database = openDatabase(600_000), clockAhead = 0, isOfLastRelease = false }: ActorOptions,
  ) {
    this.clockAhead = clockAhead;
    this.isOfLastRelease = isOfLastRelease;
    const deps: OutboxDeps = {
      clock: this.clock(),
      database: this.watched(database),
      locks: locks === 'missing' ? undefined : world.locks.of(this, locks === 'refused'),
      channel: this.channel(),
      providers: {
        fetch: (url, init) => {
          const answer = world.provider.fetch(this, url, init);
          this.checkedCalls = Math.max(0, this.checkedCalls - 1);
          return this.gated(answer);
        },
        email: {
          origin: 'https://mail.example',
          publicKey: 'key',
          service: 'service',
          templates: { reply: 'reply', notify: 'notify', survey: 'survey' },
        },
        newsletter: { url: 'https://list.example/subscribe/post?u=u1&id=i1', tags: '' },
      },
      isOnline: () => world.online && !world.saysOffline,
      isConnectionDead: (signal) => this.checkLine(signal),
      ownSiteAnswers: () => {
        world.probes += 1;
        return this.gated(Promise.resolve(world.ownSiteAnswers && world.online && world.line === 'alive'));
      },
      random: () => world.random(),
      newId: () => world.newId(),
    };
    this.outbox = (isOfLastRelease ? lastRelease.createOutbox : createOutbox)(deps);
  }

  /** Ends the actor, as when its tab is closed or the system ends the worker: none of its code continues. */
  kill(): void {
    const { world } = this;
    this.alive = false;
    const others = world.parked.filter(({ actor }) => actor !== this);
    world.parked.splice(0, world.parked.length, ...others);
    const timers = world.timers.filter(({ actor }) => actor !== this);
    world.timers.splice(0, world.timers.length, ...timers);
    world.locks.releaseAllOf(this);
  }

  /** Submits while offline, a second before the test goes on, and returns the id of what is saved. */
  async saveOffline(submission: Submission = feedback, id?: string): Promise<string> {
    const { world } = this;
    world.online = false;
    const outcome = await world.run(this.outbox.submit(submission, id === undefined ? {} : { id }));
    world.online = true;
    await world.pass(1_000);
    if (outcome.outcome !== 'saved') throw new Error(`Not saved: ${outcome.outcome}`);
    return outcome.id;
  }

  gate(): Promise<void> {
    if (!this.alive) return new Promise(() => {});
    if (!this.world.scheduled) return Promise.resolve();
    return new Promise((resume) => this.world.parked.push({ actor: this, resume }));
  }

  async gated<T>(promise: Promise<T>): Promise<T> {
    try {
      return await promise;
    } finally {
      await this.gate();
    }
  }

  private async checkLine(signal: AbortSignal): Promise<boolean> {
    this.checkedCalls += 1;
    let isLate = false;
    signal.addEventListener('abort', () => (isLate = true));
    const isDead = await this.gated(this.world.isConnectionDead(signal));
    // If it is late, the sender has stopped waiting for this answer.
    if (isDead && !isLate) this.checkedCalls -= 1;
    return isDead;
  }

  private clock(): WaitingClock {
    const { world } = this;
    return {
      now: () => world.now + this.clockAhead,
      wait: (ms, signal) => {
        if (!this.alive) return new Promise(() => {});
        return new Promise((resolve) => {
          if (signal?.aborted) return resolve();
          const timer: Timer = { at: world.trueNow + ms, actor: this, fire: resolve };
          world.timers.push(timer);
          signal?.addEventListener('abort', () => {
            const index = world.timers.indexOf(timer);
            if (index >= 0) world.timers.splice(index, 1);
            if (this.alive) resolve();
          });
        });
      },
    };
  }

  /** Returns a channel like BroadcastChannel: a message reaches all other actors one turn later. */
  private channel(): OutboxChannel {
    const { world } = this;
    return {
      post: (message) => {
        if (!isKnownMessage(message)) throw new Error(`No tab knows ${JSON.stringify(message)}`);
        world.messages.push(message);
        const others = [...world.ears].filter(([, actor]) => actor !== this);
        if (others.length === 0) return;
        setImmediate(() => others.forEach(([hear, actor]) => actor.alive && hear(message)));
      },
      listen: (listener) => {
        world.ears.set(listener, this);
        return () => world.ears.delete(listener);
      },
    };
  }

  private watched(database: OutboxDatabase): OutboxDatabase {
    const { world } = this;
    return {
      run: async (mode, work) => {
        await this.gate();
        const changes: Change[] = [];
        world.databaseCalls += 1;
        try {
          const result = await database.run(mode, (transaction) => {
            // This is a second attempt after a lost connection.
            changes.length = 0;
            return work(noting(transaction, changes));
          });
          for (const { id, value } of changes) {
            if (value === undefined) world.stored.delete(id);
            else world.stored.set(id, value);
            world.everStored.add(id);
          }
          return result;
        } finally {
          world.databaseCalls -= 1;
          await this.gate();
        }
      },
    };
  }
}

/**
 * Returns whether tabs of other versions of the site can read the message; any other one is an
 * unspecified change for them.
 */
function isKnownMessage(message: Partial<Record<string, unknown>>): boolean {
  const { type, id, kind } = message;
  if (type === 'outbox-changed') return true;
  if (typeof id !== 'string') return false;
  if (type === 'submission-waiting' || type === 'submission-removed') return true;
  return (type === 'submission-sent' || type === 'submission-failed') && typeof kind === 'string';
}

interface Change {
  id: string;
  /** Undefined means that the record is deleted. */
  value: object | undefined;
}

function noting(transaction: OutboxTransaction, changes: Change[]): OutboxTransaction {
  const { submissions } = transaction;
  return {
    ...transaction,
    submissions: {
      ...submissions,
      put(value) {
        changes.push({ id: String((value as { id?: unknown }).id), value });
        return submissions.put(value);
      },
      delete(key) {
        changes.push({ id: String(key), value: undefined });
        return submissions.delete(key);
      },
    },
  };
}
