// What the map is to show, and how far it may be moved. Pure.

import { cornersOf, LEVELS, onPlaneOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { fit } from './view';
import type { Box, Limits, Padding, Point, View } from './view';
import { stopsOf } from './way';

export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees from north; only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** Nothing has confirmed it for a while. */
  readonly isOld: boolean;
}

export const pointOf = (data: WalkMapFigures, { latitude, longitude }: MapPosition): Point =>
  onPlaneOf(data, { lat: latitude, lon: longitude });

/** Pixels a unit at the nearest level. */
const NEAREST = LEVELS.first * LEVELS.factor ** (LEVELS.count - 0.5);
/** How much smaller than the whole walk the map may be. */
const FARTHER = 0.7;
/** How far beyond the walk the middle of the map may be, in meters. */
const BEYOND = 150;
/** What one sees of the start, to which no leg leads; and how far off a walker is shown with a leg. In meters. */
const AROUND = 110;
const REACH = 800;

/** Room for squares, buttons and plates. The buttons of a leg take the right side. */
const PADDING: Readonly<Record<'leg' | 'whole', Padding>> = {
  leg: { top: 40, right: 104, bottom: 40, left: 34 },
  whole: { top: 66, right: 44, bottom: 100, left: 44 },
};
const ANY_SCALE = [0, NEAREST] as const;

const wholeOf = (data: WalkMapFigures, box: Box, turn = 0): View =>
  fit(data.legs.flatMap(cornersOf), box, PADDING.whole, ANY_SCALE, turn);

export function limitsOf(data: WalkMapFigures, position: MapPosition | undefined, box: Box): Limits {
  const points = [...stopsOf(data), ...(position ? [pointOf(data, position)] : [])];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const beyond = BEYOND * UNITS_PER_METER;
  return {
    min: [Math.min(...xs) - beyond, Math.min(...ys) - beyond],
    max: [Math.max(...xs) + beyond, Math.max(...ys) + beyond],
    scale: [wholeOf(data, box).scale * FARTHER, NEAREST],
  };
}

interface Aim {
  readonly data: WalkMapFigures;
  readonly view: 'leg' | 'whole';
  /** The stop that is next, from 1. */
  readonly leg: number | undefined;
  readonly position: MapPosition | undefined;
}

/** The view that shows the walk, or the leg to a stop and the walker when near. To the first one no leg leads: the start. */
export function viewOf({ data, view, leg, position }: Aim, box: Box, turn: number): View {
  if (view === 'whole' || leg === undefined) return wholeOf(data, box, turn);
  const points = placesOf(data, leg);
  const you = position && pointOf(data, position);
  const isNear = you && points.some(([x, y]) => Math.hypot(you[0] - x, you[1] - y) < REACH * UNITS_PER_METER);
  return fit(isNear ? [...points, you] : points, box, PADDING.leg, ANY_SCALE, turn);
}

function placesOf(data: WalkMapFigures, leg: number): readonly Point[] {
  const corners = data.legs[leg - 2];
  // A leg's first point is where it begins, so that its corners stand for themselves.
  if (corners) return cornersOf(corners);
  const [[x, y] = [0, 0]] = stopsOf(data);
  const around = AROUND * UNITS_PER_METER;
  return [
    [x - around, y - around],
    [x + around, y + around],
  ];
}
