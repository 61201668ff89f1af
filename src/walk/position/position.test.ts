import { describe, expect, it } from 'vitest';
import { east, fixByFix, north, NORTHWARD as ROUTE } from '../../../tests/setup/simulation/fix-by-fix';
import { metersBetween } from '../../geography/great-circle';
import { newPosition } from './position';
import { positionState } from './position-state';

const walk = (stop: number | 'nowhere' = 2, open: readonly number[] = [1, 2, 3]) => fixByFix(ROUTE, stop, open);

describe('before there is a position', () => {
  it('goes from asking over refused and asking again to found', () => {
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
  ])('reports error %d as %s, and a later fix still counts', (code, reason) => {
    const { tell, at } = walk();
    expect(tell({ type: 'error', code })).toEqual({ kind: 'cannot', reason });
    expect(at(50).kind).toBe('sure');
    // After a fix, an error changes nothing.
    expect(tell({ type: 'error', code }).kind).toBe('sure');
  });

  it('reports a device without geolocation as unsupported', () => {
    expect(walk().tell({ type: 'unsupported' })).toEqual({ kind: 'cannot', reason: 'unsupported' });
  });
});

describe('arriving', () => {
  it('is offered at the second steady fix near the stop, and stays offered at the next', () => {
    const { at } = walk();
    at(165);
    expect(at(171)).toMatchObject({ kind: 'sure', offer: undefined });
    expect(at(172)).toMatchObject({ offer: 2 });
    expect(at(174)).toMatchObject({ offer: 2, meters: 30, nearest: { stop: 2 } });
  });

  it('is not offered more than 30 m away, nor with an accuracy worse than 50 m', () => {
    const { at } = walk();
    for (let second = 0; second < 9; second += 1) expect(at(169)).toMatchObject({ offer: undefined });
    at(195, 0, { accuracy: 51 });
    for (let second = 0; second < 9; second += 1)
      expect(at(195, 0, { accuracy: 51 })).toMatchObject({ kind: 'unsure', offer: undefined });
    expect(at(195, 0, { accuracy: 50 })).toMatchObject({ offer: undefined });
    expect(at(195, 0, { accuracy: 50 })).toMatchObject({ kind: 'sure', offer: 2 });
  });

  it('is also offered at an open stop other than the next, but not at a punched one', () => {
    const skipping = walk(2, [2, 3]);
    for (const meters of [598, 599, 600]) skipping.at(meters);
    expect(skipping.state()).toMatchObject({ offer: 3 });
    const back = walk(2, [2, 3]);
    for (const meters of [0, 1, 2, 3]) expect(back.at(meters)).toMatchObject({ offer: undefined });
  });

  it('is not offered any more once the stop is punched', () => {
    const { at, tell } = walk();
    for (const meters of [190, 191, 192]) at(meters);
    expect(tell({ type: 'aim', aim: { stop: 3, open: [1, 3] } })).toMatchObject({
      kind: 'sure',
      stop: 3,
      offer: undefined,
    });
  });

  it('is offered again after "Not yet" only when the walker has left the stop by 60 m', () => {
    const { at, tell } = walk();
    for (const meters of [190, 191, 192]) at(meters);
    expect(tell({ type: 'not-yet', stop: 2 })).toMatchObject({ offer: undefined });
    for (const meters of [185, 170, 150, 141, 150, 170, 185, 190])
      expect(at(meters, 0, {}, 10)).toMatchObject({ offer: undefined });
    for (const meters of [170, 150, 139]) at(meters, 0, {}, 10);
    for (const meters of [150, 165, 178, 188]) at(meters, 0, {}, 10);
    expect(at(190)).toMatchObject({ offer: 2 });
  });

  it('stays offered up to 60 m from the stop; "You are at stop 2" ends at 40 m', () => {
    const { at } = walk();
    for (const meters of [190, 195, 200]) at(meters);
    expect(at(225)).toMatchObject({ offer: 2, isThere: true });
    at(241);
    expect(at(242)).toMatchObject({ offer: 2, isThere: false });
    expect(at(259)).toMatchObject({ offer: 2, isThere: false });
    // One fix too far does not remove the button; two do.
    expect(at(265, 0, {}, 5)).toMatchObject({ offer: 2 });
    expect(at(266)).toMatchObject({ offer: undefined });
  });

  it('ends "You are at stop 2" in silence once the walker could be too far; the offer ends when the position is lost', () => {
    const { at, wait } = walk();
    for (const meters of [180, 181, 182]) at(meters);
    expect(wait(25)).toMatchObject({ offer: 2, isThere: true });
    expect(wait(10)).toMatchObject({ offer: 2, isThere: false });
    expect(wait(30)).toMatchObject({ kind: 'lost', offer: undefined });
    at(184);
    at(184);
    expect(at(184)).toMatchObject({ offer: 2, isThere: true });
  });

  it('is never offered with a bad accuracy, so that the button does not appear and vanish', () => {
    const { at } = walk(3, [2, 3]);
    const noise = [-25, 20, -5, 25, -20, 5];
    const offers = new Set(
      noise.concat(noise).map((by) => (at(200 + by, by, { accuracy: 65 }) as { offer?: number }).offer),
    );
    expect([...offers]).toEqual([undefined]);
  });
});

describe('the displayed distance', () => {
  it.each([
    [10, 190],
    [137, 60],
    [199, 10],
  ])('is right after %d m along the leg: %d m', (walked, meters) => {
    expect(walk().at(walked)).toMatchObject({ kind: 'sure', meters });
  });

  it('is rounded to 50 m from 300 on', () => {
    expect(walk(3).at(217)).toMatchObject({ meters: 400 });
    expect(walk(3).at(290)).toMatchObject({ meters: 300 });
    expect(walk(3).at(322)).toMatchObject({ meters: 280 });
  });

  it('is a straight line with a direction on the way to the first stop', () => {
    expect(walk(1).at(-300, -300)).toMatchObject({ kind: 'to-start', stop: 1, meters: 400, nearest: { stop: 1 } });
    const state = walk(1).at(-300, -300);
    expect(state.kind === 'to-start' ? state.bearing : 0).toBeCloseTo(45, 0);
  });

  it('is missing without an aim', () => {
    expect(walk('nowhere').at(50)).toMatchObject({ kind: 'found', nearest: { stop: 1 } });
  });

  it('is never less than the straight line to the stop', () => {
    // Beyond the end of the leg, its nearest spot is the stop itself.
    const state = walk().at(250);
    expect(state).toMatchObject({ kind: 'beside', stop: 2, meters: 50 });
    expect(walk().at(226)).toMatchObject({ kind: 'sure', meters: 30 });
    const south = walk(3).at(350, 250);
    expect(south).toMatchObject({ kind: 'beside', stop: 3, meters: 350 });
    expect(south.kind === 'beside' ? south.bearing : 0).toBeCloseTo(315, 0);
  });

  it('changes when two consecutive fixes agree on the change', () => {
    const { at } = walk();
    const noisy = [146, 143, 147, 144, 146, 141, 148].map((meters) => (at(meters) as { meters?: number }).meters);
    expect(new Set(noisy).size).toBe(1);
    at(134);
    expect(at(133)).toMatchObject({ meters: 70 });
    // A fix after a long gap changes the distance alone.
    expect(at(160, 0, {}, 15)).toMatchObject({ meters: 40 });
  });

  it('is the distance to the start, as "far", over 3 km from every stop', () => {
    expect(walk().at(-2_900)).toMatchObject({ kind: 'beside', meters: 3_100 });
    expect(walk().at(-3_100)).toMatchObject({ kind: 'far', meters: expect.closeTo(3_100, -1) as number });
    const sydney = walk().at(0, 0, { latitude: -33.87, longitude: 151.21 });
    expect(sydney).toMatchObject({ kind: 'far', meters: expect.closeTo(15_990_000, -5) as number });
    // A position guessed from the IP address is too vague to be "far".
    expect(walk().at(-5_000, 0, { accuracy: 4_000 })).toMatchObject({ kind: 'unsure' });
  });
});

describe('a walker beside the route', () => {
  it('is off after three fixes, with the way back, until "I know" dismisses it for this leg', () => {
    const { at, tell } = walk();
    at(100, 10);
    for (const metersEast of [60, 60]) expect(at(100, metersEast, {}, 15).kind).toBe('sure');
    expect(at(100, 60)).toMatchObject({ kind: 'off', stop: 2, meters: 60, isOnRoute: false });
    const off = at(100, 60);
    expect(off.kind === 'off' ? off.bearing : 0).toBeCloseTo(270, 0);
    expect(off.kind === 'off' ? metersBetween(off.spot, { lat: north(100), lon: east(0) }) : 9).toBeLessThan(1);
    expect(tell({ type: 'dismiss-off' })).toMatchObject({ kind: 'beside', meters: 120 });
    tell({ type: 'aim', aim: { stop: 3, open: [3] } });
    expect(at(300, 60, {}, 90).kind).toBe('beside');
    at(300, 10, {}, 30);
    expect(at(300, 9).kind).toBe('sure');
    for (let second = 0; second < 3; second += 1) at(300, 60, {}, 30);
    expect(at(300, 60).kind).toBe('off');
  });

  it('is back on the leg after three fixes', () => {
    const { at } = walk();
    at(100);
    for (let second = 0; second < 3; second += 1) at(100, 70, {}, 30);
    const back = [40, 44, 46, 44, 44].map((metersEast) => at(100, metersEast, {}, 30).kind);
    expect(back).toEqual(['off', 'off', 'off', 'off', 'off']);
    expect(at(100, 40).kind).toBe('sure');
  });

  it('is not off within 45 m plus the accuracy, nor when one fix between lies on the leg', () => {
    const { at } = walk();
    at(100, 20);
    for (let second = 0; second < 6; second += 1) expect(at(100, 54, {}, 30).kind).toBe('sure');
    for (const metersEast of [60, 60, 40, 60, 60]) expect(at(100, metersEast).kind).toBe('sure');
  });

  it('gets a straight line and a direction if they were never on the leg', () => {
    const { at } = walk();
    const states = [0, 1, 2, 3, 4].map(() => at(100, 250, {}, 5));
    expect(states.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'beside'));
    expect(states[0]).toMatchObject({ stop: 2, meters: 270 });
  });

  it('is "ahead" after passing a stop without marking it', () => {
    const { at, tell } = walk(2, [2, 3]);
    for (const meters of [180, 190, 200, 210, 220, 230, 240, 250, 254]) expect(at(meters, 0, {}, 8).kind).toBe('sure');
    for (const meters of [262, 270]) at(meters, 0, {}, 8);
    expect(at(280, 0, {}, 8)).toMatchObject({
      kind: 'ahead',
      later: { aim: 2, stop: 3, hasPassed: true },
      stop: 3,
      meters: 300 + 0,
      left: expect.closeTo(320, 0) as number,
    });
    // The next stop is offered and the skipped one is still open: nothing was marked without a press.
    for (const meters of [590, 596, 600]) at(meters, 0, {}, 60);
    at(600);
    expect(at(600)).toMatchObject({ kind: 'ahead', offer: 3 });
    expect(tell({ type: 'aim', aim: { stop: 3, open: [2, 3] } })).toMatchObject({ kind: 'sure', stop: 3 });
  });

  it('is still known to have gone on while the position is lost, unsure or jumps', () => {
    const { at, wait } = walk(2, [2, 3]);
    for (let meters = 180; meters <= 280; meters += 10) at(meters, 0, {}, 8);
    const later = { aim: 2, stop: 3, hasPassed: true };
    expect(wait(61)).toMatchObject({ kind: 'lost', later });
    at(290, 0, { accuracy: 60 });
    expect(at(291, 0, { accuracy: 60 })).toMatchObject({ kind: 'unsure', later, toward: { stop: 3 } });
    for (const meters of [300, 310]) expect(at(meters, 0, {}, 8)).toMatchObject({ later });
    at(600);
    expect(wait(6)).toMatchObject({ kind: 'jumps', later });
    // A walker who goes back to the stop is on its leg again.
    for (let meters = 310; meters >= 150; meters -= 10) at(meters, 0, {}, 8);
    expect(wait(1)).toMatchObject({ kind: 'sure', stop: 2, later: undefined });
  });

  it('is not "ahead" when crossing a later leg, or going along it backwards', () => {
    const crossing = walk(2, [2, 3]);
    for (let meters = -100; meters <= 100; meters += 10) expect(crossing.at(400, meters, {}, 8).kind).toBe('beside');
    const against = walk(2, [2, 3]);
    for (let meters = 500; meters >= 260; meters -= 10) expect(against.at(meters, 0, {}, 8).kind).toBe('beside');
  });

  it('is not "ahead" on a later leg after leaving the leg long before its stop', () => {
    const { at } = walk(2, [2, 3]);
    at(20);
    // The walker goes straight to the middle of the next leg, and along it.
    for (const meters of [60, 120, 180, 240, 300]) at(meters, 120, {}, 40);
    for (let meters = 300; meters <= 400; meters += 10) expect(at(meters, 5, {}, 8).kind).not.toBe('ahead');
  });

  it('is off when going back along the leg before', () => {
    const { at } = walk(3, [3]);
    at(200);
    for (let meters = 190; meters >= 120; meters -= 10) at(meters, 0, {}, 8);
    expect(at(110, 0, {}, 8)).toMatchObject({ kind: 'off', stop: 3, meters: 90, isOnRoute: true });
  });

  it('is unsure with an accuracy worse than 50 m', () => {
    expect(walk().at(100, 0, { accuracy: 50 }).kind).toBe('sure');
    expect(walk().at(100, 0, { accuracy: 51 })).toMatchObject({ kind: 'unsure', mark: { accuracy: 51 } });
    // An accuracy around the limit does not make the state alternate.
    const { at } = walk();
    const kinds = [45, 55, 45, 55, 55, 45, 55, 45, 45].map((accuracy) => at(100, 0, { accuracy }).kind);
    expect(kinds.map((kind) => (kind === 'sure' ? 's' : 'u')).join('')).toBe('ssssuuuus');
  });

  it('gives a straight line in steps of 50 m while unsure, if it is longer than the error of the fix', () => {
    const unsure = { accuracy: 65 };
    expect(walk().at(40, 30, unsure)).toMatchObject({ kind: 'unsure', toward: { stop: 2, meters: 150, error: 90 } });
    expect(walk(1).at(-190, 0, unsure)).toMatchObject({ toward: { stop: 1, meters: 200 } });
    expect(walk().at(140, 0, unsure)).toMatchObject({ kind: 'unsure', toward: undefined });
    expect(walk('nowhere').at(40, 0, unsure)).toMatchObject({ kind: 'unsure', toward: undefined });
    // One fix alone does not change the figure.
    const { at } = walk();
    const figures = [50, 20, 50, 20, 20].map((meters) => at(meters, 0, unsure));
    expect(figures.map((state) => state.kind === 'unsure' && state.toward?.meters)).toEqual([150, 150, 150, 150, 200]);
  });

  it('does not let that line come and go with the noise of the fixes', () => {
    const { at, wait } = walk();
    const shown = [60, 120, 140, 110, 90, 60].map((meters) => {
      wait(9);
      const state = at(meters, 0, { accuracy: 65 });
      return state.kind === 'unsure' ? (state.toward?.meters ?? 'hidden') : state.kind;
    });
    expect(shown).toEqual([150, 100, 'hidden', 'hidden', 'hidden', 150]);
  });
});

describe('fixes that are not accepted', () => {
  it('are jumps, until three agree; a jump that stays alone is shown after 5 s', () => {
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

  it('are two jumps to a stop, which offer nothing', () => {
    const { at } = walk();
    at(80);
    at(81);
    at(199);
    expect(at(200)).toMatchObject({ offer: undefined });
    expect(at(83)).toMatchObject({ offer: undefined });
  });

  it('do not include jumps without an aim: the visitor may sit in a train', () => {
    const { at } = walk('nowhere');
    at(0);
    expect(at(590)).toMatchObject({ nearest: { stop: 3 } });
  });

  it('are old, repeated, or out of order', () => {
    const { at, now } = walk();
    at(50);
    expect(at(150, 0, { at: now() - 40_000 })).toMatchObject({ meters: 150 });
    at(54, 0, {}, 3);
    expect(at(60, 0, { at: now() - 2_500 })).toMatchObject({ mark: { latitude: north(54) } });
    expect(at(60, 0, { at: now() - 1_000 })).toMatchObject({ mark: { latitude: north(54) } });
  });

  it('are old ones, unless an old fix is the only one for three seconds', () => {
    const { at, wait, now } = walk();
    expect(at(50, 0, { at: now() - 20_000 })).toEqual({ kind: 'asking' });
    expect(wait(2)).toEqual({ kind: 'asking' });
    expect(wait(1)).toMatchObject({ kind: 'sure', meters: 150, age: 20 });
    // The age of a later fix is measured by its own time.
    expect(at(54)).toMatchObject({ mark: { latitude: north(54) } });
    const other = walk();
    other.at(50, 0, { at: other.now() - 60_000 });
    expect(other.at(120)).toMatchObject({ mark: { latitude: north(120) } });
  });

  it.each([{ latitude: Number.NaN }, { accuracy: -1 }, { longitude: 400 }, { at: Number.POSITIVE_INFINITY }])(
    'are invalid ones: %j',
    (broken) => expect(walk().at(50, 0, broken)).toEqual({ kind: 'asking' }),
  );

  it('are accepted again from the third on after a clock was set, forward or back', () => {
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
  it('of a minute is "lost"; the mark stays, as an old one', () => {
    const { at, wait } = walk();
    at(50);
    expect(wait(29)).toMatchObject({ kind: 'sure', age: 20, isStale: false });
    expect(wait(1)).toMatchObject({ kind: 'sure', age: 30, isStale: true });
    expect(wait(29)).toMatchObject({ kind: 'sure', age: 50, isStale: true });
    expect(wait(70)).toMatchObject({ kind: 'lost', age: 120, mark: { latitude: north(50), isOld: true } });
    expect(at(60)).toMatchObject({ kind: 'sure', age: 0, isStale: false });
  });

  it('far from the walk leaves the walker far from it, where no map shows the mark', () => {
    const { at, wait } = walk();
    at(-9_000);
    expect(wait(120)).toMatchObject({ kind: 'far', age: 120, mark: { isOld: true } });
  });

  it('does not count as lost for a minute after the page was shown again', () => {
    const { at, tell, wait } = walk();
    at(50);
    expect(wait(120).kind).toBe('lost');
    expect(tell({ type: 'came-back' })).toMatchObject({ kind: 'sure', isStale: true, mark: { isOld: true } });
    expect(wait(60)).toMatchObject({ kind: 'sure', isStale: true });
    expect(wait(1).kind).toBe('lost');
  });
});

describe('the pointer', () => {
  it('has a heading with a compass, or while walking', () => {
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

it('measures the route of these tests correctly', () => {
  expect(metersBetween({ lat: north(0), lon: east(0) }, { lat: north(200), lon: east(0) })).toBeCloseTo(200, 0);
});
