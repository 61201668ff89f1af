import { isPlainPress } from '../../browser/plain-press';
import { HEAD } from '../../pictures/brand-mark';
import { layersOf, placedAt } from './drawing';
import { Plate } from './Plate';
import { MIDDLE } from './view';
import type { Point } from './view';

export interface MapStop {
  /** The number of the stop on its walk, from 1. */
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly state: 'punched' | 'next' | 'open';
}

const SAID = { punched: ', punched', next: ', the next one', open: '' } as const;

/** The stops on a map, and what a press on one does. */
export interface PressedStops {
  readonly stops: readonly MapStop[];
  /** Called by a plain press on a stop, in place of its link. */
  readonly onStop: (number: number) => void;
}

interface MapStopsProps extends PressedStops {
  readonly squares: readonly Point[];
}

/** The numbered stops, as links; the first and the last have a plate. */
export function MapStops({ stops, squares, onStop }: MapStopsProps) {
  const [[x, y], second] = [squares[0] ?? MIDDLE, squares[1] ?? MIDDLE];
  // If the second stop is to the right of the first, its square would cover the plate.
  const isLeft = second[0] > x && Math.abs(second[1] - y) < (second[0] - x) / 2;
  return stops.map(({ number, title, href, state }, i) => (
    <g key={number} className="upright" style={placedAt(squares[i] ?? MIDDLE)}>
      {number === 1 ? <Plate words="Start" isLeft={isLeft} /> : null}
      {number === stops.length ? <Plate words="End" /> : null}
      <a
        href={href}
        aria-label={`Stop ${number}: ${title}${SAID[state]}`}
        className={`stop ${state}`}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onStop(number);
        }}
      >
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
