// Decides which view the map shows, and how far it may be moved.

import { clamp } from '@mantine/hooks';
import type { Coordinates } from '../../geography/coordinates';
import { cornersOf, onPlaneOf, UNITS_PER_METER, unitAt } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import type { Mark } from '../position/mark';
import { WAY_BACK_MOST_SCALE, START_MOST_SCALE } from './limits';
import { around, fit } from './view';
import type { Box, Padding, Point, View } from './view';
import { stopsOf } from './way';

/** The scale limits in pixels per unit of the plane. */
export const FARTHEST = 0.08;
export const NEAREST = 1 / unitAt(7.5);
/** How far beyond the walk the middle of the map may be, in units of the plane. */
const BEYOND = 150 * UNITS_PER_METER;
/** A walker within this distance of the leg is shown together with it, in units of the plane. */
const REACH = 3000 * UNITS_PER_METER;
/**
 * Pixels kept free for squares, buttons and plates. The buttons of a leg are on the right, those of the whole walk at
 * the top.
 */
const PADDING_OF_WHOLE: Padding = [84, 44, 84, 44];
/** On a map of the whole walk that is lower than this, in pixels, the walk has its place between the buttons. */
const LOW_WHOLE_PIXELS = 340;
const PADDING_OF_LOW_WHOLE: Padding = [32, 124, 32, 124];
/** The compass is in the lower left corner, so the way has its place to the right of it or above. */
const PADDINGS_OF_LEG: readonly Padding[] = [
  [44, 104, 40, 78],
  [44, 104, 80, 60],
];
/** On a leg's map that is lower than this, in pixels, the style sheet puts the buttons in a row at the top right. */
const LOW_PIXELS = 190;
/** Around such a row, the way has its place below the buttons or to their left. */
const PADDINGS_OF_LOW: readonly Padding[] = [
  [88, 44, 28, 78],
  [28, 204, 28, 78],
];
/** A map lower than this has no compass, and no room below the buttons: the way has its place between them. */
const LOWEST_PIXELS = 120;
const PADDINGS_OF_LOWEST: readonly Padding[] = [[20, 204, 20, 78]];
/** If such a map is also narrower than this, in pixels, the style sheet leaves the upper left corner to the way. */
const NARROW_PIXELS = 360;
const PADDINGS_OF_NARROW: readonly Padding[] = [[20, 204, 20, 40]];

export interface ViewRequest {
  readonly data: WalkMapFigures;
  /** What the map shows until the visitor moves it. */
  readonly view: 'leg' | 'whole';
  /** The next stop, from 1; 1 is the way to the start. Undefined: nothing of the way is known to be behind. */
  readonly leg: number | undefined;
  readonly position: Mark | undefined;
  /** The nearest spot of the route that the walker has left: then the map shows only this spot and the walker. */
  readonly back?: Coordinates | undefined;
}

/** The straight line from the walker back to the route; empty if the walker is not off it. */
export function lineBack({ data, position, back }: Pick<ViewRequest, 'data' | 'position' | 'back'>): readonly Point[] {
  if (!position || !back) return [];
  return [onPlaneOf(data, position), onPlaneOf(data, { latitude: back.lat, longitude: back.lon })];
}

function paddingsOfLeg({ width, height }: Box): readonly Padding[] {
  if (height >= LOW_PIXELS) return PADDINGS_OF_LEG;
  if (height >= LOWEST_PIXELS) return PADDINGS_OF_LOW;
  return width < NARROW_PIXELS ? PADDINGS_OF_NARROW : PADDINGS_OF_LOWEST;
}

/** The view of points of a leg, beside the buttons. */
const fitLeg = (points: readonly Point[], box: Box, most: number, turn: number): View =>
  paddingsOfLeg(box)
    .map((padding) => fit(points, box, padding, most, turn))
    .reduce((best, view) => (view.scale > best.scale ? view : best));

/** The view of the whole walk, below the buttons or, on a low map, between them if it is larger there. */
const fitWhole = (points: readonly Point[], box: Box, turn: number): View =>
  (box.height < LOW_WHOLE_PIXELS ? [PADDING_OF_WHOLE, PADDING_OF_LOW_WHOLE] : [PADDING_OF_WHOLE])
    .map((padding) => fit(points, box, padding, NEAREST, turn))
    .reduce((best, view) => (view.scale > best.scale ? view : best));

/**
 * The view of the whole walk, or of the leg to a stop with a walker who is near. No leg leads to stop 1, so it shows
 * the start.
 */
export function viewOf(request: ViewRequest, box: Box, turn = 0): View {
  const { data, view, leg, position } = request;
  const line = lineBack(request);
  if (line.length > 0) return fitLeg(line, box, WAY_BACK_MOST_SCALE, turn);
  if (view === 'whole' || leg === undefined) return fitWhole(data.legs.flatMap(cornersOf), box, turn);
  const points = cornersOf(data.legs[leg - 1] ?? []);
  const you = position && onPlaneOf(data, position);
  const isNear = you && points.some(([x, y]) => Math.hypot(you[0] - x, you[1] - y) < REACH);
  return fitLeg(isNear ? [...points, you] : points, box, leg > 1 ? NEAREST : START_MOST_SCALE, turn);
}

/** The same view with its middle moved near to the walk and the walker. */
export function keptNear(view: View, { data, position }: ViewRequest): View {
  const [min, max] = around([...stopsOf(data), ...(position ? [onPlaneOf(data, position)] : [])]);
  return {
    ...view,
    x: clamp(view.x, min[0] - BEYOND, max[0] + BEYOND),
    y: clamp(view.y, min[1] - BEYOND, max[1] + BEYOND),
  };
}
