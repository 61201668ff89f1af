// The way of a walk on its map: what of it is behind, what is next, what comes later. Pure.

import { spotsAlong } from '../../geography/lines';
import type { Line, Spot } from '../../geography/lines';
import { cornersOf, onPlaneOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { OFF_LEG_METERS, SURE_ACCURACY_METERS } from '../position/thresholds';
import { STEP } from './limits';
import type { MapPosition } from './map-position';
import { MIDDLE } from './view';
import type { Point } from './view';

/** Paths of an SVG. */
export interface Way {
  readonly behind: string;
  /** Up to the stop that is next. */
  readonly next: string;
  readonly later: string;
}

/** One path of lines; each of them ends as `end` says. */
export const pathOf = (lines: readonly Line[], end = ''): string =>
  lines.map((line) => `M${line.join()}${end}`).join('');

/** @param stop the next stop, from 1; undefined: all of the way is ahead */
export function wayOf(
  map: Pick<WalkMapFigures, 'legs' | 'center' | 'rotation'>,
  stop: number | undefined,
  position?: Pick<MapPosition, 'latitude' | 'longitude' | 'accuracy'>,
): Way {
  const lines = map.legs.map(cornersOf);
  const [from, to] = stop === undefined ? [0, lines.length] : [stop - 1, stop];
  const behind = lines.slice(0, from);
  const next = lines.slice(from, to);
  const [leg] = next;
  // A position that is not sure, or not on the leg, says nothing of how much of the leg is behind.
  if (leg && from && position && position.accuracy <= SURE_ACCURACY_METERS) {
    const [px, py] = onPlaneOf(map, position);
    const off = ({ x, y }: Spot): number => Math.hypot(px - x, py - y);
    const spot = spotsAlong(leg, STEP).reduce((best, one) => (off(one) < off(best) ? one : best));
    if (off(spot) <= (OFF_LEG_METERS + position.accuracy) * UNITS_PER_METER) {
      const cut = [Math.round(spot.x), Math.round(spot.y)] as const;
      behind.push([...leg.slice(0, spot.index + 1), cut]);
      next[0] = [cut, ...leg.slice(spot.index + 1)];
    }
  }
  return { behind: pathOf(behind), next: pathOf(next), later: pathOf(lines.slice(to)) };
}

/** The stops on the plane: the ends of the ways to them. */
export const stopsOf = ({ legs }: Pick<WalkMapFigures, 'legs'>): readonly Point[] =>
  legs.flatMap((leg) => cornersOf(leg).slice(-1));

/** Where the squares of the stops stand at a level of nearness, so that none lies on another. */
export const squaresOf = (map: Pick<WalkMapFigures, 'legs' | 'aside'>, level: number): readonly Point[] =>
  stopsOf(map).map(([x, y], i) => {
    const [dx, dy] = map.aside[level]?.[i] ?? MIDDLE;
    return [x + dx, y + dy];
  });
