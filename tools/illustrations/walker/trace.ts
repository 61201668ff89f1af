import { simplify } from '@turf/simplify';
import { contours } from 'd3-contour';
import { polygonArea } from 'd3-polygon';
import type { Outline } from '../wordmarks/path';

/** A field of coverage, 0 to 1, one number a pixel. It must be empty along its edge. */
export interface Field {
  readonly shares: Float32Array;
  readonly width: number;
  readonly height: number;
}

interface Finish {
  /** How far, in pixels, the outline may stray from the edge. */
  readonly tolerance: number;
  /** Specks and holes that are smaller than so many square pixels are left out. */
  readonly leastArea: number;
}

/** Traces what is covered by half or more, as polygons; a hole runs the other way round. */
export function traced({ shares, width, height }: Field, { tolerance, leastArea }: Finish): Outline {
  const { type, coordinates } = contours()
    .size([width, height])
    .contour([...shares], 0.5);
  const withoutSpecks = coordinates.map((rings) => rings.filter((ring) => areaOf(ring) >= leastArea));
  const outline = simplify({ type, coordinates: withoutSpecks }, { tolerance, highQuality: true });
  return outline.coordinates.flat().flatMap((ring) => [
    // The last point of a ring repeats the first one; Z draws the line to it.
    ...ring.slice(0, -1).map((numbers, i) => ({ command: i === 0 ? ('M' as const) : ('L' as const), numbers })),
    { command: 'Z' as const, numbers: [] },
  ]);
}

const areaOf = (ring: readonly (readonly number[])[]): number =>
  Math.abs(polygonArea(ring.map(([x = 0, y = 0]) => [x, y])));
