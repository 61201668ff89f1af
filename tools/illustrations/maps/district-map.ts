import type { MapDistrict } from '../../../src/geography/map-frames';
import type { Point } from '../geometry';
import type { LatLon, LatLons } from './projection';

/** The figures of one map. Places are in degrees; what lies beside a place is in units of the page. */
export interface DistrictMap {
  readonly district: MapDistrict;
  /** Outlines of the land; water is what they leave. Left out: land all over. */
  readonly land?: readonly LatLons[];
  readonly parks: readonly Area[];
  readonly streets: readonly Street[];
  readonly bridges: readonly Street[];
  readonly labels: readonly Label[];
  readonly stops: readonly Stop[];
}

interface Area {
  readonly name: string;
  readonly outline: LatLons;
}

export interface Street {
  readonly name: string;
  readonly line: LatLons;
  /** Broader than its neighbors. */
  readonly broad?: boolean;
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

export interface Stop {
  readonly at: LatLon;
  /** Where the numeral stands, seen from the place: beside it where stops crowd. */
  readonly disc: Point;
  /** The corners of the way that leads here, this stop left out. */
  readonly way: LatLons;
  readonly sign?: { readonly words: 'START' | 'END'; readonly side: 'left' | 'right' | 'above' | 'below' };
}
