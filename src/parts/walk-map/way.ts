// The way of a walk on its map: what of it is behind, what is next, what comes later. Pure.

import { nearestSpot, segmentsOf } from '../../geography/lines';
import type { Line } from '../../geography/lines';
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

const pathOf = (line: Line): string => (line.length < 2 ? '' : `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`);

/** Both parts of a line that is cut at its spot nearest to a point, and how far off the point lies. */
export function cutAt(line: Line, point: Point): { behind: Line; ahead: Line; distance: number } {
  let best = { behind: line.slice(0, 1), ahead: line, distance: Infinity };
  segmentsOf(line).forEach((segment, i) => {
    const { x, y, distance } = nearestSpot(segment, point);
    const [spotX, spotY] = [Math.round(x), Math.round(y)];
    if (distance >= best.distance) return;
    best = {
      behind: [...line.slice(0, i + 1), [spotX, spotY]],
      ahead: [[spotX, spotY], ...line.slice(i + 1)],
      distance,
    };
  });
  return best;
}

/** Off the way by more than this, and its accuracy, a position says nothing of how much of a leg is behind. In meters. */
const BESIDE = 45;
/** A position less exact than this neither. */
const SURE = 75;

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
  const path = (some: readonly Line[]): string => some.map(pathOf).join('');
  if (stop === undefined) return { behind: '', next: path(lines), later: '' };
  const [before, next, after] = [lines.slice(0, Math.max(0, stop - 2)), lines[stop - 2], lines.slice(stop - 1)];
  if (!next) return { behind: path(before), next: '', later: path(after) };
  const cut = at && at.accuracy <= SURE ? cutAt(next, at.point) : undefined;
  const isBeside = cut && at && cut.distance <= (BESIDE + at.accuracy) * UNITS_PER_METER;
  return isBeside
    ? { behind: path([...before, cut.behind]), next: pathOf(cut.ahead), later: path(after) }
    : { behind: path(before), next: pathOf(next), later: path(after) };
}

/** The stops on the plane: the ends of the legs. */
export const stopsOf = ({ legs }: Pick<WalkMapFigures, 'legs'>): readonly Point[] =>
  legs
    .map(cornersOf)
    .flatMap((line, i) => (i === 0 ? [line[0], line.at(-1)] : [line.at(-1)]).filter((end) => end !== undefined));
