// What the map is to show, and how far it may be moved. Pure.

import { cornersOf, onPlaneOf, UNITS_PER_METER, unitAt } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { BACK, START } from './limits';
import type { MapPosition } from './map-position';
import { around, between, fit } from './view';
import type { Box, Padding, Point, View } from './view';
import { stopsOf } from './way';

/** Pixels a unit: no nearer, no farther by hand. */
export const FARTHEST = 0.08;
export const NEAREST = 1 / unitAt(7.5);
/** How far beyond the walk the middle of the map may be, in units of the plane. */
const BEYOND = 150 * UNITS_PER_METER;
/** How far off a walker is shown with a leg, in units of the plane. */
const REACH = 3000 * UNITS_PER_METER;
/** Room for squares, buttons and plates. The buttons of a leg take the right side, those of the whole walk the top. */
const PADDING: Readonly<Record<'leg' | 'whole', Padding>> = {
  leg: [44, 104, 40, 60],
  whole: [84, 44, 84, 44],
};

export interface Aim {
  readonly data: WalkMapFigures;
  /** What is shown as long as nobody moves the map. */
  readonly view: 'leg' | 'whole';
  /** The stop that is next, from 1; 1 is the way to the start. Undefined: all of the way is ahead. */
  readonly leg: number | undefined;
  readonly position: MapPosition | undefined;
  /** The nearest spot of the way that the walker has left: it is shown with the walker, and nothing else. */
  readonly back?: { readonly lat: number; readonly lon: number } | undefined;
}

/** The straight line back to the way; empty where it is not asked for. */
export function lineBack({ data, position, back }: Pick<Aim, 'data' | 'position' | 'back'>): readonly Point[] {
  if (!position || !back) return [];
  return [onPlaneOf(data, position), onPlaneOf(data, { latitude: back.lat, longitude: back.lon })];
}

/** The view that shows the walk, or the leg to a stop and the walker when near. To the first one no leg leads: the start. */
export function viewOf(aim: Aim, box: Box, turn = 0): View {
  const { data, view, leg, position } = aim;
  const line = lineBack(aim);
  if (line.length > 0) return fit(line, box, PADDING.leg, BACK, turn);
  if (view === 'whole' || leg === undefined)
    return fit(data.legs.flatMap(cornersOf), box, PADDING.whole, NEAREST, turn);
  const points = cornersOf(data.legs[leg - 1] ?? []);
  const you = position && onPlaneOf(data, position);
  const isNear = you && points.some(([x, y]) => Math.hypot(you[0] - x, you[1] - y) < REACH);
  return fit(isNear ? [...points, you] : points, box, PADDING.leg, leg > 1 ? NEAREST : START, turn);
}

/** The same view with a middle that is not far from the walk and the walker. */
export function keptNear(view: View, { data, position }: Aim): View {
  const [min, max] = around([...stopsOf(data), ...(position ? [onPlaneOf(data, position)] : [])]);
  return {
    ...view,
    x: between(min[0] - BEYOND, view.x, max[0] + BEYOND),
    y: between(min[1] - BEYOND, view.y, max[1] + BEYOND),
  };
}
