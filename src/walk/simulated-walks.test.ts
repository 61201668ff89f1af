// Ten thousand walks along our routes with the fixes that a phone gives among houses: noise, jumps, gaps, old fixes and
// fixes out of order. FUZZ_SEED=123 plays a run again.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakePage, fakeReceiver } from '../../tests/setup/walk-fakes';
import brooklynHeights from '../geography/brooklyn-heights.json';
import { readDistrict, type LatLon, type LatLons } from '../geography/district';
import financialDistrict from '../geography/financial-district.json';
import lowerEastSide from '../geography/lower-east-side.json';
import { metersBetween } from './fixes/distance-and-bearing';
import type { Fix } from './fixes/readings';
import { newPosition, positionState, reducePosition, type PositionState } from './position';
import { newProgress, openStops, punch } from './progress';
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

interface Track {
  readonly walk: Walk;
  /** Where the walker sets out, to stand at the next stop. */
  readonly first: number;
  /** Meters a fix may be off, and what the device says of it. */
  readonly noise: number;
  /** Meters a second. */
  readonly pace: number;
  /** Errors stay for a while, as with echoes from houses, or change with every fix. */
  readonly echoes: boolean;
  readonly punches: boolean;
  /** Seconds between two fixes near a stop; elsewhere there is one in six. */
  readonly every: number;
  readonly dice: number;
}

const track: fc.Arbitrary<Track> = fc.constantFrom(...WALKS).chain((walk) =>
  fc.record({
    walk: fc.constant(walk),
    first: fc.integer({ min: 1, max: ROUTES[walk].stops.length - 1 }),
    noise: fc.integer({ min: 5, max: 40 }),
    pace: fc.double({ min: 0.9, max: 1.5, noNaN: true }),
    echoes: fc.boolean(),
    punches: fc.boolean(),
    every: fc.constantFrom(1, 2),
    dice: fc.integer(),
  }),
);

/** Numbers from 0 to 1 out of a seed (mulberry32). */
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
  /** Within a short walk of a stop: there every second counts. */
  readonly near: boolean;
}

const placeOf = ([lat, lon]: LatLon) => ({ lat, lon });

/** The places of a leg, one a meter. */
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

/** Where the walker stands for half a minute. */
const stopsOf = ({ first }: Track): number[] => (first === 1 ? [1, 2] : [first + 1]);

/** Along a leg to the stop, half a minute there, and a minute on. The first walk stands at the start too. */
function stepsOf({ walk, first, pace }: Track): Step[] {
  const stand = (stop: number): Step[] => {
    const place = ROUTES[walk].stops[stop - 1] ?? [0, 0];
    return Array.from({ length: STANDS_S }, () => ({ place, at: stop, near: true }));
  };
  const along = (
    leg: number,
    near: (second: number, all: number) => boolean,
    most = Number.POSITIVE_INFINITY,
  ): Step[] => {
    const places = METERS[walk][leg] ?? [];
    const all = Math.min(most, Math.ceil(places.length / pace));
    return Array.from({ length: all }, (_, second) => {
      const place = places[Math.floor(second * pace)] ?? [0, 0];
      return { place, at: undefined, near: near(second, all) };
    });
  };
  return [
    ...(first === 1 ? stand(1) : []),
    ...along(first - 1, (second, all) => second < 10 || all - second < 30),
    ...stand(first + 1),
    ...along(first, (second) => second < 40, 60),
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

/** What a phone makes of the walker's places: in each second the fixes that come in, in the order in which they do. */
function createPhone({ noise, echoes }: Track, dice: () => number) {
  let [error, angle] = [0, 0];
  let silence: { until: number; at: number | undefined } = { until: 0, at: undefined };
  let jump = { until: -1, again: 0, angle: 0 };
  const turn = (): number => dice() * 2 * Math.PI;
  return (second: number, step: Step): Fix[] => {
    const accuracy = step.at === undefined ? noise : Math.min(noise, 20);
    if (!echoes || dice() < 0.1) [error, angle] = [Math.sqrt(dice()), turn()];
    // Half a minute at a stop is not all silence.
    if (second < silence.until && step.at === silence.at) return [];
    if (dice() < 0.01) silence = { until: second + (step.at === undefined ? 90 : 6) * dice(), at: step.at };
    if (second >= jump.again && dice() < 0.04)
      jump = { until: second + (dice() < 0.3 ? 1 : 0), again: second + 6, angle: turn() };
    const shifted = second <= jump.until ? off(step.place, 80, jump.angle) : step.place;
    const at = START + second * 1000;
    const fix = fixAt(off(shifted, error * accuracy, angle), accuracy, at);
    // An old fix, from where somebody was or never was; one that is out of order.
    if (dice() < 0.03) return [fixAt(off(step.place, 200 * dice(), turn()), 8, at - 20_000 - 60_000 * dice()), fix];
    if (dice() < 0.03) return [fix, fixAt(off(step.place, 60 * dice(), turn()), 8, at - 1000 - 4000 * dice())];
    return [fix];
  };
}

/**
 * Of the stands. Three fixes in a row have to bear a stop out, and with a fix every two seconds, jumps and stale ones it
 * happens about once in 20,000 that half a minute has no three such (seed 78397897). The press is there all the same.
 */
const MISSED_AT_MOST = 1 / 2_000;

interface Tally {
  stood: number;
  /** Stood at for half a minute, and never offered. */
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

const offerOf = (state: PositionState): number | undefined => ('offer' in state ? state.offer : undefined);

/** Plays one walk; gives what went against the promises. */
function play(one: Track): string[] {
  const route = ROUTES[one.walk];
  const dice = diceOf(one.dice);
  const phone = createPhone(one, dice);
  const wrong: string[] = [];
  let progress = newProgress(one.walk, START);
  const aimOf = () => ({
    stop: Math.min(one.first + progress.punched.length, route.stops.length),
    open: openStops(progress.punched, route.stops.length),
  });
  let aim = aimOf();
  let position = reducePosition(route, newPosition(aim), { type: 'asked' }, START);
  const offered = new Set<number>();
  stepsOf(one).forEach((step, second) => {
    const now = START + second * 1000;
    const shown = progress;
    if (second % (step.near ? one.every : 6) !== 0) return;
    const fixes = phone(second, step);
    const events = fixes.map((fix) => ({ type: 'fix', fix }) as const);
    for (const event of events.length > 0 ? events : [{ type: 'tick' } as const]) {
      position = reducePosition(route, position, event, now);
      // Without a stop to say, one state in ten is looked at.
      if (position.there === undefined && second % 10 !== 0) continue;
      const state = positionState(route, position);
      const offer = offerOf(state);
      if ('stop' in state && state.stop !== aim.stop) wrong.push(`second ${second}: the aim was ${state.stop}`);
      if (offer === undefined) continue;
      const place = route.stops[offer - 1];
      const meters = place ? metersBetween(placeOf(step.place), placeOf(place)) : Number.NaN;
      if (!(meters <= 75)) wrong.push(`second ${second}: stop ${offer} was said ${Math.round(meters)} m away`);
      const tally = tallyOf(`${one.walk} ${offer}`);
      if (!offered.has(offer)) {
        tally.sum += meters;
        tally.offered += 1;
      }
      tally.most = Math.max(tally.most, meters);
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
  for (const stop of stopsOf(one)) {
    const tally = tallyOf(`${one.walk} ${stop}`);
    tally.stood += 1;
    if (!offered.has(stop)) tally.missed += 1;
  }
  return wrong;
}

describe('simulated walks', () => {
  it(`${RUNS.toLocaleString('en-US')} of them keep what walk mode promises of a position`, { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(track, (one) => {
        expect(play(one)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    const rows = [...tallies]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(
        ([stop, { stood, offered, sum, most }]) =>
          `${stop}: stood there ${stood}, offered ${offered}, first at ${Math.round(sum / offered)} m, never beyond ${Math.round(most)} m`,
      );
    process.stdout.write(`${RUNS} walks, seed ${SEED}\n${rows.join('\n')}\n`);
    const all = [...tallies.values()];
    const sumOf = (key: 'stood' | 'missed'): number => all.reduce((sum, tally) => sum + tally[key], 0);
    expect(sumOf('missed')).toBeLessThanOrEqual(sumOf('stood') * MISSED_AT_MOST);
  });

  // The same walks through the device's side, which listens only where it matters.
  it('miss no stop because the receiver is let go of between the stops', { timeout: 600_000 }, () => {
    const tracks = fc.sample(track, { numRuns: 60, seed: SEED });
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
    // Some 400 stands: by chance one in 20,000 is missed in any case.
    expect(missed.slice(1)).toEqual([]);
    process.stdout.write(`the receiver was on for ${Math.round((100 * watched) / whole)} % of the time\n`);
    expect(watched).toBeLessThan(whole);
  });
});
