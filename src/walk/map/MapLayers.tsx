// The layers of a map. The ground and its names are drawn again only at another zoom level.
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { spotsAlong } from '../../geography/lines';
import {
  cornersOf,
  NAME_STEP,
  onPlaneOf,
  readSpot,
  STREET_KINDS,
  unitAt,
  UNITS_PER_METER,
} from '../../geography/walk-map';
import type { StreetFigures, WalkMapFigures } from '../../geography/walk-map';
import { HEAD } from '../../ui/icon-paths';
import { HALFTONE_PITCH_PIXELS } from './limits';
import type { MapPosition } from './map-position';
import { MIDDLE } from './view';
import type { Point } from './view';
import { pathOf } from './way';

const linesOf = (streets: readonly StreetFigures[]): string => pathOf(streets.map(([line]) => cornersOf(line)));

/** Larger than any view. */
const ALL_OVER = 'M-20000-20000h40000v40000h-40000z';

/** The ids of the halftone patterns. */
const SCREENS = ['drops', 'leaves', 'doubt'];

/** Paths from bottom to top, each with its class. */
export const layersOf = (paths: readonly (readonly [look: string, path: string])[]): ReactNode =>
  paths.map(([look, path]) => <path key={look} className={look} d={path} />);

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

export interface MapStop {
  /** The number of the stop on its walk, from 1. */
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly state: 'punched' | 'next' | 'open';
}

/** The place of an element, for the style sheet. */
const at = ([x, y]: Point): CSSProperties => ({ '--at': `${x}px,${y}px` }) as CSSProperties;

/** Light words on a dark plate that stays upright; the style sheet places it beside a stop. */
function Plate({ words, isLeft = false }: { words: string; isLeft?: boolean }) {
  const width = words.length * 8.4 + 20;
  return (
    <g className="sign" data-left={isLeft || undefined}>
      <rect x={-width / 2} width={width} />
      <text>{words}</text>
    </g>
  );
}

const SAID = { punched: ', punched', next: ', the next one', open: '' } as const;

/** The numbered stops, as links; the first and the last have a plate. */
export function MapStops({ stops, squares }: { stops: readonly MapStop[]; squares: readonly Point[] }) {
  const [[x, y], second] = [squares[0] ?? MIDDLE, squares[1] ?? MIDDLE];
  // If the second stop is to the right of the first, its square would cover the plate.
  const isLeft = second[0] > x && Math.abs(second[1] - y) < (second[0] - x) / 2;
  return stops.map(({ number, title, href, state }, i) => (
    <g key={number} className="upright" style={at(squares[i] ?? MIDDLE)}>
      {number === 1 ? <Plate words="Start" isLeft={isLeft} /> : null}
      {number === stops.length ? <Plate words="End" /> : null}
      <a href={href} aria-label={`Stop ${number}: ${title}${SAID[state]}`} className={`stop ${state}`}>
        {state === 'next' ? <rect className="shadow" /> : null}
        <rect className="edge" />
        <rect className="face" />
        {state === 'punched'
          ? layersOf([
              ['rim', HEAD],
              ['cat', HEAD],
            ])
          : null}
        <text>{number}</text>
      </a>
    </g>
  ));
}

/** Names of waters, on plates that stay upright. */
export function MapWaters({ waters }: Pick<WalkMapFigures, 'waters'>) {
  return waters.map(([name, x, y]) => (
    <g key={name} className="upright" style={at([x, y])}>
      <Plate words={name} />
    </g>
  ));
}

/** A station, a restroom or drinking water. The list names the same places in words. */
export interface MapPlace {
  readonly kind: 'station' | 'restrooms' | 'water';
  readonly lat: number;
  readonly lon: number;
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
    <g key={`${kind} ${lat} ${lon}`} className="upright" style={at(onPlaneOf(data, { latitude: lat, longitude: lon }))}>
      <g className={`place ${kind}`}>
        <circle />
        <path d={SIGNS[kind]} />
      </g>
    </g>
  ));
}

/** The walker: a dot in a ring as wide as the accuracy, and a pointer in the direction of walking if it is known. */
export function MapYou({ data, position }: { data: WalkMapFigures; position: MapPosition }) {
  const { accuracy, heading, isOld } = position;
  return (
    <g
      className={isOld ? 'you old' : 'you'}
      style={{ ...at(onPlaneOf(data, position)), '--accuracy': `${accuracy * UNITS_PER_METER}px` } as CSSProperties}
      aria-hidden="true"
    >
      <circle className="ring" />
      <g className="fixed">
        {heading === undefined || isOld ? null : (
          <path
            d="M9-13L36 0 9 13z"
            transform={`rotate(${Math.round(heading - data.rotation - 90)})`}
            className="tip"
          />
        )}
        <circle className="dot" />
        {isOld ? <path d="M-4-4L4 4M4-4L-4 4" className="cross" /> : <circle className="core" />}
      </g>
    </g>
  );
}
