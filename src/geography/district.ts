/** Latitude and longitude in degrees (WGS84). */
export type LatLon = readonly [lat: number, lon: number];
export type LatLons = readonly LatLon[];

/** A district as its file has it: latitude and longitude in turn, so that a file is short. README.md says more. */
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
  /** Outlines of the land; water is what they leave. None: land all over. */
  readonly land: readonly LatLons[];
  readonly parks: readonly Park[];
  readonly waters: readonly Water[];
  readonly bridges: readonly Street[];
  readonly streets: readonly Street[];
  /** The stops of the walk, in the order they are walked. */
  readonly stops: readonly LatLon[];
  /** The ways between the stops, both stops included: one fewer than there are stops. */
  readonly legs: readonly LatLons[];
}

interface Water {
  readonly name: string;
  /** Where its name stands. */
  readonly at: LatLon;
}

interface Park {
  readonly name: string;
  readonly outline: LatLons;
}

export interface Street {
  readonly name: string;
  readonly line: LatLons;
  /** Broader than its neighbors. */
  readonly broad: boolean;
}

/** Reads the figures of one district. Throws when a number is missing or a leg. */
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
