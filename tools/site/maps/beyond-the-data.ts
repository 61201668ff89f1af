import type { LatLon, LatLons } from '../../../src/geography/district';

/** The limits for edges along a side of the data: such an edge is the end of the data and not a shore. */
const EDGE = { degrees: 0.0005, least: 0.005, beyond: 0.03 };

/**
 * Returns the main shore, with the edges at the end of the data moved so far out that no view of
 * the walk shows them.
 */
export function beyondTheData(outline: LatLons): LatLons {
  const moved = outline.map(([lat, lon]) => [lat, lon] as [number, number]);
  for (const [axis, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const all = outline.map((place) => place[axis]);
    for (const [end, way] of [
      [Math.min(...all), -1],
      [Math.max(...all), 1],
    ] as const) {
      const isAtEnd = (place: LatLon | undefined): boolean =>
        place !== undefined && Math.abs(place[axis] - end) <= EDGE.degrees;
      outline.forEach((from, i) => {
        const next = (i + 1) % outline.length;
        const to = outline[next];
        if (!to || !isAtEnd(from) || !isAtEnd(to) || Math.abs(to[other] - from[other]) < EDGE.least) return;
        for (const corner of [moved[i], moved[next]]) if (corner) corner[axis] = end + way * EDGE.beyond;
      });
    }
  }
  return moved;
}
