// Thousands of walks along our routes with the fixes of a phone among tall buildings: noise, jumps, gaps, old fixes and
// fixes out of order. Some walk past a stop without a press, begin in the middle, come from the side, or have a poor
// accuracy. Each sentence is compared with the walker's true place. FUZZ_SEED=123 repeats a run; SIMULATED_WALKS=10000
// makes it longer.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/setup/simulation/seeded-random';
import { RESTS_ON, untrue, type Truth } from '../../../tests/setup/simulation/simulated-truth';
import {
  createPhone,
  METERS,
  placeOf,
  ROUTES,
  STANDS_S,
  START,
  stepsOf,
  stopsOf,
  trackOf,
  type Step,
  type Track,
} from '../../../tests/setup/simulation/simulated-walker';
import { fakeClock, fakePage, fakeReceiver } from '../../../tests/setup/stand-ins/walk-fakes';
import { metersBetween } from '../../geography/great-circle';
import { newProgress, openStops, punch } from '../progress/progress';
import { nearestOnLeg } from './nearest-on-leg';
import { newPosition, reducePosition, type Position } from './position';
import { positionState, type PositionState } from './position-state';
import { createWalkWatch } from './watch-walk';

const RUNS = Number(process.env.SIMULATED_WALKS ?? 3_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Half of the walkers go along the legs, as most people do. */
const track = trackOf(['along', 'along', 'along', 'along', 'past', 'middle', 'side', 'poor']);

/**
 * The share of stands at a stop without an offer. An offer needs three steady fixes in a row. With a fix every two
 * seconds, jumps and stale fixes, it happens about once in 20,000 that half a minute holds no three such fixes (seed
 * 78397897). The visitor can mark the stop all the same.
 */
const MISSED_AT_MOST = 1 / 2_000;

/**
 * The share of walks past a stop with good fixes that never become "ahead". About one in 3,000 has a phone that is
 * silent, or jumps, for most of the leg after the stop (seed 3).
 */
const NOT_UNDERSTOOD_AT_MOST = 1 / 100;
let [walkedPast, notUnderstood] = [0, 0];

interface Tally {
  stood: number;
  /** How often a walker stood at the stop for half a minute without an offer. */
  missed: number;
  offered: number;
  sum: number;
  most: number;
}
const tallies = new Map<string, Tally>();
function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? { stood: 0, missed: 0, offered: 0, sum: 0, most: 0 };
  tallies.set(name, tally);
  return tally;
}

/** The count of sentences, and of those that are excused only because the device's true error exceeds its report. */
let [saidInAll, saidByAMistakenDevice] = [0, 0];
const MISTAKEN_AT_MOST = 0.02;

const offerOf = (state: PositionState): number | undefined => ('offer' in state ? state.offer : undefined);

/** A key that changes when the displayed sentence changes. */
const sentenceOf = (state: PositionState): string =>
  [
    state.kind,
    'stop' in state ? state.stop : '',
    'meters' in state ? state.meters : '',
    state.kind === 'unsure' && state.toward?.meters,
    'isThere' in state && state.isThere,
  ].join();

/** Compares one state with the truth; describes what is wrong, or returns an empty text. */
function heldToTheTruth(state: PositionState, truth: Truth, now: number, position: Position): string {
  const { accepted } = position.readings;
  if (!('mark' in state) || !accepted) return '';
  const age = Math.max(0, now - accepted.since) / 1000;
  saidInAll += 1;
  const own = untrue(state, truth, age, state.mark.accuracy);
  if (own === '') return '';
  saidByAMistakenDevice += 1;
  return untrue(state, truth, age, Math.max(state.mark.accuracy, truth.error));
}

/** The stop of the screen at the beginning; without a press it stays the same. */
const aimAtFirst = ({ course, first }: Track): number => (course === 'along' || course === 'poor' ? first : first + 1);

/** Plays one walk; returns the broken promises. */
function play(one: Track): string[] {
  const route = ROUTES[one.walk];
  const dice = seededRandom(one.dice);
  const phone = createPhone(one, dice);
  const wrong: string[] = [];
  let progress = newProgress(one.walk, START);
  const aimOf = () => ({
    stop: Math.min(aimAtFirst(one) + progress.punched.length, route.stops.length),
    open: openStops(progress.punched, route.stops.length),
  });
  let aim = aimOf();
  let position = reducePosition(route, newPosition(aim), { type: 'asked' }, START);
  const offered = new Set<number>();
  const steps = stepsOf(one);
  const besidesOf = ({ place }: Step): number[] =>
    route.legs.map((leg) => nearestOnLeg(leg, placeOf(place))?.beside ?? 0);
  const kinds = new Set<string>();
  const [errors, times]: [number[], number[]] = [[], []];
  let last: Position['readings']['accepted'];
  let saidLast = '';
  const closest = route.stops.map(() => Number.POSITIVE_INFINITY);
  let lastGiven = 0;
  /** The true error of each fix that the phone gave. */
  const given: number[] = [];
  steps.forEach((step, second) => {
    const now = START + second * 1000;
    route.stops.forEach((stop, index) => {
      closest[index] = Math.min(closest[index] ?? 0, metersBetween(placeOf(step.place), placeOf(stop)));
    });
    const shown = progress;
    if (second % (step.near ? one.every : 6) !== 0) return;
    const fixes = phone(second, step);
    const events = fixes.map((fix) => ({ type: 'fix', fix }) as const);
    for (const event of events.length > 0 ? events : [{ type: 'tick' } as const]) {
      if (event.type === 'fix') {
        const { latitude, longitude, at } = event.fix;
        if (at === now) lastGiven = second;
        given.push(metersBetween({ lat: latitude, lon: longitude }, placeOf(step.place)));
      }
      position = reducePosition(route, position, event, now);
      const state = positionState(route, position);
      kinds.add(state.kind);
      const { accepted } = position.readings;
      const since = Math.round(((accepted?.since ?? now) - START) / 1000);
      if (accepted && accepted !== last) {
        const place = steps[Math.max(0, Math.min(since, second))]?.place ?? step.place;
        errors.push(metersBetween({ lat: accepted.latitude, lon: accepted.longitude }, placeOf(place)));
        times.push(since);
        last = accepted;
      }
      const truth: Truth = {
        one,
        here: placeOf(step.place),
        atFix: placeOf(steps[Math.max(0, Math.min(since, second))]?.place ?? step.place),
        lately: () => steps.slice(Math.max(0, (times.at(-3) ?? 0) - 5), second + 1).map(besidesOf),
        error: Math.max(0, ...errors.slice(-RESTS_ON)),
        closest,
        silentFor: second - lastGiven,
        wildest: Math.max(0, ...given.slice(-2 * RESTS_ON)),
        threeFixes: second - (times.at(-3) ?? 0),
      };
      // Check each new sentence, and an unchanged one every five seconds.
      const said = sentenceOf(state);
      const isNew = said !== saidLast;
      saidLast = said;
      const lie = isNew || second % 5 === 0 ? heldToTheTruth(state, truth, now, position) : '';
      if (lie !== '') wrong.push(`second ${second}, ${state.kind}: ${lie}`);
      const offer = offerOf(state);
      if (offer === undefined) continue;
      const place = route.stops[offer - 1];
      const meters = place ? metersBetween(placeOf(step.place), placeOf(place)) : Number.NaN;
      const tally = tallyOf(`${one.walk} ${offer}`);
      if (!offered.has(offer)) {
        tally.sum += meters;
        tally.offered += 1;
      }
      if ('isThere' in state && state.isThere) tally.most = Math.max(tally.most, meters);
      offered.add(offer);
    }
    if (progress !== shown) wrong.push(`second ${second}: the card was changed without a press`);
    const presses = one.punches && second % STANDS_S === 0;
    if (presses && step.at !== undefined && offered.has(step.at)) {
      progress = punch(progress, step.at, now);
      aim = aimOf();
      position = reducePosition(route, position, { type: 'aim', aim }, now);
    }
  });
  if (one.course === 'past' && one.noise <= 15 && (METERS[one.walk][one.first]?.length ?? 0) > 200) {
    walkedPast += 1;
    if (!kinds.has('ahead')) notUnderstood += 1;
  }
  if (one.noise > 50 && offered.size > 0) wrong.push(`stop ${[...offered].join()} was offered with ${one.noise} m`);
  for (const stop of stopsOf(one)) {
    const tally = tallyOf(`${one.walk} ${stop}`);
    tally.stood += 1;
    if (!offered.has(stop)) tally.missed += 1;
  }
  return wrong;
}

describe('simulated walks', () => {
  it(
    `${RUNS.toLocaleString('en-US')} of them keep walk mode's promises about the position`,
    { timeout: 1_200_000 },
    () => {
      fc.assert(
        fc.property(track, (one) => {
          const wrong = play(one);
          if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
        }),
        { numRuns: RUNS, seed: SEED, includeErrorInReport: true },
      );
      const rows = [...tallies]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(
          ([stop, { stood, offered, sum, most }]) =>
            `${stop}: stood there ${stood}, offered ${offered}, first at ${Math.round(sum / offered)} m, never beyond ${Math.round(most)} m`,
        );
      const mistaken = saidByAMistakenDevice / saidInAll;
      process.stdout.write(
        `${RUNS} walks, seed ${SEED}; ${saidInAll} sentences, ${(100 * mistaken).toFixed(2)} % off with the device, ${notUnderstood} of ${walkedPast} walked past a stop and were not understood\n${rows.join('\n')}\n`,
      );
      expect(mistaken).toBeLessThanOrEqual(MISTAKEN_AT_MOST);
      expect(notUnderstood).toBeLessThanOrEqual(walkedPast * NOT_UNDERSTOOD_AT_MOST);
      const all = [...tallies.values()];
      const sumOf = (key: 'stood' | 'missed'): number => all.reduce((sum, tally) => sum + tally[key], 0);
      expect(sumOf('missed')).toBeLessThanOrEqual(sumOf('stood') * MISSED_AT_MOST);
    },
  );

  // The same walks with the receiver, which is off for much of the time.
  it('miss no stop although the receiver rests between the stops', { timeout: 600_000 }, () => {
    const tracks = fc.sample(trackOf(['along']), { numRuns: 60, seed: SEED });
    let [watched, whole] = [0, 0];
    const missed: string[] = [];
    for (const one of tracks) {
      const route = ROUTES[one.walk];
      const clock = fakeClock(START);
      const receiver = fakeReceiver();
      const open = route.stops.map((_, index) => index + 1);
      const deps = { geolocation: receiver.geolocation, compass: undefined, page: fakePage(), clock };
      const watch = createWalkWatch(route, { stop: one.first, open }, deps);
      const phone = createPhone(one, seededRandom(one.dice));
      const offered = new Set<number>();
      watch.start();
      stepsOf(one).forEach((step, second) => {
        for (const fix of phone(second, step)) receiver.find(fix);
        const offer = offerOf(watch.getSnapshot());
        if (offer !== undefined) offered.add(offer);
        watched += receiver.isWatched() ? 1 : 0;
        whole += 1;
        clock.pass(1000);
      });
      watch.stop();
      missed.push(...stopsOf(one).flatMap((stop) => (offered.has(stop) ? [] : `stop ${stop}: ${JSON.stringify(one)}`)));
    }
    // Among some 60 stands, one may be missed by chance.
    expect(missed.slice(1)).toEqual([]);
    process.stdout.write(`the receiver was on for ${Math.round((100 * watched) / whole)} % of the time\n`);
    expect(watched).toBeLessThan(whole);
  });
});
