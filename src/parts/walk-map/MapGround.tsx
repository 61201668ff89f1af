import { memo } from 'react';
import type { CSSProperties } from 'react';
import { spotsAlong } from '../../geography/lines';
import { cornersOf, NAME_STEP, readSpot, STREET_KINDS, unitAt } from '../../geography/walk-map';
import type { StreetFigures, StreetKind, WalkMapFigures } from '../../geography/walk-map';
import { pathOf } from './way';

const linesOf = (streets: readonly StreetFigures[]): string => pathOf(streets.map(([line]) => cornersOf(line)));

/** Farther than any view. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** Halftones, and how far their dots are apart in pixels; the style sheet has how large they are. */
const SCREENS = ['drops', 'leaves', 'doubt'];
const PITCH = 6;

/** Paths from below to above, each with its class. */
export const Layers = ({ of }: { of: readonly (readonly [look: string, path: string, fill?: string])[] }) =>
  of.map(([look, path, fill]) => <path key={look} className={look} d={path} fill={fill} />);

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
      <Layers
        of={[
          // No dots where land will lie on them.
          ['water', land && ALL_OVER],
          ['waves', land && ALL_OVER + land, 'url(#drops)'],
          ['shore', land],
          ['land', land],
          ['park', pathOf(map.parks.map(cornersOf), 'z'), 'url(#leaves)'],
          ['curb side', sides],
          ['curb broad', broads],
          ['lane side', sides],
          ['lane broad', broads],
          ['bridgeRim', bridges],
          ['bridge', bridges],
          ['hangers', bridges],
        ]}
      />
    </>
  );
});

interface Name {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Above its street, on it, or below. */
  readonly side: number;
  readonly kind: StreetKind;
}

function namesOf({ streets }: WalkMapFigures, level: number): readonly Name[] {
  return STREET_KINDS.flatMap((kind) =>
    streets[kind].flatMap(([line, words = '', spots = []]) => {
      const places = spotsAlong(cornersOf(line), NAME_STEP);
      return spots.flatMap((written) => {
        const { index, level: first, side } = readSpot(written);
        const spot = places[index];
        return spot && first <= level ? [{ words, ...spot, side, kind }] : [];
      });
    }),
  );
}

/** The names that there is room for, along their streets; the style sheet turns those over that would stand on their heads. */
export const MapNames = memo(function MapNames({ map, level }: { map: WalkMapFigures; level: number }) {
  return namesOf(map, level).map(({ words, x, y, turn, side, kind }) => (
    <text
      key={`${words} ${x} ${y}`}
      className={`name ${kind}`}
      style={
        {
          '--at': `${x}px,${y}px`,
          '--rest': `${turn - 180 * Math.round((turn + 10) / 180)}deg`,
          '--side': side,
        } as CSSProperties
      }
    >
      {words}
    </text>
  ));
});
