import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readDistrict } from '../../../src/geography/district';
import type { DistrictFile } from '../../../src/geography/district';
import { MAP_FRAMES } from '../../../src/geography/map-frames';
import type { MapDistrict } from '../../../src/geography/map-frames';
import type { WalkMapFigures } from '../../../src/geography/walk-map';
import { walkMapOf } from './walk-map-of';

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
