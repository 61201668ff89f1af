import { memo } from 'react';
import type { CSSProperties } from 'react';
import { spotsAlong } from '../../geography/lines';
import { cornersOf, NAME_STEP, readSpot, STREET_KINDS } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { placedAt } from './drawing';
import { Plate } from './Plate';

/** The names that have room, along their streets; the style sheet turns names that would be upside down. */
export const MapNames = memo(function MapNames({ map: { streets }, level }: { map: WalkMapFigures; level: number }) {
  return (
    <g className="names">
      {STREET_KINDS.flatMap((kind) =>
        streets[kind].flatMap(([line, words, spots = []]) => {
          const places = spotsAlong(cornersOf(line), NAME_STEP);
          return spots.map((written) => {
            const [index, first, side] = readSpot(written);
            const spot = places[index];
            if (!spot || first > level) return null;
            const style = { '--at': `${spot.x}px,${spot.y}px`, '--rest': `${spot.turn}deg`, '--side': side };
            return (
              <text key={style['--at']} className={`name ${kind}`} style={style as CSSProperties}>
                {words}
              </text>
            );
          });
        }),
      )}
    </g>
  );
});

/** Names of waters, on plates that stay upright. */
export function MapWaters({ waters }: Pick<WalkMapFigures, 'waters'>) {
  return waters.map(([name, x, y]) => (
    <g key={name} className="upright" style={placedAt([x, y])}>
      <Plate words={name} />
    </g>
  ));
}
