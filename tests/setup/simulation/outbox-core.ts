// The second half of the model test. In the schedules everything works again at the end, which
// would hide a queue that only continues after a repair. Here one tab stays healthy and the others
// stay broken for ever: every submission has to be sent.

import type { Submission } from '../../../src/outbox/store/submission';
import { Chronicle, wordsOf } from './outbox-chronicle';
import { FaultyDatabase } from './outbox-faults';
import type { Fate } from './outbox-provider';
import { feedback, hello } from './outbox-samples';
import { World } from './outbox-world';
import type { Actor } from './outbox-world';
import { seededRandom } from './seeded-random';

const HOUR_MS = 3_600_000;
const WAYS = [
  'frozen with the lock',
  'frozen',
  'clock ahead',
  'clock behind',
  'storage refuses',
  'of the last release',
] as const;
export type WayToBreak = (typeof WAYS)[number];

export interface CoreRun {
  ways: readonly WayToBreak[];
  /** How often the healthy tab ran through its queue until all submissions had left. */
  looks: number;
  /** How many were left after `most` runs. */
  remaining: number;
  breaches: readonly string[];
}

/**
 * Runs the schedule of one seed.
 *
 * @param most how many runs the healthy tab has
 */
export async function runWithHealthyCore(seed: number, most: number): Promise<CoreRun> {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
  const world = new World();
  world.random = random;
  world.scheduled = true;
  const chronicle = new Chronicle(world);
  world.provider.onArrival = (arrival) => chronicle.arrived(arrival);
  world.provider.nextFate = () =>
    random() < 0.2 ? pick<Fate>(['lost', { status: 500 }]) : { status: 200, text: 'OK' };

  const core = world.open('core');
  const ways = [pick(WAYS), pick(WAYS)];
  const others = ways.map((way, index) => openBroken(world, `other ${index}`, way));
  const going = new Set<Promise<unknown>>();
  /** The tabs whose visitors wait for an outcome. */
  const waitingTabs: Actor[] = [];
  const start = (promise: Promise<unknown>): Promise<unknown> => {
    // A database that refuses for ever rejects every request.
    const over = promise.catch(() => undefined).finally(() => going.delete(over));
    going.add(over);
    return over;
  };
  for (const [index, tab] of [core, ...others, core].entries()) {
    const id = `s-${index}`;
    const submission = withWords(id, pick(['contact', 'survey']));
    chronicle.pressed(id, submission);
    waitingTabs.push(tab);
    const outcome = tab.outbox.submit(submission, { id });
    void start(outcome.then((told) => chronicle.told(id, told, wordsOf(submission)))).finally(() =>
      waitingTabs.splice(waitingTabs.indexOf(tab), 1),
    );
  }
  await stepsUntil(world, () => random() < 0.05 || going.size === 0);
  for (const [index, way] of ways.entries()) {
    const tab = others[index];
    if (tab === undefined || !way.startsWith('frozen') || world.frozen) continue;
    void start(tab.outbox.deliver());
    const isThere = (): boolean => way === 'frozen' || world.locks.isHeldBy(tab);
    await stepsUntil(world, () => isThere() || going.size === 0);
    if (isThere()) world.frozen = tab;
  }

  let looks = 0;
  let remaining = 1;
  // An empty outbox is not the end while a visitor's own send, which a frozen tab never finishes, may still store a
  // text.
  const isSending = (): boolean => waitingTabs.some((tab) => tab !== world.frozen);
  while (looks < most && (remaining > 0 || isSending())) {
    looks += 1;
    for (const tab of others) if (tab !== world.frozen) void start(tab.outbox.deliver());
    let next = world.now;
    const look = core.outbox.deliver().then((report) => {
      ({ remaining } = report);
      next = report.nextAttemptAt ?? world.now;
    });
    let isOver = false;
    void look.finally(() => (isOver = true));
    await stepsUntil(world, () => isOver);
    await look;
    await passWithGates(world, Math.min(300_000, Math.max(250, next - world.now)));
  }
  const list = core.outbox.list();
  let isRead = false;
  void list.finally(() => (isRead = true));
  await stepsUntil(world, () => isRead);
  chronicle.end(await list);
  return { ways, looks, remaining, breaches: chronicle.breaches({ sendersOverlap: true }) };
}

function openBroken(world: World, name: string, way: WayToBreak): Actor {
  const database = new FaultyDatabase();
  if (way === 'storage refuses') database.next = () => 'refused';
  const clockAhead = way === 'clock ahead' ? 2 * HOUR_MS : way === 'clock behind' ? -2 * HOUR_MS : 0;
  return world.open(name, { database, clockAhead, isOfLastRelease: way === 'of the last release' });
}

function withWords(id: string, kind: 'contact' | 'survey'): Submission {
  const email = `${id}@mail.example`;
  return kind === 'contact'
    ? { kind, payload: { ...hello.payload, email, message: `${id} v0` } }
    : { kind, payload: { ...feedback.payload, email, feedback: `${id} v0` } };
}

/** Steps until the event has happened, or nothing more can happen. */
async function stepsUntil(world: World, happened: () => boolean): Promise<void> {
  await world.quiet();
  while (!happened() && world.step()) await world.quiet();
}

/** Lets time pass for all actors that are not frozen. */
async function passWithGates(world: World, ms: number): Promise<void> {
  const until = world.trueNow + ms;
  await world.quiet();
  const canGoOn = (): boolean =>
    world.parked.some(({ actor }) => actor !== world.frozen) ||
    world.timers.some(({ at, actor }) => at <= until && actor !== world.frozen);
  while (canGoOn() && world.step()) await world.quiet();
  world.trueNow = Math.max(world.trueNow, until);
}
