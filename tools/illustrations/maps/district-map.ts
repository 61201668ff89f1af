import { readDistrict } from '../../../src/geography/district';
import type { District, DistrictFile, LatLon } from '../../../src/geography/district';
import type { MapDistrict } from '../../../src/geography/map-frames';

/** One map: the figures of a district, and what the page adds to them, in units of the page. */
export interface DistrictMap extends Omit<District, 'stops'>, Pick<Layout, 'labels'> {
  readonly district: MapDistrict;
  readonly stops: readonly Stop[];
}

interface Layout {
  readonly labels: readonly Label[];
  /** One a stop, in the order they are walked. */
  readonly stops: readonly StopLayout[];
}

/** Words along a street or a bridge. */
export interface Label {
  readonly words: string;
  /** The name of the street in the data. */
  readonly on: string;
  readonly near: LatLon;
  /** How far beside the middle of the street, for streets that the route covers. */
  readonly aside?: number;
}

interface StopLayout {
  /** Where the numeral stands, seen from the place: beside it where stops crowd. */
  readonly disc: readonly [x: number, y: number];
  readonly sign?: { readonly words: 'START' | 'END'; readonly side: 'left' | 'right' | 'above' | 'below' };
}

export interface Stop extends StopLayout {
  readonly at: LatLon;
}

/** Throws when the page shows another number of stops than the walk has. */
export function districtMap(
  district: MapDistrict,
  file: DistrictFile,
  { labels, stops: layouts }: Layout,
): DistrictMap {
  const { stops, ...figures } = readDistrict(file);
  if (layouts.length !== stops.length)
    throw new Error(`The map of ${district} places ${layouts.length} numerals for ${stops.length} stops`);
  return {
    ...figures,
    district,
    labels,
    stops: layouts.flatMap((layout, i) => {
      const at = stops[i];
      return at ? [{ ...layout, at }] : [];
    }),
  };
}
