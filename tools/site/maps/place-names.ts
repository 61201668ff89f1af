// Places names along the streets of a live map. A name keeps its size while the map is enlarged, so
// each place has a first zoom level at which the name touches nothing: no other name, no stop, no
// route of the walk.

import { RADIANS } from '../../../src/geography/coordinates';
import { degrees, lengthOf, nearestSpot, spotsAlong } from '../../../src/geography/lines';
import type { Line, Spot } from '../../../src/geography/lines';
import { LEVELS, NAME_STEP, UNITS_PER_METER, writeSpot } from '../../../src/geography/walk-map';
import type { NamePlace, Offsets, StreetFigures } from '../../../src/geography/walk-map';
import { isUpsideDown, SIGNS, SIZES, widthOf } from '../../../src/walk/map/sizes';
import type { Point } from '../../../src/walk/map/view';
import { apart } from './apart';

interface Named {
  readonly words: string;
  readonly line: Line;
}

interface Walk {
  readonly streets: readonly (Named & { readonly broad: boolean })[];
  /** Parks, whose names are placed along their longer side. */
  readonly areas: readonly Named[];
  readonly legs: readonly Line[];
  readonly stops: readonly Point[];
}

/** Sizes in pixels: half the height of a name, of a stop, and of the route with its margin. */
const PX = { half: 9, stop: 27, way: 16, bent: 2 } as const;
/**
 * The smallest distance in pixels between two names of one street; it is smaller at high zoom
 * levels, where less of the street is visible.
 */
const AGAIN = { far: 280, near: 150, from: 4 };
/** The largest distance of a name from the route in meters; names farther away do not help to find it. */
const NEAR = { once: 420, again: 160 };

/** A placed name, which stays at all higher zoom levels. */
interface Placed extends Omit<NamePlace, 'index'> {
  readonly words: string;
  readonly spot: RankedSpot;
}

interface Names {
  /** For each street, in the given order, its part of StreetFigures. */
  readonly streets: readonly (readonly number[])[];
  /** For each name of a park a line of one step with the name at its center, and its place. */
  readonly areas: readonly StreetFigures[];
}

/**
 * Finds places for the names of streets, bridges and parks, from low to high zoom levels. Takes
 * lines on the plane. Returns the places of each name; none if there is no room at any level.
 */
export function placeNames(walk: Walk): Names {
  const streets = walk.streets.map((street) => ({
    words: street.words,
    spots: spotsAlong(street.line, NAME_STEP).map((spot) => ({ ...spot, away: awayFrom(walk.legs, spot) })),
    found: [] as number[],
    rank: 0,
  }));
  streets.forEach((street, i) => (street.rank = rankOf(street.spots, walk.streets[i]?.broad === true)));
  const areas: StreetFigures[] = [];
  const placed: Placed[] = [];
  const byRank = [...streets].sort((a, b) => a.rank - b.rank);
  const rooms = Array.from({ length: LEVELS.count }, (_, level) => roomAt(level, walk));
  // The name stays at all higher levels, where names beside their streets do not move apart as the
  // streets do.
  const place = (name: Placed): boolean => {
    const nearer = rooms.slice(name.level);
    if (!nearer.every((room) => room.isFree(name))) return false;
    for (const room of nearer) room.take(name);
    placed.push(name);
    return true;
  };
  for (let level = 0; level < LEVELS.count; level++) {
    for (const street of byRank)
      for (const name of placesAlong(street, level, placed, place)) street.found.push(writeSpot(name));
    for (const { words, line } of walk.areas) {
      const middle = middleOf(line);
      const spot = { ...middle, away: awayFrom(walk.legs, middle) };
      if (areas.some(([, name]) => name === words) || !place({ words, spot, level, side: 0 })) continue;
      areas.push([lineThrough(spot), words, [writeSpot({ index: 0, level, side: 0 })]]);
    }
  }
  return { streets: streets.map(({ found }) => found), areas };
}

/** Returns a line as long as one step of names, so that its only place is the given one. */
function lineThrough({ x, y, turn }: Spot): Offsets {
  const angle = turn * RADIANS;
  const [dx, dy] = [Math.cos(angle) * NAME_STEP, Math.sin(angle) * NAME_STEP];
  return [x - dx / 2, y - dy / 2, dx, dy].map(Math.round);
}

const scaleAt = (level: number): number => LEVELS.first * LEVELS.factor ** level;

type RankedSpot = Spot & { readonly away: number };

const awayFrom = (lines: readonly Line[], { x, y }: { x: number; y: number }): number =>
  Math.min(...lines.map((line) => nearestSpot(line, [x, y]).distance));

/** Ranks streets: those of the walk first, then broad ones, then those near the route. */
function rankOf(spots: readonly RankedSpot[], broad: boolean): number {
  const along = spots.filter(({ away }) => away < 6 * UNITS_PER_METER).length * NAME_STEP;
  return (along > 60 * UNITS_PER_METER ? 0 : 1000) + (broad ? 0 : 400) + Math.min(...spots.map(({ away }) => away));
}

interface Room {
  readonly scale: number;
  isFree(name: Placed): boolean;
  take(name: Placed): void;
}

/** Returns what takes up room at a level: stops, moved apart as they will be drawn, and names. */
function roomAt(level: number, { legs, stops }: Walk): Room {
  const scale = scaleAt(level);
  const taken: { readonly discs: readonly Point[]; readonly middle: RankedSpot; readonly reach: number }[] = [];
  const squares = apart(stops, SIZES.apart / scale);
  const signs = [
    [squares[0], SIGNS.start],
    [squares.at(-1), SIGNS.end],
  ] as const;
  const standing = [...squares];
  for (const [square, [dx, dy]] of signs)
    for (const along of [-20, 0, 20])
      if (square) standing.push([square[0] + (dx + along) / scale, square[1] + dy / scale]);
  const touch = ([ax, ay]: Point, [bx, by]: Point, px: number): boolean => Math.hypot(ax - bx, ay - by) * scale < px;
  const reachOf = ({ words }: Placed): number => widthOf(words) / 2 + SIZES.aside + PX.half;
  return {
    scale,
    isFree(name) {
      const discs = discsOf(name, scale);
      const { x, y, away } = name.spot;
      const isFar = away * scale > reachOf(name) + PX.way;
      const near = taken.filter((one) => touch([one.middle.x, one.middle.y], [x, y], one.reach + reachOf(name)));
      return discs.every(
        (disc) =>
          !near.some((one) => one.discs.some((other) => touch(disc, other, PX.half * 2))) &&
          !standing.some((mark) => touch(disc, mark, PX.stop + PX.half)) &&
          (isFar || awayFrom(legs, { x: disc[0], y: disc[1] }) * scale >= PX.way),
      );
    },
    take: (name) => void taken.push({ discs: discsOf(name, scale), middle: name.spot, reach: reachOf(name) }),
  };
}

/** Returns the room of a name as a row of discs. */
function discsOf({ words, spot, side }: Placed, scale: number): readonly Point[] {
  const half = widthOf(words) / 2 - PX.half / 2;
  const count = Math.max(2, Math.ceil((half * 2) / PX.half));
  const angle = Math.round(spot.turn) * RADIANS;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const down = side * SIZES.aside;
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = -half + (2 * half * i) / count;
    return [spot.x + cos * along - sin * down, spot.y + sin * along + cos * down] as const;
  });
}

/**
 * Finds places on one street at a level: first near the route, and again if the street is long. A
 * name is on the street itself, or beside it if the route covers the street.
 */
function placesAlong(
  { words, spots }: { readonly words: string; readonly spots: readonly RankedSpot[] },
  level: number,
  placed: readonly Placed[],
  place: (name: Placed) => boolean,
): NamePlace[] {
  const scale = scaleAt(level);
  const again = level < AGAIN.from ? AGAIN.far : AGAIN.near;
  const reach = Math.ceil(widthOf(words) / 2 / scale / NAME_STEP);
  const found: NamePlace[] = [];
  const nearFirst = spots.map((spot, index) => ({ spot, index })).sort((a, b) => a.spot.away - b.spot.away);
  const covered = nearFirst.filter(({ spot }) => spot.away * scale < PX.way);
  const tries = [[0, nearFirst] as const, [-1, covered] as const, [1, covered] as const];
  for (const { side, spot, index } of tries.flatMap(([side, some]) => some.map((one) => ({ ...one, side })))) {
    const mine = placed.filter((one) => one.words === words);
    if (spot.away > (mine.length > 0 ? NEAR.again : NEAR.once) * UNITS_PER_METER) continue;
    if (mine.some((one) => Math.hypot(one.spot.x - spot.x, one.spot.y - spot.y) * scale < again)) continue;
    const [before, after] = [spots[index - reach], spots[index + reach]];
    if (!before || !after || !isStraight(before, spot, after, PX.bent / scale)) continue;
    // Try the upper side of the street first, whatever its direction.
    const beside = isUpsideDown(spot.turn) ? turnedOver[side] : side;
    if (place({ words, spot, level, side: beside })) found.push({ index, level, side: beside });
  }
  return found;
}

const turnedOver = { [-1]: 1, 0: 0, 1: -1 } as const;

/** Returns whether a street keeps its direction under a name. */
const isStraight = (before: Spot, spot: Spot, after: Spot, most: number): boolean =>
  [before, after].every(({ x, y }) => {
    const angle = spot.turn * RADIANS;
    return Math.abs((y - spot.y) * Math.cos(angle) - (x - spot.x) * Math.sin(angle)) <= most;
  });

/**
 * Returns the center between the two most distant corners of an outline, with the angle of the line
 * between them.
 */
function middleOf(outline: Line): Spot {
  const pairs = outline.flatMap((a) => outline.map((b) => [a, b] as const));
  const [[ax, ay], [bx, by]] = pairs.reduce((best, pair) => (lengthOf(pair) > lengthOf(best) ? pair : best));
  return { x: (ax + bx) / 2, y: (ay + by) / 2, turn: degrees(bx - ax, by - ay) };
}
