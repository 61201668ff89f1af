import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { spotsAlong } from '../../../src/geography/lines';
import { loadWalkMap } from '../../../src/geography/load-walk-map';
import { MAP_FRAMES } from '../../../src/geography/map-frames';
import {
  cornersOf,
  LEVELS,
  levelAt,
  NAME_STEP,
  onPlaneOf,
  readSpot,
  unitAt,
  writeSpot,
} from '../../../src/geography/walk-map';
import type { NamePlace, WalkMapFigures } from '../../../src/geography/walk-map';
import { SIZES, SQUARE_LEVELS, widthOf } from '../../../src/walk/map/sizes';
import type { Point } from '../../../src/walk/map/view';
import { squaresOf } from '../../../src/walk/map/way';
import { readWalkMap } from './maps-plugin';

const made = new Map(Object.keys(MAP_FRAMES).map((walk) => [walk, readWalkMap(`src/geography/${walk}.json`)]));
function mapOf(walk: string): WalkMapFigures {
  const map = made.get(walk);
  if (!map) throw new Error(`No map of ${walk}`);
  return map;
}
const MOST_BYTES = 2000;

interface Name extends Omit<NamePlace, 'side'> {
  readonly side: number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  /** The direction of the street in radians. */
  readonly angle: number;
}

function namesOf({ streets: { bridge, side, broad, area } }: WalkMapFigures): readonly Name[] {
  return [...bridge, ...side, ...broad, ...area].flatMap(([line, words = '', spots = []]) => {
    const places = spotsAlong(cornersOf(line), NAME_STEP);
    return spots.map(readSpot).map(([index, level, side]) => {
      const { x, y, turn } = places[index] ?? { x: NaN, y: NaN, turn: NaN };
      return { index, level, side, words, x, y, angle: (Math.round(turn) * Math.PI) / 180 };
    });
  });
}

/** Returns points of the center line of a name's plate, in pixels of a level. */
function middleLine({ words, x, y, angle, side }: Name, scale: number): readonly Point[] {
  const half = widthOf(words) / 2 - 4;
  return Array.from({ length: 13 }, (_, i) => {
    const along = -half + (half * i) / 6;
    const down = side * SIZES.aside;
    return [
      x * scale + Math.cos(angle) * along - Math.sin(angle) * down,
      y * scale + Math.sin(angle) * along + Math.cos(angle) * down,
    ] as const;
  });
}

const least = (some: readonly Point[], others: readonly Point[]): number =>
  Math.min(...some.flatMap(([ax, ay]) => others.map(([bx, by]) => Math.hypot(ax - bx, ay - by))));

describe.each([...made])('the live map of %s', (_, map) => {
  const names = namesOf(map);

  it('is at most 2 KB on its way, and whole numbers', () => {
    const text = JSON.stringify(map);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
    const { center: _, rotation: __, ...drawn } = map;
    expect(JSON.stringify(drawn)).not.toMatch(/\d\.\d/);
  });

  it.each(Array.from({ length: LEVELS.count }, (_, level) => level))(
    'has at level %i no name on another, on a stop or on the way',
    (level) => {
      const scale = LEVELS.first * LEVELS.factor ** level;
      const shown = names.filter((name) => name.level <= level);
      expect(shown.length).toBeGreaterThan(5);
      const lines = shown.map((name) => middleLine(name, scale));
      const stops = squaresOf(map, level).map(([x, y]) => [x * scale, y * scale] as const);
      const way = map.legs.flatMap((leg) =>
        spotsAlong(cornersOf(leg), 8 / scale).map(({ x, y }) => [x * scale, y * scale] as const),
      );
      lines.forEach((line, i) => {
        const said = `${shown[i]?.words} at level ${level}`;
        const [[x, y] = [0, 0]] = [line[6]];
        const near = (points: readonly Point[]): readonly Point[] =>
          points.filter(([px, py]) => Math.abs(px - x) < 130 && Math.abs(py - y) < 130);
        const others = near(lines.filter((_, j) => j !== i).flat());
        expect(least(line, others), said).toBeGreaterThan(18 * 0.8);
        expect(least(line, stops), said).toBeGreaterThan(20 + 4);
        expect(least(line, near(way)), said).toBeGreaterThan(9 + 4);
      });
    },
  );

  it.each(SQUARE_LEVELS)('has at level %i no stop on another', (level) => {
    const squares = squaresOf(map, level);
    const apart = squares.map((square, i) => least([square], squares.slice(i + 1)) / unitAt(level));
    expect(Math.min(...apart)).toBeGreaterThan(40);
  });

  it('stands on its first stop with the first way', () => {
    expect(map.legs[0]).toEqual(map.legs[1]?.slice(0, 2));
  });

  it('names every street that the walk goes along', () => {
    const spoken = new Set(names.map(({ words }) => words));
    const way = map.legs.flatMap((leg) => spotsAlong(cornersOf(leg), 20).map(({ x, y }) => [x, y] as const));
    const unnamed = [...map.streets.side, ...map.streets.broad].filter(([line, words]) => {
      const along = spotsAlong(cornersOf(line), 20).filter(({ x, y }) => least([[x, y]], way) < 8).length;
      return along > 6 && !spoken.has(words ?? '');
    });
    expect(unnamed).toEqual([]);
  });
});

/** Returns whether a place is on land: the number of shores between it and the far left is then odd. */
const isLand = (map: WalkMapFigures, [x, y]: Point): boolean =>
  map.land.some((outline) => {
    const corners = cornersOf(outline);
    const crossed = corners.filter(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
      return ay > y !== by > y && x > ax + ((bx - ax) * (y - ay)) / (by - ay);
    });
    return crossed.length % 2 === 1;
  });

it.each([
  ['brooklyn-heights', 'Boerum Hill', 40.6845, -73.984, true],
  ['brooklyn-heights', 'Fort Greene', 40.69, -73.976, true],
  ['brooklyn-heights', 'the East River', 40.7034, -73.99985, false],
  ['financial-district', 'SoHo', 40.723, -74, true],
  ['financial-district', 'Two Bridges', 40.7125, -73.993, true],
  ['financial-district', 'the East River', 40.705, -73.9985, false],
  ['financial-district', 'the Hudson', 40.7096, -74.0203, false],
] as const)('ends where there is water, not where its data end: %s, %s', (walk, _, latitude, longitude, land) => {
  const map = mapOf(walk);
  expect(isLand(map, onPlaneOf(map, { latitude, longitude }))).toBe(land);
});

it('lies as the printed map does: its own center is zero, and its bearing points up', () => {
  const map = mapOf('lower-east-side');
  const [latitude, longitude] = map.center;
  expect(Math.hypot(...onPlaneOf(map, { latitude, longitude }))).toBe(0);
  const [x, y] = onPlaneOf(map, { latitude: latitude + 0.001, longitude });
  expect((Math.atan2(x, -y) * 180) / Math.PI).toBeCloseTo(-map.rotation);
  expect(Math.hypot(x, y)).toBeCloseTo(222.4, 0);
});

it('writes a place of a name so that it can be read', () => {
  for (let level = 0; level < LEVELS.count; level++)
    for (const side of [-1, 0, 1] as const)
      expect(readSpot(writeSpot({ index: 31, level, side }))).toEqual([31, level, side]);
});

it('knows the level of a scale', () => {
  expect(levelAt(LEVELS.first)).toBe(0);
  expect(levelAt(LEVELS.first * LEVELS.factor ** 5)).toBe(5);
  expect(levelAt(LEVELS.first * LEVELS.factor ** 5 * 0.99)).toBe(4);
});

it('refuses a district without a frame', () => {
  expect(() => readWalkMap('src/geography/elsewhere.json')).toThrow('has no frame for elsewhere');
});

it('is what an import gives, for a walk that has one', async () => {
  // JSON has no -0, to which a short way to the left is rounded.
  expect(await loadWalkMap('lower-east-side')).toEqual(JSON.parse(JSON.stringify(mapOf('lower-east-side'))));
  expect(await loadWalkMap('elsewhere')).toBeUndefined();
});
