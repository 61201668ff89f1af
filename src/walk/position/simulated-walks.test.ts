// Ten thousand walks along our routes with the fixes of a phone among tall buildings: noise, jumps, gaps, old fixes and
// fixes out of order. Some walk past a stop without a press, begin in the middle, come from the side, or have a poor
// accuracy. Each sentence is compared with the walker's true place. FUZZ_SEED=123 repeats a run.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tour } from '../../../tests/setup/content';
import { fakeClock, fakePage, fakeReceiver } from '../../../tests/setup/walk-fakes';
import brooklynHeights from '../../geography/brooklyn-heights.json';
import { readDistrict, type LatLon, type LatLons } from '../../geography/district';
import financialDistrict from '../../geography/financial-district.json';
import lowerEastSide from '../../geography/lower-east-side.json';
import { newProgress, openStops, punch } from '../progress/progress';
import { bearingTo, metersBetween, nearestOnLeg, type Place } from './fixes/distance-and-bearing';
import type { Fix } from './fixes/readings';
import { newPosition, reducePosition, type Position } from './position';
import { positionState, type PositionState } from './position-state';
import { cornersLeft, stepDue } from './steps';
import { createWalkWatch } from './watch-walk';

const ROUTES = {
  'brooklyn-heights': readDistrict(brooklynHeights),
  'financial-district': readDistrict(financialDistrict),
  'lower-east-side': readDistrict(lowerEastSide),
} as const;
type Walk = keyof typeof ROUTES;
const WALKS = Object.keys(ROUTES) as Walk[];
const RUNS = 10_000;
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const METERS_PER_DEGREE = 111_195;
const STANDS_S = 30;

/**
 * `along`: along a leg to its stop, half a minute there, and a minute on. `past`: two legs and the stop between,
 * without a press. `middle`: the same from the middle of the first leg on. `side`: straight through the blocks to the
 * stop, and half a minute there. `poor`: like `along`, with an accuracy of 51 to 80 m.
 */
type Course = 'along' | 'past' | 'middle' | 'side' | 'poor';

interface Track {
  readonly walk: Walk;
  readonly course: Course;
  /** The direction from which a walker on the course `side` comes, in degrees. */
  readonly from: number;
  /** The stop where the walk begins; the walker then stands at the next stop. */
  readonly first: number;
  /** The largest error of a fix in meters, which is also the accuracy that the device reports. */
  readonly noise: number;
  /** Meters per second. */
  readonly pace: number;
  /** Whether errors persist for a while, like echoes from buildings, or change with every fix. */
  readonly echoes: boolean;
  readonly punches: boolean;
  /** Seconds between two fixes near a stop; elsewhere there is a fix every six seconds. */
  readonly every: number;
  readonly dice: number;
}

const trackOf = (courses: readonly Course[]): fc.Arbitrary<Track> =>
  fc.tuple(fc.constantFrom(...WALKS), fc.constantFrom(...courses)).chain(([walk, course]) =>
    fc.record({
      walk: fc.constant(walk),
      course: fc.constant(course),
      from: fc.integer({ min: 0, max: 359 }),
      first: fc.integer({
        min: 1,
        max: ROUTES[walk].stops.length - (course === 'past' || course === 'middle' ? 2 : 1),
      }),
      noise: course === 'poor' ? fc.integer({ min: 51, max: 80 }) : fc.integer({ min: 5, max: 40 }),
      pace: fc.double({ min: 0.9, max: 1.5, noNaN: true }),
      echoes: fc.boolean(),
      punches: course === 'along' || course === 'poor' ? fc.boolean() : fc.constant(false),
      every: fc.constantFrom(1, 2),
      dice: fc.integer(),
    }),
  );
/** Half of the walkers go along the legs, as most people do. */
const track = trackOf(['along', 'along', 'along', 'along', 'past', 'middle', 'side', 'poor']);

/** A random number generator from 0 to 1 with a seed (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Step {
  readonly place: LatLon;
  /** The stop at which the walker stands. */
  readonly at: number | undefined;
  /** Within a short walk of a stop, where fixes come more often. */
  readonly near: boolean;
}

const placeOf = ([lat, lon]: LatLon) => ({ lat, lon });

/** The places along a leg, one for each meter. */
const metersOf = (leg: LatLons): LatLon[] =>
  leg.slice(1).flatMap((to, i): LatLon[] => {
    const from = leg[i] ?? to;
    const meters = Math.round(metersBetween(placeOf(from), placeOf(to)));
    const [north, east] = [(to[0] - from[0]) / meters, (to[1] - from[1]) / meters];
    return Array.from({ length: meters }, (_, meter) => [from[0] + north * meter, from[1] + east * meter]);
  });
const METERS = Object.fromEntries(WALKS.map((walk) => [walk, ROUTES[walk].legs.map(metersOf)])) as Record<
  Walk,
  LatLon[][]
>;

/** The stops where the walker stands for half a minute. */
const stopsOf = ({ course, first }: Track): number[] =>
  course === 'past' || course === 'middle' || course === 'poor'
    ? []
    : first === 1 && course === 'along'
      ? [1, 2]
      : [first + 1];

const SIDE_METERS = 300;

/** The walker's true places, one for each second. */
function stepsOf({ walk, course, first, pace, from }: Track): Step[] {
  const stopAt = (stop: number): LatLon => ROUTES[walk].stops[stop - 1] ?? [0, 0];
  const stand = (stop: number): Step[] =>
    Array.from({ length: STANDS_S }, () => ({ place: stopAt(stop), at: stop, near: true }));
  const paced = (
    places: readonly LatLon[],
    near: (second: number, all: number) => boolean,
    most = Number.POSITIVE_INFINITY,
  ): Step[] => {
    const all = Math.min(most, Math.ceil(places.length / pace));
    return Array.from({ length: all }, (_, second) => {
      const place = places[Math.floor(second * pace)] ?? [0, 0];
      return { place, at: undefined, near: near(second, all) };
    });
  };
  const legMeters = (leg: number): readonly LatLon[] => METERS[walk][leg] ?? [];
  const nearStops = (second: number, all: number): boolean => second < 40 || all - second < 40;
  if (course === 'past' || course === 'middle') {
    const begun = course === 'middle' ? Math.floor(legMeters(first - 1).length / 2) : 0;
    return [...paced(legMeters(first - 1).slice(begun), nearStops), ...paced(legMeters(first), nearStops)];
  }
  if (course === 'side') {
    const to = stopAt(first + 1);
    const places = Array.from({ length: SIDE_METERS }, (_, meter) =>
      off(to, SIDE_METERS - meter, (from * Math.PI) / 180),
    );
    return [...paced(places, (second, all) => all - second < 60), ...stand(first + 1)];
  }
  return [
    ...(first === 1 && course === 'along' ? stand(1) : []),
    ...paced(legMeters(first - 1), (second, all) => second < 10 || all - second < 30),
    ...stand(first + 1),
    ...paced(legMeters(first), (second) => second < 40, 60),
  ];
}

const START = Date.UTC(2026, 10, 22, 15);

function off([lat, lon]: LatLon, meters: number, angle: number): LatLon {
  const east = Math.sin(angle) / Math.cos((lat * Math.PI) / 180);
  return [lat + (meters * Math.cos(angle)) / METERS_PER_DEGREE, lon + (meters * east) / METERS_PER_DEGREE];
}
const fixAt = ([latitude, longitude]: LatLon, accuracy: number, at: number): Fix => ({
  latitude,
  longitude,
  accuracy,
  at,
});

/** Simulates a phone: returns the fixes that arrive in a second, in their order. */
function createPhone({ noise, echoes }: Track, dice: () => number) {
  let [error, angle] = [0, 0];
  let silence: { until: number; at: number | undefined } = { until: 0, at: undefined };
  let jump = { until: -1, again: 0, angle: 0 };
  const turn = (): number => dice() * 2 * Math.PI;
  return (second: number, step: Step): Fix[] => {
    const accuracy = step.at === undefined || noise > 50 ? noise : Math.min(noise, 20);
    if (!echoes || dice() < 0.1) [error, angle] = [Math.sqrt(dice()), turn()];
    // A silence ends early where a walker stands at a stop.
    if (second < silence.until && step.at === silence.at) return [];
    if (dice() < 0.01) silence = { until: second + (step.at === undefined ? 90 : 6) * dice(), at: step.at };
    if (second >= jump.again && dice() < 0.04)
      jump = { until: second + (dice() < 0.3 ? 1 : 0), again: second + 6, angle: turn() };
    const shifted = second <= jump.until ? off(step.place, 80, jump.angle) : step.place;
    const at = START + second * 1000;
    const fix = fixAt(off(shifted, error * accuracy, angle), accuracy, at);
    // Sometimes an old fix from a wrong place comes first, or a fix that is out of order comes after.
    if (dice() < 0.03) return [fixAt(off(step.place, 200 * dice(), turn()), 8, at - 20_000 - 60_000 * dice()), fix];
    if (dice() < 0.03) return [fix, fixAt(off(step.place, 60 * dice(), turn()), 8, at - 1000 - 4000 * dice())];
    return [fix];
  };
}

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

// The comparison of sentences with the walker's true place.

const CORNERS = Object.fromEntries(
  WALKS.map((walk) => [
    walk,
    ROUTES[walk].legs.map((leg, i) => cornersLeft(leg, tour(walk).stops[i]?.next?.steps ?? [])),
  ]),
) as Record<Walk, (readonly number[])[]>;

/** A displayed distance may be wrong by this much plus the reported accuracy. */
const SLACK_METERS = 15;
const FASTEST = 1.5;
/** Half of the angle of one of eight directions, in degrees. */
const HALF_DIRECTION = 22.5;
/** A place along each leg every 10 m, with the meters left: a leg may pass the same place twice. */
const FOLD_STEP = 10;
const FOLDS = Object.fromEntries(
  WALKS.map((walk) => [
    walk,
    METERS[walk].map((places) =>
      places.flatMap((place, meter) =>
        meter % FOLD_STEP === 0 ? [{ place: placeOf(place), left: places.length - meter }] : [],
      ),
    ),
  ]),
) as Record<Walk, { place: Place; left: number }[][]>;

interface Truth {
  readonly one: Track;
  readonly here: Place;
  /** The walker's true place at the time of the last accepted fix. */
  readonly atFix: Place;
  /** The walker's distance from each leg for each second, from shortly before the third-last fix on. */
  readonly lately: () => readonly (readonly number[])[];
  /** The largest true error of the last accepted fixes, in meters. */
  readonly error: number;
  /** Seconds since the third-last fix: three fixes are needed to leave the route or to return to it. */
  readonly threeFixes: number;
}

/** A sentence may depend on this many fixes: three to leave the route, and one more to agree on a distance. */
const RESTS_ON = 4;

type Led = Extract<PositionState, { kind: 'sure' | 'ahead' | 'beside' | 'to-start' | 'off' }>;
const isLed = (state: PositionState): state is Led =>
  ['sure', 'ahead', 'beside', 'to-start', 'off'].includes(state.kind);

const legOf = ({ one }: Truth, stop: number): LatLons => ROUTES[one.walk].legs[stop - 2] ?? [];
const stopPlaceOf = ({ one }: Truth, stop: number): Place => placeOf(ROUTES[one.walk].stops[stop - 1] ?? [0, 0]);
const besideOf = (truth: Truth, stop: number): number =>
  nearestOnLeg(legOf(truth, stop), truth.here)?.beside ?? Number.NaN;

/**
 * The true meters from a place to a stop: the least and the most, which differ where a leg passes the same place twice
 * within reach.
 */
function leftTruly({ one }: Truth, stop: number, from: Place, error: number): readonly [least: number, most: number] {
  const straight = metersBetween(from, placeOf(ROUTES[one.walk].stops[stop - 1] ?? [0, 0]));
  const reach =
    (nearestOnLeg(ROUTES[one.walk].legs[stop - 2] ?? [], from)?.beside ?? Number.NaN) + 2 * error + FOLD_STEP;
  const lefts = (FOLDS[one.walk][stop - 2] ?? []).flatMap(({ place, left }) => {
    const beside = metersBetween(from, place);
    return beside <= reach ? [[left, left + beside] as const] : [];
  });
  const least = Math.min(...lefts.map(([left]) => left));
  return [Math.max(straight, Number.isFinite(least) ? least : 0), Math.max(straight, ...lefts.map(([, left]) => left))];
}

/**
 * Describes what is wrong in a state; an empty text if nothing is.
 * @param error the error to allow for, in meters
 */
function untrue(state: PositionState, truth: Truth, age: number, error: number): string {
  const { one, here } = truth;
  if (!('mark' in state)) return '';
  const at = state.offer === undefined ? Number.NaN : metersBetween(here, stopPlaceOf(truth, state.offer));
  // A noisy phone has larger errors than it reports, and a sentence cannot be better than its fixes.
  if (state.isThere && !(at <= 75 + Math.max(0, one.noise - 20)))
    return `at stop ${state.offer}, ${Math.round(at)} m away`;
  if (state.kind === 'unsure' && state.toward) {
    const meters = metersBetween(here, stopPlaceOf(truth, state.toward.stop));
    // The sentence states its own error. A device that is worse than it reports makes that error too small.
    const stated = state.toward.error + error - state.mark.accuracy;
    const allowed = SLACK_METERS + stated + FASTEST * age;
    return Math.abs(state.toward.meters - meters) > allowed
      ? `${state.toward.meters} m, give or take ${state.toward.error} m, straight to stop ${state.toward.stop}, truly ${Math.round(meters)} m`
      : '';
  }
  if (!isLed(state)) return '';
  const { stop, meters } = state;
  const walked = FASTEST * age;
  const rounding = meters < 300 ? 5 : 25;
  const slack = SLACK_METERS + error + walked + rounding;
  const straight = metersBetween(here, stopPlaceOf(truth, stop));
  const late = truth.threeFixes * FASTEST + error;
  if (state.kind === 'sure' || state.kind === 'ahead') {
    const beside = besideOf(truth, stop);
    if (beside > 45 + one.noise + late) return `on the leg to stop ${stop}, ${Math.round(beside)} m beside it`;
    const [least, most] = leftTruly(truth, stop, here, error);
    // Cutting a corner brings a walker nearer than the pace suggests. For a silent phone, the distance at its last fix
    // counts.
    const [leastAtFix, mostAtFix] = leftTruly(truth, stop, truth.atFix, error);
    const slackAtFix = slack - walked;
    const wasSo = meters >= leastAtFix - slackAtFix && meters <= mostAtFix + slackAtFix;
    if (!wasSo && (meters < least - slack || meters > most + slack))
      return `${meters} m to stop ${stop}, truly ${Math.round(least)} to ${Math.round(most)} m`;
    const corners = CORNERS[one.walk][stop - 2] ?? [];
    const due = stepDue(corners, state.left);
    const done = corners[due - 1] ?? Number.POSITIVE_INFINITY;
    const next = corners[due] ?? 0;
    if (least - slack > done || most + slack < next)
      return `step ${due + 1} of ${corners.length}, with ${Math.round(least)} m to go`;
    return '';
  }
  if (state.kind === 'off') {
    const lately = truth.lately();
    const far = Math.max(...lately.map((legs) => legs[stop - 2] ?? 0));
    if (far + error + walked < 45) return `off the way to stop ${stop}, never more than ${Math.round(far)} m beside it`;
    const beside = besideOf(truth, stop);
    if (Math.abs(meters - beside) > slack)
      return `${meters} m beside the way to stop ${stop}, truly ${Math.round(beside)} m`;
    const nearest = Math.max(...lately.map((legs) => Math.min(...legs)));
    if (!state.isOnRoute && nearest + error + walked < 45) return 'off the route, on another leg of it';
    return '';
  }
  if (Math.abs(meters - straight) > slack)
    return `${meters} m straight to stop ${stop}, truly ${Math.round(straight)} m`;
  const isSaid = meters > Math.max(20, state.mark.accuracy);
  const turned = Math.abs(((bearingTo(here, stopPlaceOf(truth, stop)) - state.bearing + 540) % 360) - 180);
  const share = (error + walked) / Math.max(1, straight);
  const spread = share >= 1 ? 180 : (Math.asin(share) * 180) / Math.PI;
  return isSaid && turned > HALF_DIRECTION + spread ? `${Math.round(turned)} degrees wrong to stop ${stop}` : '';
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
  const dice = diceOf(one.dice);
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
  steps.forEach((step, second) => {
    const now = START + second * 1000;
    const shown = progress;
    if (second % (step.near ? one.every : 6) !== 0) return;
    const fixes = phone(second, step);
    const events = fixes.map((fix) => ({ type: 'fix', fix }) as const);
    for (const event of events.length > 0 ? events : [{ type: 'tick' } as const]) {
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
      const phone = createPhone(one, diceOf(one.dice));
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
