import type { CSSProperties } from 'react';
import { onPlaneOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { HEAD } from '../../ui/icon-paths';
import type { MapPosition } from './aim';
import { layersOf } from './MapGround';
import { MIDDLE } from './view';
import type { Point } from './view';

export interface MapStop {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly state: 'punched' | 'next' | 'open';
}

/** Where the style sheet puts something. */
const at = ([x, y]: Point): CSSProperties => ({ '--at': `${x}px,${y}px` }) as CSSProperties;

/** Light words on a night plate that stays upright; the style sheet says where, beside a stop. */
function Plate({ words }: { words: string }) {
  const width = words.length * 8.4 + 20;
  return (
    <g className="sign">
      <rect x={-width / 2} width={width} />
      <text>{words}</text>
    </g>
  );
}

const SAID = { punched: ', punched', next: ', the next one', open: '' } as const;

/** The numbered stops, as links; the first and the last say so. */
export function MapStops({ stops, squares }: { stops: readonly MapStop[]; squares: readonly Point[] }) {
  return stops.map(({ number, title, href, state }, i) => (
    <g key={number} className="upright" style={at(squares[i] ?? MIDDLE)}>
      {number === 1 ? <Plate words="Start" /> : null}
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

/** The walker: a dot in a ring as wide as the accuracy, and a tip in the direction of walking where it is known. */
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
