import { memo } from 'react';
import { spotsAlong } from '../../geography/lines';
import { cornersOf, LEVELS, NAME_STEP, readSpot } from '../../geography/walk-map';
import type { Steps, StreetFigures, WalkMapFigures } from '../../geography/walk-map';
import type { Look } from './mover';
import { SIZES, widthOf } from './sizes';
import { wrapTurn } from './view';
import styles from './walk-map.module.css';

const pathOf = ([x = 0, y = 0, ...rest]: Steps): string => `M${x} ${y}l${rest.join(' ')}`;
const pathsOf = (lines: readonly Steps[]): string => lines.map(pathOf).join('');
const outlinesOf = (lines: readonly Steps[]): string => lines.map((line) => `${pathOf(line)}z`).join('');
const linesOf = (streets: readonly StreetFigures[]): string => pathsOf(streets.map(([line]) => line));

/** Farther than any view: where no outline is given, there is land all over. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** A halftone: its dots keep about their size on the screen, in steps. */
function Screen({
  id,
  unit,
  angle,
  pitch,
  radius,
}: Record<'unit' | 'angle' | 'pitch' | 'radius', number> & { id: string }) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle}) scale(${unit})`}
    >
      <circle cx={pitch / 2} cy={pitch / 2} r={radius} className={styles[id]} />
    </pattern>
  );
}

/** Units of the plane that a pixel is at a level of nearness. */
export const unitAt = (level: number): number => 1 / (LEVELS.first * LEVELS.factor ** (level + 0.5));

/** Water, land, parks and streets, in few paths. */
export const MapGround = memo(function MapGround({ map, level }: { map: WalkMapFigures; level: number }) {
  const unit = unitAt(level);
  const land = map.land.length > 0 ? outlinesOf(map.land) : ALL_OVER;
  const parks = outlinesOf(map.parks);
  const lanes = [
    [linesOf(map.streets), styles.side],
    [linesOf(map.broad), styles.broad],
  ] as const;
  const bridges = linesOf(map.bridges);
  return (
    <>
      <defs>
        <Screen id="drops" unit={unit} angle={45} pitch={6.5} radius={1.3} />
        <Screen id="leaves" unit={unit} angle={45} pitch={6} radius={2.1} />
        <Screen id="doubt" unit={unit} angle={45} pitch={5} radius={1.3} />
      </defs>
      <path d={ALL_OVER} className={styles.water} />
      <path d={ALL_OVER} fill="url(#drops)" />
      <path d={land} className={styles.shore} />
      <path d={land} className={styles.land} />
      <path d={parks} fill="url(#leaves)" />
      {lanes.map(([path, width]) => (
        <path key={width} d={path} className={`${styles.curb} ${width}`} />
      ))}
      {lanes.map(([path, width]) => (
        <path key={width} d={path} className={`${styles.lane} ${width}`} />
      ))}
      <path d={bridges} className={styles.bridgeRim} />
      <path d={bridges} className={styles.bridge} />
      <path d={bridges} className={styles.hangers} />
    </>
  );
});

interface Name {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: number;
  readonly look?: string | undefined;
}

function namesOf(map: WalkMapFigures, level: number): readonly Name[] {
  const along = (streets: readonly StreetFigures[], look?: string): readonly Name[] =>
    streets.flatMap(([line, words, spots]) => {
      if (words === undefined || spots === undefined) return [];
      const places = spotsAlong(cornersOf(line), NAME_STEP);
      return spots.flatMap((index, i) => {
        const place = places[index];
        const { level: first, side } = readSpot(spots[i + 1] ?? 0);
        return i % 2 === 0 && place && first <= level ? [{ words, ...place, side, look }] : [];
      });
    });
  const areas = map.areas.flatMap(([words, x, y, turn, first]) =>
    first <= level ? [{ words, x, y, turn, side: 0, look: styles.area }] : [],
  );
  return [...along(map.bridges, styles.onBridge), ...along(map.streets), ...along(map.broad), ...areas];
}

/** The names that there is room for, along their streets and never on their heads. */
export const MapNames = memo(function MapNames({ map, look: { level, tilt } }: { map: WalkMapFigures; look: Look }) {
  return namesOf(map, level).map(({ words, x, y, turn, side, look }) => {
    const seen = wrapTurn(turn + tilt);
    const isOver = seen > 90 || seen <= -90;
    // Below and above were said of the name as it is read without a turn.
    const first = wrapTurn(turn);
    const wasOver = first > 90 || first <= -90;
    const down = side * SIZES.aside * (isOver === wasOver ? 1 : -1);
    const width = widthOf(words);
    return (
      <g
        key={`${words} ${x} ${y}`}
        className={look}
        transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(isOver ? turn + 180 : turn)})`}
      >
        <g className={styles.fixed}>
          <rect x={-width / 2} y={down - SIZES.plate / 2} width={width} height={SIZES.plate} className={styles.plate} />
          <text y={down + 4.6} className={styles.name}>
            {words}
          </text>
        </g>
      </g>
    );
  });
});
