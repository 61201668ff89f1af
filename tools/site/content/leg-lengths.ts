// Compares the directions of each leg with the leg that is drawn on the maps: its length, its corners and its turns. A
// walker must not notice a difference.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenTour } from '../../../src/content/schemas';
import { readDistrict, type District, type DistrictFile } from '../../../src/geography/district';
import { metersBetween } from '../../../src/geography/great-circle';
import { nearestOnLeg } from '../../../src/walk/position/nearest-on-leg';
import { wrongTurns } from './leg-turns';

/** The largest allowed difference as a share of the drawn length. */
const MOST_DIFFERENCE = 0.05;
/** A corner of the directions farther than this from the drawn leg, in meters, belongs to another street. */
const BESIDE_METERS = 30;

type Walk = Pick<WrittenTour, 'slug'> & { readonly stops: readonly Pick<WrittenTour['stops'][number], 'next'>[] };

/**
 * Returns one line for each leg whose written and drawn lengths differ, for each corner that the drawn
 * legs do not pass, and for each turn and compass direction that they do not have.
 *
 * @param legs the drawn legs, with both ends
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
    const steps = (next.steps ?? [{ words: next.words, at: undefined }]).map(({ words, at }) => ({
      words,
      left: (at && nearestOnLeg(leg, at)?.left) ?? 0,
    }));
    const turns = wrongTurns(leg, steps).map(
      (phrase) =>
        `${file}: says "${phrase}", and the way in src/geography/${slug}.json does not go there; one of the two is wrong`,
    );
    return [
      ...(isWrong
        ? [
            `${file}: says ${next.meters} m, and the way in src/geography/${slug}.json is ${Math.round(drawn)} m long; one of the two is wrong`,
          ]
        : []),
      ...corners,
      ...turns,
    ];
  });
}

/**
 * Does the same for a walk of this project. Returns an empty list if the walk has no maps, or if its
 * number of stops differs from theirs.
 */
export function wrongLegsOf(root: string, walk: Walk): readonly string[] {
  const file = join(root, 'src/geography', `${walk.slug}.json`);
  if (!existsSync(file)) return [];
  const drawn = JSON.parse(readFileSync(file, 'utf8')) as DistrictFile;
  return drawn.stops.length === walk.stops.length ? wrongLegs(walk, readDistrict(drawn).legs) : [];
}
