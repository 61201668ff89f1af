// Distances, directions and legs, calculated on a plane. This file shares no code with the site, because it judges the
// site.
export type LatLon = readonly [lat: number, lon: number];

const METERS_PER_DEGREE = 111_195;

/** Meters to the east and to the north of a place. */
type Offset = readonly [east: number, north: number];

const offsetOf = (from: LatLon, to: LatLon): Offset => [
  (to[1] - from[1]) * METERS_PER_DEGREE * Math.cos((from[0] * Math.PI) / 180),
  (to[0] - from[0]) * METERS_PER_DEGREE,
];

/** The place this many meters to the east and to the north of another. */
export const placeAt = (from: LatLon, east: number, north: number): LatLon => [
  from[0] + north / METERS_PER_DEGREE,
  from[1] + east / (METERS_PER_DEGREE * Math.cos((from[0] * Math.PI) / 180)),
];

export const metersApart = (from: LatLon, to: LatLon): number => Math.hypot(...offsetOf(from, to));

/** Degrees clockwise from north. */
export function bearingOf(from: LatLon, to: LatLon): number {
  const [east, north] = offsetOf(from, to);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The place this many meters away in a direction (degrees clockwise from north). */
export function placeToward(from: LatLon, meters: number, bearing: number): LatLon {
  const angle = (bearing * Math.PI) / 180;
  return placeAt(from, meters * Math.sin(angle), meters * Math.cos(angle));
}

/** How far two directions differ, from 0 to 180 degrees. */
export const turnBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The places along a line, one for each meter, both ends included. */
export const everyMeter = (line: readonly LatLon[]): LatLon[] => [
  ...line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const [east, north] = offsetOf(from, to);
    const meters = Math.max(1, Math.round(Math.hypot(east, north)));
    return Array.from({ length: meters }, (_, meter) =>
      placeAt(from, (east * meter) / meters, (north * meter) / meters),
    );
  }),
  ...line.slice(-1),
];

export interface OnLeg {
  /** Meters from the place to the nearest spot of the leg. */
  readonly beside: number;
  /** Meters along the leg from that spot to its end. */
  readonly left: number;
  readonly spot: LatLon;
}

/** The nearest spot of a leg that is given meter by meter. */
export function nearestOn(meters: readonly LatLon[], place: LatLon): OnLeg {
  let best: OnLeg = { beside: Number.POSITIVE_INFINITY, left: 0, spot: place };
  for (const [index, spot] of meters.entries()) {
    const beside = metersApart(place, spot);
    if (beside < best.beside) best = { beside, left: meters.length - 1 - index, spot };
  }
  return best;
}

/** A spot counts as near as the nearest spot of its part of the leg if it is at most this much farther away. */
const AS_NEAR_METERS = 5;

/**
 * The spots of a leg that a person at a place would call the nearest one: several where the leg passes near the place
 * twice.
 * @param within how much farther than the nearest spot a spot of another part of the leg may be
 */
export function nearestSpots(meters: readonly LatLon[], place: LatLon, within: number): readonly OnLeg[] {
  const besides = meters.map((spot) => metersApart(place, spot));
  const reach = Math.min(...besides) + within;
  const spots: OnLeg[] = [];
  for (let from = 0; from < besides.length; from += 1) {
    let to = from;
    while ((besides[to] ?? Number.POSITIVE_INFINITY) <= reach) to += 1;
    const nearest = Math.min(...besides.slice(from, to));
    for (const [index, spot] of meters.slice(from, to).entries()) {
      const beside = besides[from + index] ?? 0;
      if (beside <= nearest + AS_NEAR_METERS) spots.push({ spot, beside, left: meters.length - 1 - from - index });
    }
    from = to;
  }
  return spots;
}

/** The least and the most meters that are left to the end of a leg from a place, by its nearest spots. */
export function leftFrom(
  meters: readonly LatLon[],
  place: LatLon,
  within: number,
): readonly [least: number, most: number] {
  const spots = nearestSpots(meters, place, within);
  const straight = metersApart(place, meters.at(-1) ?? place);
  return [
    Math.max(straight, Math.min(...spots.map(({ left }) => left))),
    Math.max(straight, ...spots.map(({ left, beside }) => left + beside)),
  ];
}
