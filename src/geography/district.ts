/** Latitude and longitude in degrees (WGS84). */
export type LatLon = readonly [lat: number, lon: number];
export type LatLons = readonly LatLon[];

/** The file of a district. Latitude and longitude alternate in its lists, which keeps it short; see README.md. */
export interface DistrictFile {
  readonly land?: readonly (readonly number[])[];
  readonly parks: readonly { readonly name: string; readonly outline: readonly number[] }[];
  readonly waters?: readonly { readonly name: string; readonly at: readonly number[] }[];
  readonly bridges: readonly StreetEntry[];
  readonly streets: readonly StreetEntry[];
  readonly stops: readonly (readonly number[])[];
  readonly legs: readonly (readonly number[])[];
}

interface StreetEntry {
  readonly name: string;
  readonly broad?: boolean;
  readonly line: readonly number[];
}

export interface District {
  /** Outlines of the land; the rest is water. If the list is empty, everything is land. */
  readonly land: readonly LatLons[];
  readonly parks: readonly Park[];
  readonly waters: readonly Water[];
  readonly bridges: readonly Street[];
  readonly streets: readonly Street[];
  /** The stops of the walk, in the order they are walked. */
  readonly stops: readonly LatLon[];
  /** The routes between the stops, each with both its stops: one fewer than there are stops. */
  readonly legs: readonly LatLons[];
}

interface Water {
  readonly name: string;
  /** The position of the name on the map. */
  readonly at: LatLon;
}

interface Park {
  readonly name: string;
  readonly outline: LatLons;
}

export interface Street {
  readonly name: string;
  readonly line: LatLons;
  /** True for a street that is broader than its neighbors. */
  readonly broad: boolean;
}

/**
 * Converts the file of a district to places.
 *
 * @throws Error if a longitude or a leg is missing
 */
export function readDistrict({ land = [], parks, waters = [], bridges, streets, stops, legs }: DistrictFile): District {
  const streetOf = ({ name, broad = false, line }: StreetEntry): Street => ({ name, broad, line: pairs(line) });
  const places = stops.flatMap(pairs);
  if (legs.length !== places.length - 1) throw new Error(`${places.length} stops need ${places.length - 1} legs`);
  return {
    land: land.map(pairs),
    parks: parks.map(({ name, outline }) => ({ name, outline: pairs(outline) })),
    waters: waters.flatMap(({ name, at }) => pairs(at).map((place) => ({ name, at: place }))),
    bridges: bridges.map(streetOf),
    streets: streets.map(streetOf),
    stops: places,
    legs: legs.map((corners, i) => [...places.slice(i, i + 1), ...pairs(corners), ...places.slice(i + 1, i + 2)]),
  };
}

function pairs(numbers: readonly number[]): LatLons {
  return numbers.flatMap((lat, i) => {
    if (i % 2 === 1) return [];
    const lon = numbers[i + 1];
    if (lon === undefined) throw new Error(`The latitude ${lat} has no longitude`);
    return [[lat, lon] as const];
  });
}
