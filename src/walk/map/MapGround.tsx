import { memo } from 'react';
import { cornersOf, unitAt } from '../../geography/walk-map';
import type { StreetFigures, WalkMapFigures } from '../../geography/walk-map';
import { layersOf } from './drawing';
import { HALFTONE_PITCH_PIXELS } from './limits';
import { pathOf } from './way';

const linesOf = (streets: readonly StreetFigures[]): string => pathOf(streets.map(([line]) => cornersOf(line)));

/** Larger than any view. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** The ids of the halftone patterns. */
const SCREENS = ['drops', 'leaves', 'doubt'];

/** Water, land, parks and streets, in few paths. Halftones keep about the same size on the screen, by zoom level. */
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
          width={HALFTONE_PITCH_PIXELS}
          height={HALFTONE_PITCH_PIXELS}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45) scale(${unitAt(level, 0.5)})`}
        >
          <circle cx={HALFTONE_PITCH_PIXELS / 2} cy={HALFTONE_PITCH_PIXELS / 2} className={id} />
        </pattern>
      ))}
      {layersOf([
        // No dots are drawn where land covers them.
        ['water', land && ALL_OVER],
        ['waves', land && ALL_OVER + land],
        ['shore', land],
        // Land is drawn even if it fills everything: Firefox leaves out what lies outside the drawing's first size.
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
