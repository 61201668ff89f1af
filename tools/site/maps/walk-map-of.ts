import type { District, LatLon, LatLons } from '../../../src/geography/district';
import type { Line } from '../../../src/geography/lines';
import type { MapFrame } from '../../../src/geography/map-frames';
import { onPlaneOf, unitAt } from '../../../src/geography/walk-map';
import type { Offsets, StreetFigures, WalkMapFigures } from '../../../src/geography/walk-map';
import { SIZES, SQUARE_LEVELS } from '../../../src/walk/map/sizes';
import { apart } from './apart';
import { beyondTheData } from './beyond-the-data';
import { placeNames } from './place-names';

/**
 * Makes the figures of a live map: whole units of a plane, rotated like the printed map. Takes a
 * district in degrees and the frame of its printed map. Returns the data that ships.
 */
export function walkMapOf(district: District, { center, rotation }: MapFrame): WalkMapFigures {
  const plane = { center: [center.lat, center.lon], rotation } as const;
  const onPlane = ([latitude, longitude]: LatLon): Line[number] => {
    const [x, y] = onPlaneOf(plane, { latitude, longitude });
    return [Math.round(x), Math.round(y)];
  };
  const lineOf = (places: LatLons): Line => places.map(onPlane);
  const streets = [...district.bridges, ...district.streets].map((street, i) => ({
    words: labelOf(street.name),
    line: lineOf(street.line),
    broad: street.broad || i < district.bridges.length,
  }));
  const parks = district.parks.map(({ name, outline }) => ({ words: name, line: lineOf(outline) }));
  const legs = district.legs.map(lineOf);
  const stops = district.stops.map(onPlane);
  const names = placeNames({ streets, areas: parks, legs, stops });
  const drawn = streets.map(({ words, line }, i): StreetFigures => {
    const spots = names.streets[i] ?? [];
    return spots.length > 0 ? [offsetsOf(line), words, spots] : [offsetsOf(line)];
  });
  const bridges = district.bridges.length;
  const isBroad = (_: unknown, i: number): boolean => district.streets[i]?.broad === true;
  return {
    ...plane,
    land: district.land.map((outline, i) => offsetsOf(lineOf(i === 0 ? beyondTheData(outline) : outline))),
    parks: parks.map(({ line }) => offsetsOf(line)),
    streets: {
      bridge: drawn.slice(0, bridges),
      side: drawn.slice(bridges).filter((_, i) => !isBroad(_, i)),
      broad: drawn.slice(bridges).filter(isBroad),
      area: names.areas,
    },
    legs: [stops.slice(0, 1), ...legs].map(offsetsOf),
    waters: district.waters.map(({ name, at }) => [name, ...onPlane(at)] as const),
    aside: asideOf(stops),
  };
}

/** Returns how far stops move at each level where they would overlap. */
function asideOf(stops: Line): WalkMapFigures['aside'] {
  const levels = SQUARE_LEVELS.map((level) => {
    const squares = apart(stops, SIZES.apart * unitAt(level));
    const moved = stops.flatMap(([x, y], i) => {
      const [toX = x, toY = y] = squares[i] ?? [];
      const by = [Math.round(toX - x), Math.round(toY - y)] as const;
      return by[0] || by[1] ? [[i, by] as const] : [];
    });
    return [level, Object.fromEntries(moved)] as const;
  });
  return Object.fromEntries(levels.filter(([, moved]) => Object.keys(moved).length > 0));
}

function offsetsOf(line: Line): Offsets {
  return line.flatMap(([x, y], i) => {
    const [lastX, lastY] = line[i - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
}

/**
 * Returns the name as the printed map shortens it; a comma separates the part that distinguishes
 * equal names, which is left out.
 */
function labelOf(name: string): string {
  const [beforeComma = name] = name.split(',');
  return beforeComma
    .replace(/\bStreet$/, 'St')
    .replace(/\bAvenue$/, 'Av')
    .replace(/ Place$/, ' Pl');
}
