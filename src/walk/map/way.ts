// Divides the way of a walk on its map: the part behind the walker, the next part, and later ones.

import { spotsAlong } from '../../geography/lines';
import type { Line, Spot } from '../../geography/lines';
import { cornersOf, onPlaneOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import type { Mark } from '../position/mark';
import { OFF_LEG_METERS, SURE_ACCURACY_METERS } from '../position/thresholds';
import { CUT_STEP_UNITS } from './limits';
import { MIDDLE } from './view';
import type { Point } from './view';

/** SVG paths. */
export interface Way {
  readonly behind: string;
  /** Up to the next stop. */
  readonly next: string;
  readonly later: string;
}

/** One SVG path of several lines; `end` is written after each of them. */
export const pathOf = (lines: readonly Line[], end = ''): string =>
  lines.map((line) => `M${line.join()}${end}`).join('');

/**
 * Divides the way into its parts.
 * @param stop the next stop, from 1; undefined: only the legs between two stops of `done` are known to be behind
 * @param done the stops that are marked
 * @param position divides the next leg at the walker, if it is accurate and near the leg
 */
export function wayOf(
  map: Pick<WalkMapFigures, 'legs' | 'center' | 'rotation'>,
  stop: number | undefined,
  done: readonly number[],
  position?: Pick<Mark, 'latitude' | 'longitude' | 'accuracy'>,
): Way {
  const lines = map.legs.map(cornersOf);
  if (stop === undefined) {
    const isBehind = (_: Line, leg: number): boolean => done.includes(leg) && done.includes(leg + 1);
    const isOpen = (line: Line, leg: number): boolean => !isBehind(line, leg);
    return { behind: pathOf(lines.filter(isBehind)), next: pathOf(lines.filter(isOpen)), later: '' };
  }
  const [from, to] = [stop - 1, stop];
  const behind = lines.slice(0, from);
  const next = lines.slice(from, to);
  const [leg] = next;
  // A position that is inaccurate or not on the leg does not divide the leg into walked and unwalked parts.
  if (leg && from && position && position.accuracy <= SURE_ACCURACY_METERS) {
    const [px, py] = onPlaneOf(map, position);
    const off = ({ x, y }: Spot): number => Math.hypot(px - x, py - y);
    const spot = spotsAlong(leg, CUT_STEP_UNITS).reduce((best, one) => (off(one) < off(best) ? one : best));
    if (off(spot) <= (OFF_LEG_METERS + position.accuracy) * UNITS_PER_METER) {
      const cut = [Math.round(spot.x), Math.round(spot.y)] as const;
      behind.push([...leg.slice(0, spot.index + 1), cut]);
      next[0] = [cut, ...leg.slice(spot.index + 1)];
    }
  }
  return { behind: pathOf(behind), next: pathOf(next), later: pathOf(lines.slice(to)) };
}

/** The stops on the plane: each is the end of the leg that leads to it. */
export const stopsOf = ({ legs }: Pick<WalkMapFigures, 'legs'>): readonly Point[] =>
  legs.flatMap((leg) => cornersOf(leg).slice(-1));

/** Where the squares of the stops are drawn at a zoom level, so that none covers another. */
export const squaresOf = (map: Pick<WalkMapFigures, 'legs' | 'aside'>, level: number): readonly Point[] =>
  stopsOf(map).map(([x, y], i) => {
    const [dx, dy] = map.aside[level]?.[i] ?? MIDDLE;
    return [x + dx, y + dy];
  });
