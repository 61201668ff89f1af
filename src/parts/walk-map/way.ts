// The way of a walk on its map: what of it is behind, what is next, what comes later. Pure.

import { spotsAlong } from '../../geography/lines';
import type { Line, Spot } from '../../geography/lines';
import { cornersOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
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

/** Off the way by more than this, and its accuracy, a position says nothing of how much of a leg is behind. In meters. */
const BESIDE = 45;
/** A position less exact than this neither. */
const SURE = 75;

/** How exactly a line is cut, in units of the plane. */
const STEP = 2;

/**
 * @param stop the next stop, from 1; undefined: all of the way is ahead
 * @param at a position on the plane, with its accuracy in meters
 */
export function wayOf(
  { legs }: Pick<WalkMapFigures, 'legs'>,
  stop: number | undefined,
  at?: { readonly point: Point; readonly accuracy: number },
): Way {
  const lines = legs.map(cornersOf);
  if (stop === undefined) return { behind: '', next: pathOf(lines), later: '' };
  const behind = lines.slice(0, Math.max(0, stop - 2));
  const next = lines[stop - 2];
  const later = pathOf(lines.slice(stop - 1));
  if (!next) return { behind: pathOf(behind), next: '', later };
  let ahead: Line = next;
  if (at && at.accuracy <= SURE) {
    const off = ({ x, y }: Spot): number => Math.hypot(at.point[0] - x, at.point[1] - y);
    const spot = spotsAlong(next, STEP).reduce((best, one) => (off(one) < off(best) ? one : best));
    if (off(spot) <= (BESIDE + at.accuracy) * UNITS_PER_METER) {
      const cut = [Math.round(spot.x), Math.round(spot.y)] as const;
      behind.push([...next.slice(0, spot.index + 1), cut]);
      ahead = [cut, ...next.slice(spot.index + 1)];
    }
  }
  return { behind: pathOf(behind), next: pathOf([ahead]), later };
}

/** The stops on the plane: the ends of the legs. */
export const stopsOf = ({ legs }: Pick<WalkMapFigures, 'legs'>): readonly Point[] => {
  const lines = legs.map(cornersOf);
  return [...(lines[0]?.slice(0, 1) ?? []), ...lines.flatMap((line) => line.slice(-1))];
};

/** Where the squares of the stops stand at a level of nearness, so that none lies on another. */
export const squaresOf = (map: Pick<WalkMapFigures, 'legs' | 'aside'>, level: number): readonly Point[] =>
  stopsOf(map).map(([x, y], i) => {
    const [dx, dy] = map.aside[level]?.[i] ?? [0, 0];
    return [x + dx, y + dy];
  });
