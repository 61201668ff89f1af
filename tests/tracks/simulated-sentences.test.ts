// Some of the simulated walks, read as a visitor reads them: the judge of the tracks compares every sentence about the
// position with the walker's true place. `FUZZ_SEED=123` repeats a run.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPosition, reducePosition, type Position } from '../../src/walk/position/position';
import { positionState, type PositionState } from '../../src/walk/position/position-state';
import { arrivalOf, arrivalTitle, placeInList, positionText } from '../../src/walk/screens/way/position-words';
import { stopAhead, wayLine } from '../../src/walk/screens/way/shown-leg';
import { seededRandom } from '../setup/simulation/seeded-random';
import { createPhone, ROUTES, START, stepsOf, trackOf, type Track } from '../setup/simulation/simulated-walker';
import { judge } from './oracle';
import type { Moment } from './play';
import { isNearStop } from './tracks';
import { walkOf } from './walks';

const RUNS = 400;
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/**
 * The share of false sentences. About one in 5,000 rests on a fix 80 m beside the walker that came just before a
 * silence: nobody can know better. `late` and `misled` are what the judge of the tracks calls so.
 */
const FALSE_AT_MOST = 1 / 1_000;
const MISLED_AT_MOST = 1 / 200;
const tracks = trackOf(['along', 'past', 'middle', 'side', 'poor']);

/** The lines about the position, as the screen of a way shows them. */
function linesOf(state: PositionState, aim: number): readonly string[] {
  const arrival = arrivalOf(state);
  const { title, words } = positionText(state);
  const inList = placeInList(state);
  return [
    wayLine(state, aim),
    ...(arrival ? [arrivalTitle(arrival), arrival.sure] : [title, words]),
    ...(inList ? [`${inList.title} ${inList.words}`] : []),
  ];
}

/** Plays one walk without a press, and returns the sentences that are false, and how many were judged. */
function play(one: Track) {
  const [route, walk] = [ROUTES[one.walk], walkOf(one.walk)];
  const phone = createPhone(one, seededRandom(one.dice));
  const aim = Math.min(one.first + 1, route.stops.length);
  const open = route.stops.map((_, index) => index + 1);
  let position: Position = reducePosition(route, newPosition({ stop: aim, open }), { type: 'asked' }, START);
  const moments: Moment[] = [];
  /** These tell the judge at which stops the walker has been, however long ago. */
  const nearStops: Moment[] = [];
  const count = { true: 0, late: 0, misled: 0, false: 0 };
  const wrong: string[] = [];
  stepsOf(one).forEach((step, second) => {
    const now = START + second * 1000;
    if (second % (step.near ? one.every : 6) !== 0) return;
    const fixes = phone(second, step);
    for (const fix of fixes) position = reducePosition(route, position, { type: 'fix', fix }, now);
    if (fixes.length === 0) position = reducePosition(route, position, { type: 'tick' }, now);
    const { accepted } = position.readings;
    const state = positionState(route, position);
    const stop = stopAhead(state, aim);
    const moment: Moment = {
      second,
      place: step.place,
      fix: accepted && { place: [accepted.latitude, accepted.longitude], accuracy: accepted.accuracy },
      fixAt: accepted ? (accepted.since - START) / 1000 : 0,
      pressed: '',
      marked: new Set(),
      screen: {
        hash: `#to-${aim}`,
        heading: stop === 1 ? 'To the start' : `To stop ${stop}`,
        // The judge does not see the fixes that are not accepted, so it cannot know of a jump.
        lines: state.kind === 'jumps' ? [] : linesOf(state, aim),
        announced: '',
        bar: '',
      },
    };
    for (const { verdict, said, why } of judge(walk, moment, [...nearStops, ...moments.slice(-40)])) {
      count[verdict] += 1;
      if (verdict === 'false') wrong.push(`second ${second}: "${said}" ${why}`);
    }
    moments.push(moment);
    if (isNearStop(walk, step.place, 50)) nearStops.push(moment);
  });
  return { wrong, count };
}

test(`the sentences of ${RUNS} simulated walks are true, as far as a phone can know`, { timeout: 240_000 }, () => {
  const total = { true: 0, late: 0, misled: 0, false: 0 };
  const wrong: string[] = [];
  for (const one of fc.sample(tracks, { numRuns: RUNS, seed: SEED })) {
    const played = play(one);
    for (const verdict of ['true', 'late', 'misled', 'false'] as const) total[verdict] += played.count[verdict];
    if (played.wrong.length > 0) wrong.push(`${JSON.stringify(one)}\n  ${played.wrong.slice(0, 4).join('\n  ')}`);
  }
  process.stdout.write(`${RUNS} walks, seed ${SEED}: ${JSON.stringify(total)}\n${wrong.slice(0, 5).join('\n')}\n`);
  const all = total.true + total.late + total.misled + total.false;
  expect(total.false / all).toBeLessThanOrEqual(FALSE_AT_MOST);
  expect(total.misled / all).toBeLessThanOrEqual(MISLED_AT_MOST);
});
