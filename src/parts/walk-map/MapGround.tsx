import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { spotsAlong } from '../../geography/lines';
import { cornersOf, NAME_STEP, readSpot, STREET_KINDS, unitAt } from '../../geography/walk-map';
import type { StreetFigures, WalkMapFigures } from '../../geography/walk-map';
import { PITCH } from './limits';
import { pathOf } from './way';

const linesOf = (streets: readonly StreetFigures[]): string => pathOf(streets.map(([line]) => cornersOf(line)));

/** Farther than any view. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** Halftones. */
const SCREENS = ['drops', 'leaves', 'doubt'];

/** Paths from below to above, each with its class. */
export const layersOf = (paths: readonly (readonly [look: string, path: string])[]): ReactNode =>
  paths.map(([look, path]) => <path key={look} className={look} d={path} />);

/** Water, land, parks and streets, in few paths. Halftones keep about their size on the screen, in steps. */
export const MapGround = memo(function MapGround({ map, level }: { map: WalkMapFigures; level: number }) {
  const land = pathOf(map.land.map(cornersOf), 'z');
  const { side, broad, bridge } = map.streets;
  const [sides, broads, bridges] = [linesOf(side), linesOf(broad), linesOf(bridge)];
  return (
    <>
      {SCREENS.map((id) => (
        <pattern
          key={id}
          id={id}
          width={PITCH}
          height={PITCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45) scale(${unitAt(level, 0.5)})`}
        >
          <circle cx={PITCH / 2} cy={PITCH / 2} className={id} />
        </pattern>
      ))}
      {layersOf([
        // No dots where land will lie on them.
        ['water', land && ALL_OVER],
        ['waves', land && ALL_OVER + land],
        ['shore', land],
        // Also where it is land all over: Firefox leaves out what lies beyond the first size of the drawing.
        ['land', land || ALL_OVER],
        ['park', pathOf(map.parks.map(cornersOf), 'z')],
        ['curb side', sides],
        ['curb broad', broads],
        ['lane side', sides],
        ['lane broad', broads],
        ['bridgeRim', bridges],
        ['bridge', bridges],
        ['hangers', bridges],
      ])}
    </>
  );
});

/** The names that there is room for, along their streets; the style sheet turns those over that would stand on their heads. */
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
