import type { Coordinates } from '../../geography/coordinates';
import { onPlaneOf } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { placedAt } from './drawing';

/** A station, a restroom or drinking water. The list names the same places in words. */
export interface MapPlace extends Coordinates {
  readonly kind: 'station' | 'restrooms' | 'water';
}

/** Icons: the front of a train, two doors, a drop. */
const SIGNS: Readonly<Record<MapPlace['kind'], string>> = {
  station: 'M-4-6h8v9h-8zM-4-1h8M-3 3l-2 4M3 3l2 4M-2 1h.1M2 1h.1',
  restrooms: 'M-5-5v10h4v-10zM1-5v10h4v-10zM-2 0h.1M4 0h.1',
  water: 'M0-6q5 6 5 8a5 5 0 0 1-10 0q0-2 5-8z',
};

/** Small signs that stay upright, each at its place. */
export function MapPlaces({ data, places }: { data: WalkMapFigures; places: readonly MapPlace[] }) {
  return places.map(({ kind, lat, lon }) => (
    <g
      key={`${kind} ${lat} ${lon}`}
      className="upright"
      style={placedAt(onPlaneOf(data, { latitude: lat, longitude: lon }))}
    >
      <g className={`place ${kind}`}>
        <circle />
        <path d={SIGNS[kind]} />
      </g>
    </g>
  ));
}
