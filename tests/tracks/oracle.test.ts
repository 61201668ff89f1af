import { expect, test } from 'vitest';
import { placeToward, type LatLon } from './geometry';
import { judge, type Verdict } from './oracle';
import type { Moment } from './play';
import { walkOf } from './walks';

const WALK = walkOf('brooklyn-heights');
const LEG = WALK.legs[1] ?? [];
/** On the second leg, 130 m before stop 3. */
const HERE = LEG.at(-131) ?? [0, 0];
const STOP_2 = WALK.stops[1] ?? [0, 0];

const momentAt = (place: LatLon, lines: readonly string[], changes: Partial<Moment> = {}): Moment => ({
  second: 100,
  place,
  fix: { place, accuracy: 8 },
  fixAt: 100,
  pressed: '',
  marked: new Set([1, 2]),
  screen: { hash: '#to-3', heading: 'To stop 3', lines, announced: '', bar: '' },
  ...changes,
});

test.each<[string, LatLon, readonly string[], Verdict]>([
  ['the meters along the leg', HERE, ['About 430 ft (130 m) to stop 3'], 'true'],
  ['too few of them', HERE, ['About 260 ft (80 m) to stop 3'], 'false'],
  ['two units that differ', HERE, ['About 200 ft (130 m) to stop 3'], 'false'],
  ['meters along a leg that is a block away', placeToward(HERE, 90, 270), ['About 430 ft (130 m) to stop 3'], 'false'],
  ['the arrival at a stop', STOP_2, ['You are at stop 2.'], 'true'],
  ['the arrival at a stop that is far', HERE, ['You are at stop 2.'], 'false'],
  ['a stop where nobody was', HERE, ['You were at stop 3. It is not marked.'], 'false'],
  ['off the route, on the route', HERE, ['You are off the route'], 'false'],
  ['off the route', placeToward(HERE, 150, 270), ['You are off the route'], 'true'],
  ['another accuracy than that of the fix', HERE, ['You, accurate to about 70 ft (20 m)'], 'false'],
  ['an old position, with a new fix', HERE, ['Location is not updating'], 'false'],
  ['a sentence about the position that nobody knows', HERE, ['You are in Queens.'], 'false'],
])('%s', (_, place, lines, verdict) => {
  expect(judge(WALK, momentAt(place, lines), []).map((one) => one.verdict)).toEqual([verdict]);
});

test('the direction of a straight line', () => {
  const north = placeToward(WALK.stops[2] ?? [0, 0], 200, 180);
  const said = (word: string) =>
    judge(
      WALK,
      momentAt(north, [
        `About 660 ft (200 m) to stop 3`,
        `In a straight line, to the ${word}. You, accurate to about 30 ft (10 m)`,
      ]),
      [],
    ).map(({ verdict }) => verdict);
  expect(said('north')).toEqual(['true', 'true']);
  expect(said('east')).toEqual(['true', 'false']);
});

test('a marked stop is not called open', () => {
  const said = momentAt(HERE, ['Stop 2 is not marked. About 430 ft (130 m) to stop 3.']);
  expect(judge(WALK, said, [])).toMatchObject([{ verdict: 'false', why: 'stop 2 is marked' }]);
  expect(judge(WALK, { ...said, marked: new Set([1]) }, [])).toMatchObject([{ verdict: 'true' }]);
});

test('a sentence that was true at one of the last fixes is late', () => {
  const before = momentAt(STOP_2, [], { second: 80, fixAt: 80 });
  expect(judge(WALK, momentAt(HERE, ['You are at stop 2.']), [before])).toMatchObject([{ verdict: 'late', age: 20 }]);
});

test('a sentence that was true too long ago is false', () => {
  const before = momentAt(STOP_2, [], { second: 5, fixAt: 5 });
  expect(judge(WALK, momentAt(HERE, ['You are at stop 2.']), [before])).toMatchObject([{ verdict: 'false' }]);
});

test('the head and the bar are judged, too', () => {
  const said = (place: LatLon, heading: string, line: string, bar: string) =>
    judge(
      WALK,
      momentAt(place, [line], {
        marked: new Set(),
        screen: { hash: '#to-3', heading, lines: [line], announced: '', bar },
      }),
      [],
    ).map(({ verdict }) => verdict);
  expect(said(HERE, 'To stop 3', 'On the way to stop 3, 0.6 mi walked', 'I am here Mark stop 3')).toEqual([
    'true',
    'true',
  ]);
  expect(said(HERE, 'To stop 3', 'On the way to stop 2', 'Mark stop 2 You have passed it')).toEqual(['false', 'false']);
  expect(said(STOP_2, 'To stop 3', 'Next: stop 3', 'Mark stop 2 You have passed it')).toEqual(['true', 'true']);
  const away = placeToward(HERE, 500, 270);
  expect(said(away, 'To stop 3', 'On the way to stop 3', 'Mark stop 3 Orange Street')).toEqual(['false', 'true']);
});

test('a place that a frozen phone repeats is as old as its first fix', () => {
  const first = momentAt(HERE, [], { second: 60, fixAt: 60 });
  const present = 'About 430 ft (130 m) to stop 3';
  const repeated = momentAt(STOP_2, [present], { second: 100, fixAt: 60, fix: { place: HERE, accuracy: 8 } });
  expect(judge(WALK, repeated, [first, { ...repeated, second: 90 }])).toMatchObject([{ verdict: 'false' }]);
});

test('a sentence that only the fix bears out is the fault of the device', () => {
  const said = momentAt(placeToward(HERE, 90, 270), ['About 430 ft (130 m) to stop 3']);
  const fix = { place: HERE, accuracy: 8 };
  expect(judge(WALK, said, [{ ...said, fix }])).toMatchObject([{ verdict: 'misled' }]);
});

test('the step whose corner comes next', () => {
  const [first, second] = WALK.steps[1] ?? [];
  const step = (number: number, words = '') =>
    judge(WALK, momentAt(LEG[10] ?? HERE, [`Step ${number} of 3`, words]), []).map(({ verdict }) => verdict);
  expect(step(1, first?.words)).toEqual(['true', 'true']);
  expect(step(2, second?.words)).toEqual(['false', 'true']);
  expect(step(1, 'Turn left.')).toEqual(['false', 'false']);
});

test('a turn to the side that the leg does not have', () => {
  const turned = (words: string): string => words.replace('Turn left on Orange', 'Turn right on Orange');
  const falsely = {
    ...WALK,
    directions: WALK.directions.map(turned),
    steps: WALK.steps.map((steps) => steps.map((step) => ({ ...step, words: turned(step.words) }))),
  };
  const [, second] = WALK.steps[1] ?? [];
  const verdicts = (walk: typeof WALK, ...lines: readonly string[]) =>
    judge(walk, momentAt(HERE, lines), []).map(({ verdict }) => verdict);
  const [words, whole] = [second?.words ?? '', WALK.directions[1] ?? ''];
  expect(verdicts(WALK, words, `Then: ${words}`, whole)).toEqual(['true', 'true', 'true']);
  expect(verdicts(falsely, turned(words), `Then: ${turned(words)}`, turned(whole))).toEqual([
    'false',
    'false',
    'false',
  ]);
  expect(verdicts(WALK, turned(words))).toEqual(['false']);
});

test('a sentence in the past tense tells of the last fix, and of its age', () => {
  const fixed = momentAt(HERE, [], { second: 60, fixAt: 60 });
  const saidAt = (place: LatLon, second: number, ...lines: readonly string[]) =>
    judge(WALK, momentAt(place, lines, { second, fixAt: 60 }), [fixed]).map(({ verdict }) => verdict);
  const said = [
    'You were about 430 ft (130 m) before stop 3',
    'That was 40 seconds ago, accurate to about 30 ft (10 m).',
  ];
  expect(saidAt(STOP_2, 102, 'Waiting for a new location.')).toEqual(['true']);
  expect(saidAt(STOP_2, 70, 'Waiting for a new location.')).toEqual(['false']);
  expect(saidAt(STOP_2, 102, ...said)).toEqual(['true', 'true']);
  expect(saidAt(STOP_2, 140, ...said)).toEqual(['true', 'false']);
  expect(saidAt(HERE, 102, 'You were about 260 ft (80 m) before stop 3')).toEqual(['false']);
  // A sentence in the present tense is late at first, and then false.
  const present = 'About 430 ft (130 m) to stop 3';
  expect(saidAt(STOP_2, 90, present)).toEqual(['late']);
  expect(saidAt(STOP_2, 95, present)).toEqual(['false']);
});

test('the straight line of an inexact location, give or take its error', () => {
  const place = placeToward(WALK.stops[2] ?? [0, 0], 160, 180);
  const inexact = { fix: { place, accuracy: 65 } };
  const line = 'In a straight line, give or take 300 ft (90 m). High buildings get in the way. Go by the street names.';
  const verdicts = (...lines: readonly string[]) =>
    judge(WALK, momentAt(place, lines, inexact), []).map(({ verdict }) => verdict);
  expect(verdicts('About 490 ft (150 m) to stop 3', line)).toEqual(['true', 'true']);
  expect(verdicts('About 980 ft (300 m) to stop 3', line)).toEqual(['false', 'true']);
  expect(verdicts('About 490 ft (150 m) to stop 3', line.replace('300 ft (90 m)', '100 ft (30 m)'))).toEqual([
    'true',
    'false',
  ]);
  // The error that is stated is the error that is allowed.
  expect(verdicts('About 820 ft (250 m) to stop 3', line)).toEqual(['true', 'true']);
  expect(verdicts('About 890 ft (270 m) to stop 3', line)).toEqual(['false', 'true']);
});
