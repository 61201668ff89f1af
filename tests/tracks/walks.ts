// The walks, made from the content and from the files in src/geography, with each leg meter by meter.
import { readFileSync } from 'node:fs';
import { readDistrict, type DistrictFile } from '../../src/geography/district';
import { tours } from '../setup/content/content';
import { everyMeter, nearestOn, type LatLon } from './geometry';

interface Step {
  readonly words: string;
  /** Meters that are left on the leg when this step is done. */
  readonly left: number;
}

export interface Walk {
  readonly slug: string;
  readonly stops: readonly LatLon[];
  /** For each leg its places, one for each meter. The first leg leads to stop 2. */
  readonly legs: readonly (readonly LatLon[])[];
  /** For each leg its written steps; empty where the directions have no corners. */
  readonly steps: readonly (readonly Step[])[];
  /** For each leg its written directions. */
  readonly directions: readonly string[];
}

export const walks: readonly Walk[] = tours.map(({ slug, stops: written }) => {
  const { stops, legs } = readDistrict(JSON.parse(readFileSync(`src/geography/${slug}.json`, 'utf8')) as DistrictFile);
  const dense = legs.map(everyMeter);
  return {
    slug,
    stops,
    legs: dense,
    steps: dense.map((leg, index) =>
      (written[index]?.next?.steps ?? []).map(({ words, at }) => ({
        words,
        left: at === undefined ? 0 : nearestOn(leg, [at.lat, at.lon]).left,
      })),
    ),
    directions: dense.map((_, index) => written[index]?.next?.words ?? ''),
  };
});

export function walkOf(slug: string): Walk {
  const found = walks.find((walk) => walk.slug === slug);
  if (!found) throw new Error(`There is no walk "${slug}"`);
  return found;
}
