import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readDistrict } from '../../../src/geography/district';
import type { District, DistrictFile, LatLon, LatLons } from '../../../src/geography/district';
import type { Line } from '../../../src/geography/lines';
import { MAP_FRAMES } from '../../../src/geography/map-frames';
import type { MapDistrict, MapFrame } from '../../../src/geography/map-frames';
import { onPlaneOf, unitAt } from '../../../src/geography/walk-map';
import type { Steps, StreetFigures, WalkMapFigures } from '../../../src/geography/walk-map';
import { SIZES, SQUARE_LEVELS } from '../../../src/walk/map/sizes';
import { apart } from './apart';
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
    return spots.length > 0 ? [stepsOf(line), words, spots] : [stepsOf(line)];
  });
  const bridges = district.bridges.length;
  const isBroad = (_: unknown, i: number): boolean => district.streets[i]?.broad === true;
  return {
    ...plane,
    land: district.land.map((outline, i) => stepsOf(lineOf(i === 0 ? beyondTheData(outline) : outline))),
    parks: parks.map(({ line }) => stepsOf(line)),
    streets: {
      bridge: drawn.slice(0, bridges),
      side: drawn.slice(bridges).filter((_, i) => !isBroad(_, i)),
      broad: drawn.slice(bridges).filter(isBroad),
      area: names.areas,
    },
    legs: [stops.slice(0, 1), ...legs].map(stepsOf),
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

function stepsOf(line: Line): Steps {
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

/** The limits for edges along a side of the data: such an edge is the end of the data and not a shore. */
const EDGE = { degrees: 0.0005, least: 0.005, beyond: 0.03 };

/**
 * Returns the main shore, with the edges at the end of the data moved so far out that no view of
 * the walk shows them.
 */
function beyondTheData(outline: LatLons): LatLons {
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

const MAP_FILE = /\/src\/geography\/[\w-]+\.json\?map$/;

const isDistrict = (name: string): name is MapDistrict => Object.hasOwn(MAP_FRAMES, name);

/**
 * Reads the live map of a district. Takes the path of its file in src/geography. Returns the data
 * that ships.
 *
 * @throws Error if the file lacks a figure, or map-frames.ts lacks its frame
 */
export function readWalkMap(file: string): WalkMapFigures {
  const name = basename(file, '.json');
  if (!isDistrict(name)) throw new Error(`src/geography/map-frames.ts has no frame for ${name}`);
  return walkMapOf(readDistrict(JSON.parse(readFileSync(file, 'utf8')) as DistrictFile), MAP_FRAMES[name]);
}

/**
 * Vite plugin: an import of `{walk}.json?map` gives the data of its live map, so that the browser
 * need not compute it.
 */
export function mapsPlugin(): Plugin {
  // The page's script and the prerendering import the same file, so it is computed once.
  const made = new Map<string, WalkMapFigures>();
  return {
    name: 'gotham:maps',
    enforce: 'pre',
    watchChange: (id) => void made.delete(id),
    load(id) {
      if (!MAP_FILE.test(id)) return undefined;
      const [file = id] = id.split('?');
      this.addWatchFile(file);
      const map = made.get(file) ?? readWalkMap(file);
      made.set(file, map);
      return { code: `export default ${JSON.stringify(map)};`, map: null, moduleType: 'js' };
    },
  };
}
