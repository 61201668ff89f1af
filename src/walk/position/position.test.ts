import { describe, expect, it } from 'vitest';
import { metersBetween } from './fixes/distance-and-bearing';
import {
  newPosition,
  positionState,
  reducePosition,
  type Position,
  type PositionEvent,
  type PositionState,
} from './position';

const METERS_PER_DEGREE = 111_195;
/** A walk on a meridian: three stops, 200 m and 400 m apart, to the north. */
const north = (meters: number): number => 40.7 + meters / METERS_PER_DEGREE;
const east = (meters: number): number => -73.99 + meters / (METERS_PER_DEGREE * Math.cos((40.7 * Math.PI) / 180));
const ROUTE = {
  stops: [
    [north(0), east(0)],
    [north(200), east(0)],
    [north(600), east(0)],
  ],
  legs: [
    [
      [north(0), east(0)],
      [north(200), east(0)],
    ],
    [
      [north(200), east(0)],
      [north(600), east(0)],
    ],
  ],
} as const;
const START = Date.UTC(2026, 10, 22, 15);

/** A walk that the test leads second by second. */
function walk(stop: number | 'nowhere' = 2, open: readonly number[] = [1, 2, 3]) {
  let now = START;
  let position: Position = newPosition({ stop: stop === 'nowhere' ? undefined : stop, open });
  const tell = (event: PositionEvent): PositionState => {
    position = reducePosition(ROUTE, position, event, now);
    return positionState(ROUTE, position);
  };
  tell({ type: 'asked' });
  return {
    tell,
    state: () => positionState(ROUTE, position),
    /** A fix so many meters to the north and the east of the start, a second after the last. */
    at(metersNorth: number, metersEast = 0, more: object = {}, seconds = 1): PositionState {
      now += seconds * 1000;
      const fix = { latitude: north(metersNorth), longitude: east(metersEast), accuracy: 10, at: now, ...more };
      return tell({ type: 'fix', fix });
    },
    wait(seconds: number): PositionState {
      now += seconds * 1000;
      return tell({ type: 'tick' });
    },
    now: () => now,
    setClock: (by: number) => {
      now += by;
    },
  };
}

describe('before there is a position', () => {
  it('is asked for, refused, asked for again and found', () => {
    const { tell, at, state } = walk();
    expect(positionState(ROUTE, newPosition({ stop: 1, open: [] }))).toEqual({ kind: 'not-asked' });
    expect(state()).toEqual({ kind: 'asking' });
    expect(tell({ type: 'error', code: 1 })).toEqual({ kind: 'refused' });
    tell({ type: 'asked' });
    expect(at(50)).toMatchObject({ kind: 'sure', stop: 2, meters: 150, age: 0, mark: { accuracy: 10, isOld: false } });
    expect(tell({ type: 'stopped' })).toEqual({ kind: 'not-asked' });
  });

  it.each([
    [2, 'unavailable'],
    [3, 'nothing-came'],
  ])('with error %d there is none, and one may come yet', (code, reason) => {
    const { tell, at } = walk();
    expect(tell({ type: 'error', code })).toEqual({ kind: 'cannot', reason });
    expect(at(50).kind).toBe('sure');
    // Then an error is no news.
    expect(tell({ type: 'error', code }).kind).toBe('sure');
  });

  it('and on some devices never', () => {
    expect(walk().tell({ type: 'unsupported' })).toEqual({ kind: 'cannot', reason: 'unsupported' });
  });
});

describe('arriving', () => {
  it('is offered at the second fix that goes with the one before it, and not taken back by the next', () => {
    const { at } = walk();
    at(165);
    expect(at(171)).toMatchObject({ kind: 'sure', offer: undefined });
    expect(at(172)).toMatchObject({ offer: 2 });
    expect(at(174)).toMatchObject({ offer: 2, meters: 30, nearest: { stop: 2 } });
  });

  it('is not offered more than 30 m away, nor where the accuracy is worse than 50 m', () => {
    const { at } = walk();
    for (let second = 0; second < 9; second += 1) expect(at(169)).toMatchObject({ offer: undefined });
    at(195, 0, { accuracy: 51 });
    for (let second = 0; second < 9; second += 1)
      expect(at(195, 0, { accuracy: 51 })).toMatchObject({ kind: 'unsure', offer: undefined });
    expect(at(195, 0, { accuracy: 50 })).toMatchObject({ offer: undefined });
    expect(at(195, 0, { accuracy: 50 })).toMatchObject({ kind: 'sure', offer: 2 });
  });

  it('at another open stop than the next is offered too; at a punched one nothing is', () => {
    const skipping = walk(2, [2, 3]);
    for (const meters of [598, 599, 600]) skipping.at(meters);
    expect(skipping.state()).toMatchObject({ offer: 3 });
    const back = walk(2, [2, 3]);
    for (const meters of [0, 1, 2, 3]) expect(back.at(meters)).toMatchObject({ offer: undefined });
  });

  it('ends with the punch', () => {
    const { at, tell } = walk();
    for (const meters of [190, 191, 192]) at(meters);
    expect(tell({ type: 'aim', aim: { stop: 3, open: [1, 3] } })).toMatchObject({
      kind: 'sure',
      stop: 3,
      offer: undefined,
    });
  });

  it('answered with "Not yet" is offered again only after leaving by 60 m', () => {
    const { at, tell } = walk();
    for (const meters of [190, 191, 192]) at(meters);
    expect(tell({ type: 'not-yet', stop: 2 })).toMatchObject({ offer: undefined });
    for (const meters of [185, 170, 150, 141, 150, 170, 185, 190])
      expect(at(meters, 0, {}, 10)).toMatchObject({ offer: undefined });
    for (const meters of [170, 150, 139]) at(meters, 0, {}, 10);
    for (const meters of [150, 165, 178, 188]) at(meters, 0, {}, 10);
    expect(at(190)).toMatchObject({ offer: 2 });
  });

  it('stays until it is left by 60 m; that one is there is no longer said from 40 m on', () => {
    const { at } = walk();
    for (const meters of [190, 195, 200]) at(meters);
    expect(at(225)).toMatchObject({ offer: 2, isThere: true });
    at(241);
    expect(at(242)).toMatchObject({ offer: 2, isThere: false });
    expect(at(259)).toMatchObject({ offer: 2, isThere: false });
    // One fix too far does not take the button away, two do.
    expect(at(265, 0, {}, 5)).toMatchObject({ offer: 2 });
    expect(at(266)).toMatchObject({ offer: undefined });
  });

  it('is not said any more when the walker could have gone too far since, and ends with the position', () => {
    const { at, wait } = walk();
    for (const meters of [180, 181, 182]) at(meters);
    expect(wait(25)).toMatchObject({ offer: 2, isThere: true });
    expect(wait(10)).toMatchObject({ offer: 2, isThere: false });
    expect(wait(30)).toMatchObject({ kind: 'lost', offer: undefined });
    at(184);
    at(184);
    expect(at(184)).toMatchObject({ offer: 2, isThere: true });
  });

  it('is not made where the accuracy is bad, so the button does not change under a thumb', () => {
    const { at } = walk(3, [2, 3]);
    const noise = [-25, 20, -5, 25, -20, 5];
    const offers = new Set(
      noise.concat(noise).map((by) => (at(200 + by, by, { accuracy: 65 }) as { offer?: number }).offer),
    );
    expect([...offers]).toEqual([undefined]);
  });
});

describe('how far it is', () => {
  it.each([
    [10, 190],
    [137, 60],
    [199, 10],
  ])('%d m along the leg it is about %d m', (walked, meters) => {
    expect(walk().at(walked)).toMatchObject({ kind: 'sure', meters });
  });

  it('is rounded to 50 m from 300 on', () => {
    expect(walk(3).at(217)).toMatchObject({ meters: 400 });
    expect(walk(3).at(290)).toMatchObject({ meters: 300 });
    expect(walk(3).at(322)).toMatchObject({ meters: 280 });
  });

  it('to the start is a straight line with a direction', () => {
    expect(walk(1).at(-300, -300)).toMatchObject({ kind: 'to-start', stop: 1, meters: 400, nearest: { stop: 1 } });
    const state = walk(1).at(-300, -300);
    expect(state.kind === 'to-start' ? state.bearing : 0).toBeCloseTo(45, 0);
  });

  it('is not known where nobody is led', () => {
    expect(walk('nowhere').at(50)).toMatchObject({ kind: 'found', nearest: { stop: 1 } });
  });

  it('is never less than the straight line to the stop', () => {
    // Beyond the end of the leg its nearest spot is the stop itself.
    const state = walk().at(250);
    expect(state).toMatchObject({ kind: 'beside', stop: 2, meters: 50 });
    expect(walk().at(226)).toMatchObject({ kind: 'sure', meters: 30 });
    const south = walk(3).at(350, 250);
    expect(south).toMatchObject({ kind: 'beside', stop: 3, meters: 350 });
    expect(south.kind === 'beside' ? south.bearing : 0).toBeCloseTo(315, 0);
  });

  it('changes when two fixes agree that it has', () => {
    const { at } = walk();
    const noisy = [146, 143, 147, 144, 146, 141, 148].map((meters) => (at(meters) as { meters?: number }).meters);
    expect(new Set(noisy).size).toBe(1);
    at(134);
    expect(at(133)).toMatchObject({ meters: 70 });
    // A fix that comes late is not compared with what was before.
    expect(at(160, 0, {}, 15)).toMatchObject({ meters: 40 });
  });

  it('over 3 km from every stop the walk is not here, wherever that is', () => {
    expect(walk().at(-2_900)).toMatchObject({ kind: 'beside', meters: 3_100 });
    expect(walk().at(-3_100)).toMatchObject({ kind: 'far', meters: expect.closeTo(3_100, -1) as number });
    const sydney = walk().at(0, 0, { latitude: -33.87, longitude: 151.21 });
    expect(sydney).toMatchObject({ kind: 'far', meters: expect.closeTo(15_990_000, -5) as number });
    // A guess by the address of the connection says nothing.
    expect(walk().at(-5_000, 0, { accuracy: 4_000 })).toMatchObject({ kind: 'unsure' });
  });
});

describe('beside the way', () => {
  it('is off after three fixes, with the way back; "I know" keeps silent for this leg', () => {
    const { at, tell } = walk();
    at(100, 10);
    for (const metersEast of [60, 60]) expect(at(100, metersEast, {}, 30).kind).toBe('sure');
    expect(at(100, 60)).toMatchObject({ kind: 'off', stop: 2, meters: 60, isOnRoute: false });
    const off = at(100, 60);
    expect(off.kind === 'off' ? off.bearing : 0).toBeCloseTo(270, 0);
    expect(off.kind === 'off' ? metersBetween(off.spot, { lat: north(100), lon: east(0) }) : 9).toBeLessThan(1);
    expect(tell({ type: 'knows-off' })).toMatchObject({ kind: 'beside', meters: 120 });
    tell({ type: 'aim', aim: { stop: 3, open: [3] } });
    expect(at(300, 60).kind).toBe('beside');
    at(300, 10, {}, 30);
    expect(at(300, 9).kind).toBe('sure');
    for (let second = 0; second < 3; second += 1) at(300, 60, {}, 30);
    expect(at(300, 60).kind).toBe('off');
  });

  it('ends as it begins, after three fixes', () => {
    const { at } = walk();
    at(100);
    for (let second = 0; second < 3; second += 1) at(100, 70, {}, 30);
    const back = [40, 44, 46, 44, 44].map((metersEast) => at(100, metersEast, {}, 30).kind);
    expect(back).toEqual(['off', 'off', 'off', 'off', 'off']);
    expect(at(100, 40).kind).toBe('sure');
  });

  it('is not off within 45 m and the accuracy, nor after one fix on the way between', () => {
    const { at } = walk();
    at(100, 20);
    for (let second = 0; second < 6; second += 1) expect(at(100, 54, {}, 30).kind).toBe('sure');
    for (const metersEast of [60, 60, 40, 60, 60]) expect(at(100, metersEast).kind).toBe('sure');
  });

  it('who was never on the leg is not off it: a straight line and a direction', () => {
    const { at } = walk();
    const states = [0, 1, 2, 3, 4].map(() => at(100, 250, {}, 5));
    expect(states.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'beside'));
    expect(states[0]).toMatchObject({ stop: 2, meters: 270 });
  });

  it('who has passed a stop without a press is understood', () => {
    const { at, tell } = walk(2, [2, 3]);
    for (const meters of [180, 190, 200, 210, 220, 230, 240, 250, 254]) expect(at(meters, 0, {}, 8).kind).toBe('sure');
    for (const meters of [262, 270]) at(meters, 0, {}, 8);
    expect(at(280, 0, {}, 8)).toMatchObject({
      kind: 'ahead',
      aim: 2,
      stop: 3,
      meters: 300 + 0,
      left: expect.closeTo(320, 0) as number,
    });
    // At the next stop both are known; nothing was punched by itself.
    for (const meters of [590, 596, 600]) at(meters, 0, {}, 60);
    at(600);
    expect(at(600)).toMatchObject({ kind: 'ahead', offer: 3 });
    expect(tell({ type: 'aim', aim: { stop: 3, open: [2, 3] } })).toMatchObject({ kind: 'sure', stop: 3 });
  });

  it('who crosses a later leg, or goes along it the other way, is not on it', () => {
    const crossing = walk(2, [2, 3]);
    for (let meters = -100; meters <= 100; meters += 10) expect(crossing.at(400, meters, {}, 8).kind).toBe('beside');
    const against = walk(2, [2, 3]);
    for (let meters = 500; meters >= 260; meters -= 10) expect(against.at(meters, 0, {}, 8).kind).toBe('beside');
  });

  it('who has left the leg before its stop and goes along a later one has not passed that stop', () => {
    const { at } = walk(2, [2, 3]);
    at(20);
    // Straight to the middle of the next leg, and along it.
    for (const meters of [60, 120, 180, 240, 300]) at(meters, 120, {}, 40);
    for (let meters = 300; meters <= 400; meters += 10) expect(at(meters, 5, {}, 8).kind).not.toBe('ahead');
  });

  it('who goes back along the leg before is told that this is not the way', () => {
    const { at } = walk(3, [3]);
    at(200);
    for (let meters = 190; meters >= 120; meters -= 10) at(meters, 0, {}, 8);
    expect(at(110, 0, {}, 8)).toMatchObject({ kind: 'off', stop: 3, meters: 90, isOnRoute: true });
  });

  it('is unsure where the accuracy is worse than 50 m', () => {
    expect(walk().at(100, 0, { accuracy: 50 }).kind).toBe('sure');
    expect(walk().at(100, 0, { accuracy: 51 })).toMatchObject({ kind: 'unsure', mark: { accuracy: 51 } });
    // And is not sure and unsure in turn.
    const { at } = walk();
    const kinds = [45, 55, 45, 55, 55, 45, 55, 45, 45].map((accuracy) => at(100, 0, { accuracy }).kind);
    expect(kinds.map((kind) => (kind === 'sure' ? 's' : 'u')).join('')).toBe('ssssuuuus');
  });
});

describe('what is not believed', () => {
  it('a jump is not used until three agree; one that stays alone is worth a word', () => {
    const { at, wait } = walk();
    at(50);
    expect(at(150)).toMatchObject({ kind: 'sure', meters: 150 });
    expect(wait(5)).toMatchObject({ kind: 'jumps', mark: { latitude: north(50) } });
    expect(at(-60).kind).toBe('jumps');
    expect(at(52)).toMatchObject({ kind: 'sure', meters: 150 });
    at(150);
    expect(at(151)).toMatchObject({ kind: 'jumps' });
    expect(at(152)).toMatchObject({ kind: 'sure', meters: 50 });
  });

  it('two fixes that jumped to a stop do not make it one', () => {
    const { at } = walk();
    at(80);
    at(81);
    at(199);
    expect(at(200)).toMatchObject({ offer: undefined });
    expect(at(83)).toMatchObject({ offer: undefined });
  });

  it('where nobody is led, somebody in a train is believed', () => {
    const { at } = walk('nowhere');
    at(0);
    expect(at(590)).toMatchObject({ nearest: { stop: 3 } });
  });

  it('old fixes, repeated ones and such as are out of order', () => {
    const { at, now } = walk();
    at(50);
    expect(at(150, 0, { at: now() - 40_000 })).toMatchObject({ meters: 150 });
    at(54, 0, {}, 3);
    expect(at(60, 0, { at: now() - 2_500 })).toMatchObject({ mark: { latitude: north(54) } });
    expect(at(60, 0, { at: now() - 1_000 })).toMatchObject({ mark: { latitude: north(54) } });
  });

  it('an old fix, until it is the only one for three seconds', () => {
    const { at, wait, now } = walk();
    expect(at(50, 0, { at: now() - 60_000 })).toEqual({ kind: 'asking' });
    expect(wait(2)).toEqual({ kind: 'asking' });
    expect(wait(1)).toMatchObject({ kind: 'sure', meters: 150 });
    // What comes later is measured by its own time.
    expect(at(54)).toMatchObject({ mark: { latitude: north(54) } });
    const other = walk();
    other.at(50, 0, { at: other.now() - 60_000 });
    expect(other.at(120)).toMatchObject({ mark: { latitude: north(120) } });
  });

  it.each([{ latitude: Number.NaN }, { accuracy: -1 }, { longitude: 400 }, { at: Number.POSITIVE_INFINITY }])(
    'no place at all: %j',
    (broken) => expect(walk().at(50, 0, broken)).toEqual({ kind: 'asking' }),
  );

  it('a clock that was set, forward or back, is noticed after three fixes', () => {
    for (const by of [3_600_000, -3_600_000]) {
      const { at, setClock, now } = walk();
      at(50);
      const device = now();
      setClock(by);
      for (let second = 1; second < 3; second += 1) at(50 + second, 0, by > 0 ? { at: device + second * 1000 } : {});
      const state = at(53, 0, by > 0 ? { at: device + 3_000 } : {});
      expect(state).toMatchObject({ kind: 'sure', mark: { latitude: north(53), isOld: false } });
      expect(at(54, 0, by > 0 ? { at: device + 4_000 } : {})).toMatchObject({ age: 0, mark: { latitude: north(54) } });
    }
  });
});

describe('silence', () => {
  it('of a minute is a loss; the mark stays and is old', () => {
    const { at, wait } = walk();
    at(50);
    expect(wait(25)).toMatchObject({ kind: 'sure', age: 20 });
    expect(wait(34)).toMatchObject({ kind: 'sure', age: 50 });
    expect(wait(70)).toMatchObject({ kind: 'lost', age: 120, mark: { latitude: north(50), isOld: true } });
    expect(at(60)).toMatchObject({ kind: 'sure', age: 0 });
  });

  it('that was chosen is none', () => {
    const { at, tell, wait, now } = walk();
    at(50);
    tell({ type: 'rests', until: now() + 120_000 });
    expect(wait(150)).toMatchObject({ kind: 'sure', mark: { isOld: true } });
    expect(wait(40).kind).toBe('lost');
    expect(tell({ type: 'came-back' })).toMatchObject({ kind: 'sure', mark: { isOld: true } });
  });
});

describe('the tip', () => {
  it('shows with a compass, or while walking', () => {
    const { at, tell } = walk();
    expect(at(50, 0, { heading: 90, speed: 0.7 })).toMatchObject({ mark: { heading: undefined } });
    expect(at(51, 0, { heading: 90, speed: 0.8 })).toMatchObject({ mark: { heading: 90 } });
    expect(at(52, 0, { heading: Number.NaN, speed: 1 })).toMatchObject({ mark: { heading: undefined } });
    expect(at(53, 0, { heading: null, speed: null })).toMatchObject({ mark: { heading: undefined } });
    expect(tell({ type: 'compass', heading: 200 })).toMatchObject({ mark: { heading: 200 } });
    expect(at(54, 0, { heading: 90, speed: 1.2 })).toMatchObject({ mark: { heading: 200 } });
    expect(tell({ type: 'compass', heading: undefined })).toMatchObject({ mark: { heading: 90 } });
  });
});

it('measures the route of these tests right', () => {
  expect(metersBetween({ lat: north(0), lon: east(0) }, { lat: north(200), lon: east(0) })).toBeCloseTo(200, 0);
});
