import { describe, expect, it } from 'vitest';
import { east, fixByFix, north, NORTHWARD } from '../../../tests/setup/simulation/fix-by-fix';
import { METERS, ROUTES, type Walk } from '../../../tests/setup/simulation/simulated-walker';

const walk = (stop: number, open: readonly number[] = [1, 2, 3]) => fixByFix(NORTHWARD, stop, open);

/** Walks from the first leg of `NORTHWARD` into the street beside it. */
function goOff(at: (metersNorth: number, metersEast: number, more: object, seconds: number) => unknown): void {
  for (const metersEast of [0, 30, 60, 66, 67, 68]) at(100, metersEast, {}, 15);
}

/** Walks from a stop along the next leg with a fix every 4 m, and returns the state after each fix. */
function walkedFrom(name: Walk, from: number, aim: number, meters: number) {
  const route = ROUTES[name];
  const { fixAt, tell } = fixByFix(route, from, [aim]);
  const [lat, lon] = route.stops[from - 1] ?? [0, 0];
  for (const by of [0, 1, 2]) fixAt(lat + by * 1e-6, lon, {}, 3);
  tell({ type: 'aim', aim: { stop: aim, open: [aim] } });
  const places = (METERS[name][from - 1] ?? []).slice(0, meters).filter((_, meter) => meter % 4 === 0);
  return places.map(([north, east]) => fixAt(north, east, { accuracy: 8 }, 3));
}

describe('a walker who goes back for an open stop', () => {
  it('is not on the way to a later stop while the aim comes nearer', () => {
    const states = walkedFrom('lower-east-side', 5, 4, 164);
    expect(new Set(states.map(({ kind }) => kind))).toEqual(new Set(['beside']));
  });

  it.each<[Walk, number, number]>([
    ['financial-district', 7, 6],
    ['brooklyn-heights', 5, 4],
  ])('nor in a straight line: %s, from stop %d to %d', (name, from, aim) => {
    const route = ROUTES[name];
    const { fixAt, tell } = fixByFix(route, from, [aim]);
    const [lat, lon] = route.stops[from - 1] ?? [0, 0];
    const [toLat, toLon] = route.stops[aim - 1] ?? [0, 0];
    for (const by of [0, 1, 2]) fixAt(lat + by * 1e-6, lon, {}, 3);
    tell({ type: 'aim', aim: { stop: aim, open: [aim] } });
    const shares = Array.from({ length: 40 }, (_, index) => index / 50);
    const kinds = shares.map(
      (share) => fixAt(lat + (toLat - lat) * share, lon + (toLon - lon) * share, { accuracy: 8 }, 5).kind,
    );
    expect(kinds).not.toContain('ahead');
  });

  it('is understood as going on once they turn away from it', () => {
    const { at } = walk(1, [1]);
    for (let meters = 300; meters <= 320; meters += 10) expect(at(meters, 0, {}, 8).kind).toBe('to-start');
    for (let meters = 330; meters <= 360; meters += 10) at(meters, 0, {}, 8);
    expect(at(370, 0, {}, 8)).toMatchObject({ kind: 'ahead', stop: 3 });
    for (let meters = 360; meters >= 300; meters -= 10) at(meters, 0, {}, 8);
    expect(at(290, 0, {}, 8).kind).toBe('to-start');
  });
});

describe('what is known of a stop that was not marked', () => {
  it('is that it was passed, if the walker came to it', () => {
    const { at } = walk(2, [2, 3]);
    for (let meters = 150; meters <= 300; meters += 10) at(meters, 0, {}, 8);
    expect(at(310, 0, {}, 8)).toMatchObject({ kind: 'ahead', later: { aim: 2, hasPassed: true } });
  });

  it('is nothing, if the walker began in the middle', () => {
    const { at } = walk(1);
    for (let meters = 300; meters <= 360; meters += 10) at(meters, 0, {}, 8);
    expect(at(370, 0, {}, 8)).toMatchObject({ kind: 'ahead', later: { aim: 1, hasPassed: false } });
  });

  it('counts for the first stop, to which no leg leads', () => {
    const { at } = walk(1);
    for (let meters = -20; meters <= 90; meters += 10) at(meters, 0, {}, 8);
    expect(at(100, 0, {}, 8)).toMatchObject({ kind: 'ahead', later: { aim: 1, hasPassed: true } });
  });
});

describe('a walker beside the leg', () => {
  it('is not on it by a first fix that is farther from it than the width of the streets around it', () => {
    const { at } = walk(2);
    expect(at(100, 68, { accuracy: 50 })).toMatchObject({ kind: 'beside', stop: 2 });
    expect(walk(2).at(100, 44, { accuracy: 50 }).kind).toBe('sure');
  });

  it('is not kept on it by a poor accuracy: neither on the leg nor off the route is sure', () => {
    const { at } = walk(2);
    at(100, 0, { accuracy: 50 });
    const kinds = [94, 93, 94, 93, 94].map((metersEast) => at(100, metersEast, { accuracy: 50 }, 5).kind);
    expect(kinds.slice(2)).toEqual(['beside', 'beside', 'beside']);
  });

  it('does not read another title with each fix while returning', () => {
    const { at } = walk(2);
    goOff(at);
    const states = [56, 54, 56, 54, 56, 54].map((metersEast) => at(100, metersEast, {}, 5));
    expect(states.map((state) => (state.kind === 'off' ? state.isOnRoute : state.kind))).toEqual(
      Array.from(states, () => false),
    );
  });

  it('is not told that the way under their feet is not the way', () => {
    const { at } = walk(2);
    goOff(at);
    expect(at(100, 5, {}, 20).kind).toBe('beside');
    expect(at(101, 5, {}, 5).kind).toBe('beside');
    expect(at(102, 5, {}, 5).kind).toBe('sure');
  });

  it('is unsure while the accuracy is poor, also after being off the route', () => {
    for (const accuracy of [65, 300]) {
      const { at } = walk(2);
      goOff(at);
      at(100, 52, { accuracy }, 5);
      expect(at(101, 50, { accuracy }, 5)).toMatchObject({ kind: 'unsure' });
    }
  });

  it('stays off another leg, without a word that changes', () => {
    const bent = {
      stops: [...NORTHWARD.stops, [north(600), east(120)] as const],
      legs: [
        ...NORTHWARD.legs,
        [
          [north(600), east(120)],
          [north(0), east(120)],
        ] as const,
      ],
    };
    const { fixAt } = fixByFix(bent, 2, [2]);
    goOff((metersNorth, metersEast, more, seconds) => fixAt(north(metersNorth), east(metersEast), more, seconds));
    const states = [64, 66, 64, 66, 64].map((meters) => fixAt(north(90), east(meters), {}, 15));
    expect(states.map((state) => (state.kind === 'off' ? state.isOnRoute : state.kind))).toEqual(
      Array.from(states, () => true),
    );
  });
});
