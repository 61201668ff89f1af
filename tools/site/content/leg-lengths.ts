// A walker reads how long a leg is, and the same leg is drawn and measured on the maps: the two may not differ by more
// than nobody notices.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenTour } from '../../../src/content/schemas';
import { readDistrict, type District, type DistrictFile } from '../../../src/geography/district';
import { metersBetween, nearestOnLeg } from '../../../src/walk/fixes/distance-and-bearing';

/** As a share of the drawn length. */
const MOST_DIFFERENCE = 0.05;
/** A corner of the directions farther than this beside the drawn leg belongs to another street. In meters. */
const BESIDE_METERS = 30;

type Walk = Pick<WrittenTour, 'slug'> & { readonly stops: readonly Pick<WrittenTour['stops'][number], 'next'>[] };

/**
 * The legs whose written and drawn lengths differ, and the corners that the drawn legs do not pass; a line each.
 * @param legs the drawn ones, both ends included
 */
export function wrongLegs({ slug, stops }: Walk, legs: District['legs']): readonly string[] {
  return legs.flatMap((leg, index) => {
    const next = stops[index]?.next;
    if (!next) return [];
    const file = `src/content/tours/${slug}.md → stop ${index + 1} → Next`;
    const drawn = leg.slice(1).reduce((sum, [lat, lon], i) => {
      const [fromLat, fromLon] = leg[i] ?? [lat, lon];
      return sum + metersBetween({ lat: fromLat, lon: fromLon }, { lat, lon });
    }, 0);
    const isWrong = Math.abs(next.meters - drawn) > drawn * MOST_DIFFERENCE;
    const corners = (next.steps ?? []).flatMap(({ at }) => {
      const beside = at ? (nearestOnLeg(leg, at)?.beside ?? 0) : 0;
      return at && beside > BESIDE_METERS
        ? [
            `${file}: the corner ${at.lat}, ${at.lon} is ${Math.round(beside)} m beside the way in src/geography/${slug}.json`,
          ]
        : [];
    });
    return [
      ...(isWrong
        ? [
            `${file}: says ${next.meters} m, and the way in src/geography/${slug}.json is ${Math.round(drawn)} m long; one of the two is wrong`,
          ]
        : []),
      ...corners,
    ];
  });
}

/** The same for a walk of this project; nothing where it has no maps, or another number of stops than they have. */
export function wrongLegsOf(root: string, walk: Walk): readonly string[] {
  const file = join(root, 'src/geography', `${walk.slug}.json`);
  if (!existsSync(file)) return [];
  const drawn = JSON.parse(readFileSync(file, 'utf8')) as DistrictFile;
  return drawn.stops.length === walk.stops.length ? wrongLegs(walk, readDistrict(drawn).legs) : [];
}
