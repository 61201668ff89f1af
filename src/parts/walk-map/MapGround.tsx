import { memo } from 'react';
import { spotsAlong } from '../../geography/lines';
import { cornersOf, LEVELS, NAME_STEP, readSpot } from '../../geography/walk-map';
import type { Steps, StreetFigures, WalkMapFigures } from '../../geography/walk-map';
import type { Look } from './mover';
import { isOnItsHead, SIZES, widthOf } from './sizes';

const pathOf = ([x = 0, y = 0, ...rest]: Steps): string => `M${x} ${y}l${rest.join(' ')}`;
const pathsOf = (lines: readonly Steps[]): string => lines.map(pathOf).join('');
const outlinesOf = (lines: readonly Steps[]): string => lines.map((line) => `${pathOf(line)}z`).join('');
const linesOf = (streets: readonly StreetFigures[]): string => pathsOf(streets.map(([line]) => line));

/** Farther than any view. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** Units of the plane that a pixel is at a level of nearness. */
export const unitAt = (level: number): number => 1 / (LEVELS.first * LEVELS.factor ** (level + 0.5));

/** Halftones: how far their dots are apart and how large they are, in pixels. */
const SCREENS = [
  ['drops', 6.5, 1.3],
  ['leaves', 6, 2.1],
  ['doubt', 5, 1.3],
] as const;

/** Paths from below to above, each with its class. */
export const Layers = ({ of }: { of: readonly (readonly [look: string, path: string, fill?: string])[] }) =>
  of.map(([look, path, fill]) => <path key={look} className={look} d={path} fill={fill} />);

/** Water, land, parks and streets, in few paths. Halftones keep about their size on the screen, in steps. */
export const MapGround = memo(function MapGround({ map, level }: { map: WalkMapFigures; level: number }) {
  const land = outlinesOf(map.land);
  const [side, broad, bridges] = [linesOf(map.streets), linesOf(map.broad), linesOf(map.bridges)];
  return (
    <>
      {SCREENS.map(([id, pitch, radius]) => (
        <pattern
          key={id}
          id={id}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45) scale(${unitAt(level)})`}
        >
          <circle cx={pitch / 2} cy={pitch / 2} r={radius} className={id} />
        </pattern>
      ))}
      <Layers
        of={[
          // No dots where land will lie on them.
          ['water', land && ALL_OVER],
          ['waves', land && ALL_OVER + land, 'url(#drops)'],
          ['shore', land],
          ['land', land],
          ['park', outlinesOf(map.parks), 'url(#leaves)'],
          ['curb side', side],
          ['curb broad', broad],
          ['lane side', side],
          ['lane broad', broad],
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
  readonly side: number;
  /** What it stands on, where that is no street. */
  readonly place?: string;
}

function namesOf(map: WalkMapFigures, { level, x, y, reach }: Look): readonly Name[] {
  const along = (streets: readonly StreetFigures[], place?: string): readonly Name[] =>
    streets.flatMap(([line, words = '', spots = []]) => {
      const places = spotsAlong(cornersOf(line), NAME_STEP);
      return spots.flatMap((index, i) => {
        const spot = places[index];
        const { level: first, side } = readSpot(spots[i + 1] ?? 0);
        return i % 2 === 0 && spot && first <= level ? [{ words, ...spot, side, ...(place && { place }) }] : [];
      });
    });
  const areas = map.areas.flatMap(([words, x, y, turn, first]) =>
    first <= level ? [{ words, x, y, turn, side: 0, place: 'area' }] : [],
  );
  return [...along(map.bridges, 'onBridge'), ...along(map.streets), ...along(map.broad), ...areas].filter(
    (name) => Math.hypot(name.x - x, name.y - y) < reach,
  );
}

/** The names that there is room for, along their streets and never on their heads. */
export const MapNames = memo(function MapNames({ map, look }: { map: WalkMapFigures; look: Look }) {
  const { tilt } = look;
  return namesOf(map, look).map(({ words, x, y, turn, side, place }) => {
    const isOver = isOnItsHead(turn + tilt);
    // Above and below were said of the name as it is read when the map lies straight.
    const down = side * SIZES.aside * (isOver === isOnItsHead(turn) ? 1 : -1);
    const width = widthOf(words);
    return (
      <g
        key={`${words} ${x} ${y}`}
        className={place}
        style={{
          transform: `translate(${x}px,${y}px) rotate(${isOver ? turn + 180 : turn}deg) scale(var(--k)) translateY(${down}px)`,
        }}
      >
        <rect className="plate" x={-width / 2} width={width} />
        <text className="name">{words}</text>
      </g>
    );
  });
});
