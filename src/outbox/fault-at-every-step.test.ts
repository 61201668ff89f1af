import { expect, it } from 'vitest';
import { Chronicle, wordsOf } from '../../tests/setup/simulation/outbox-chronicle';
import { FaultyDatabase, STORAGE_FAULTS } from '../../tests/setup/simulation/outbox-faults';
import type { StorageFault } from '../../tests/setup/simulation/outbox-faults';
import type { Fate } from '../../tests/setup/simulation/outbox-provider';
import { feedback, hello, helloWith, signUp } from '../../tests/setup/simulation/outbox-samples';
import { World } from '../../tests/setup/simulation/outbox-world';
import type { Actor } from '../../tests/setup/simulation/outbox-world';
import type { Happening } from '../../tests/setup/simulation/submission-history';
import type { SubmitOutcome } from './outbox';
import type { Submission } from './store/submission';

// Runs each thing that the outbox does for a visitor once per database operation, and lets that one
// operation fail in every way in which a database can fail. After it the database works again. The
// final check knows only what was pressed, shown, deleted and received.

const ID = 'letter';

class Stage {
  readonly world = new World();
  readonly chronicle = new Chronicle(this.world);
  private readonly database = new FaultyDatabase();
  readonly victim: Actor;
  readonly other: Actor;
  operations = 0;
  private at: number | undefined;

  constructor(private readonly fault: StorageFault) {
    const { world, chronicle, database } = this;
    this.victim = world.open('victim', { database });
    this.other = world.open('other');
    world.provider.onArrival = (arrival) => chronicle.arrived(arrival);
    database.kill = () => {
      this.victim.kill();
      chronicle.noteForAll({ what: 'killed', takesText: false });
    };
    database.next = () => this.nextFault();
  }

  /** Starts counting the operations; operation number `at` fails. */
  arm(at: number): void {
    this.at = at;
    this.operations = 0;
  }

  private nextFault(): StorageFault | undefined {
    if (this.at === undefined) return undefined;
    this.operations += 1;
    const isHit = this.operations === this.at || (this.fault === 'refused from then on' && this.operations > this.at);
    if (!isHit) return undefined;
    if (!this.fault.startsWith('connection') && this.fault !== 'killed after commit') this.storageRefused();
    return this.fault;
  }

  private storageRefused(): void {
    this.chronicle.noteForAll({ what: 'storage refused' });
  }

  /**
   * Waits until the promise settles, or until nothing can continue because its tab is dead. A
   * refusal of the database also counts as an end.
   */
  async play(promise: Promise<unknown>): Promise<void> {
    const { world } = this;
    let isOver = false;
    const end = (): void => {
      isOver = true;
    };
    promise.then(end, end);
    do await world.quiet();
    while (!isOver && world.step());
  }

  send(actor: Actor, submission: Submission, id: string = ID): Promise<void> {
    this.chronicle.pressed(id, submission);
    return this.told(actor.outbox.submit(submission, { id }), id, wordsOf(submission));
  }

  sendNow(actor: Actor, id: string = ID): Promise<void> {
    this.chronicle.pressed(id, undefined);
    return this.told(actor.outbox.sendNow(id), id);
  }

  private told(outcome: Promise<SubmitOutcome>, id: string, words?: string): Promise<void> {
    return this.play(outcome.then((result) => this.chronicle.told(id, result, words)));
  }

  async remove(actor: Actor): Promise<void> {
    this.chronicle.note(ID, { what: 'delete pressed' });
    await this.play(actor.outbox.remove(ID).then(() => this.chronicle.note(ID, { what: 'deleted' })));
  }

  async clear(actor: Actor): Promise<void> {
    this.chronicle.noteForAll({ what: 'delete pressed' });
    const cleared = actor.outbox.clear();
    const note = (answer: string): void => {
      if (answer === 'cleared') this.chronicle.noteForAll({ what: 'deleted' });
    };
    await this.play(cleared.then(note));
  }

  deliver(actor: Actor): Promise<void> {
    return this.play(actor.outbox.deliver({ waitForLockMs: 120_000 }));
  }

  async offline(act: () => Promise<void>): Promise<void> {
    this.world.online = false;
    await act();
    this.world.online = true;
    await this.world.pass(2_000);
  }

  /** The tab runs on for a while or is closed at once; then the visitor returns in another tab. */
  async comeBack(isClosed: boolean): Promise<void> {
    const { world, victim, other } = this;
    this.at = undefined;
    world.online = true;
    world.line = 'alive';
    world.provider.nextFate = () => ({ status: 200, text: 'OK' });
    if (isClosed) {
      victim.kill();
      this.chronicle.noteForAll({ what: 'killed', takesText: false });
    }
    for (let round = 0; ; round += 1) {
      if (round === 100) throw new Error('It never goes out');
      if (victim.alive) await this.deliver(victim);
      const { remaining, nextAttemptAt = 0 } = await world.run(other.outbox.deliver());
      if (remaining === 0) break;
      await world.pass(Math.min(300_000, Math.max(250, nextAttemptAt - world.now)));
    }
    this.chronicle.end(await world.run(other.outbox.list()));
  }
}

interface Flow {
  arrange?: (stage: Stage) => Promise<void>;
  act: (stage: Stage) => Promise<void>;
}

const refuses =
  (...fates: Fate[]) =>
  ({ world }: Stage): void => {
    world.provider.fates = fates;
  };
const saved =
  (submission: Submission) =>
  (stage: Stage): Promise<void> =>
    stage.offline(() => stage.send(stage.victim, submission));
/** Kills the sender while a call is out. */
const halfSent = async (stage: Stage): Promise<void> => {
  await saved(hello)(stage);
  const dies = stage.world.open('dies');
  refuses({ status: 200 }, 'arrives-and-hangs')(stage);
  const killed = dies.outbox.deliver();
  stage.world.provider.onArrival = (arrival) => {
    stage.chronicle.arrived(arrival);
    if (arrival.template === 'notify' && arrival.sender === dies) dies.kill();
  };
  await stage.play(killed);
};

const FLOWS: Readonly<Record<string, Flow>> = {
  'a message online': { act: (stage) => stage.send(stage.victim, hello) },
  'a survey online': { act: (stage) => stage.send(stage.victim, feedback) },
  'a sign-up online': { act: (stage) => stage.send(stage.victim, signUp) },
  'a message offline': { act: (stage) => stage.offline(() => stage.send(stage.victim, hello)) },
  'a survey on a dead line': {
    act: (stage) => {
      stage.world.line = 'dead';
      return stage.send(stage.victim, feedback);
    },
  },
  'a survey whose answer is lost': {
    act: (stage) => {
      refuses('lost')(stage);
      return stage.send(stage.victim, feedback);
    },
  },
  'a message whose second call is refused, changed and sent again': {
    act: async (stage) => {
      refuses({ status: 200 }, { status: 500 })(stage);
      await stage.send(stage.victim, hello);
      if (stage.victim.alive) await stage.send(stage.victim, helloWith({ message: 'Shorter.' }));
    },
  },
  'a survey that was refused, and Send now': {
    arrange: async (stage) => {
      refuses({ status: 400 })(stage);
      await stage.send(stage.victim, feedback);
    },
    act: (stage) => stage.sendNow(stage.victim),
  },
  'Send now of what waits': { arrange: saved(hello), act: (stage) => stage.sendNow(stage.victim) },
  'the queue in the background': {
    arrange: async (stage) => {
      await saved(hello)(stage);
      await stage.offline(() => stage.send(stage.victim, feedback, 'second'));
    },
    act: (stage) => stage.deliver(stage.victim),
  },
  'the queue against a provider in trouble': {
    arrange: saved(feedback),
    act: (stage) => {
      refuses({ status: 503 })(stage);
      return stage.deliver(stage.victim);
    },
  },
  'an edit that is sent': {
    arrange: saved(hello),
    act: async (stage) => {
      await stage.play(stage.victim.outbox.take(ID));
      if (stage.victim.alive) await stage.send(stage.victim, helloWith({ message: 'Never mind.' }));
    },
  },
  'an edit that is left': {
    arrange: saved(hello),
    act: async (stage) => {
      await stage.play(stage.victim.outbox.take(ID));
      if (stage.victim.alive) await stage.play(stage.victim.outbox.release(ID));
      if (stage.victim.alive) await stage.deliver(stage.victim);
    },
  },
  'what waits is deleted': { arrange: saved(feedback), act: (stage) => stage.remove(stage.victim) },
  'everything is cleared': { arrange: saved(hello), act: (stage) => stage.clear(stage.victim) },
  'what a dead sender left is taken over': { arrange: halfSent, act: (stage) => stage.deliver(stage.victim) },
  'what a dead sender left is changed and sent': {
    arrange: async (stage) => {
      await halfSent(stage);
      // This is what a form does when it opens on the submission.
      await stage.play(stage.victim.outbox.find(ID));
    },
    act: (stage) => stage.send(stage.victim, helloWith({ message: 'Never mind.' })),
  },
};

const inWords = ({ at: _at, ...happening }: Happening): string => Object.values(happening).join(' ');

/**
 * Runs a flow with a fault at operation `k`. Returns whether the flow has that many operations, and
 * which promises were broken.
 */
async function play(flow: Flow, fault: StorageFault, k: number, isClosed: boolean) {
  const stage = new Stage(fault);
  await flow.arrange?.(stage);
  stage.arm(k);
  await flow.act(stage);
  const isReached = stage.operations >= k;
  await stage.comeBack(isClosed);
  const { chronicle } = stage;
  return { isReached, breaches: chronicle.breaches(), history: chronicle.histories };
}

it.each(Object.keys(FLOWS))(
  '%s: whatever fails at whichever step, no promise is broken',
  async (name) => {
    const flow = FLOWS[name] ?? { act: () => Promise.reject(new Error(name)) };
    for (const fault of STORAGE_FAULTS) {
      for (const isClosed of [false, true]) {
        for (let k = 1, isReached = true; isReached; k += 1) {
          const played = await play(flow, fault, k, isClosed);
          ({ isReached } = played);
          const where = `${fault} at operation ${k}${isClosed ? ', then the tab is closed' : ''}`;
          const told = [...played.history].map(([id, history]) => `${id}: ${history.map(inWords).join(' · ')}`);
          expect(played.breaches, `${where}: ${told.join('; ')}`).toEqual([]);
          expect(k).toBeLessThan(40);
        }
      }
    }
  },
  120_000,
);
