import type { CSSProperties } from 'react';
import { onPlaneOf, UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import type { Mark } from '../position/mark';
import { placedAt } from './drawing';

interface MapYouProps {
  readonly data: WalkMapFigures;
  readonly position: Mark;
}

/** The ring around the walker, as wide as the accuracy. */
export function MapRing({ data, position }: MapYouProps) {
  const { accuracy, isOld } = position;
  return (
    <g
      className={isOld ? 'you old' : 'you'}
      style={
        { ...placedAt(onPlaneOf(data, position)), '--accuracy': `${accuracy * UNITS_PER_METER}px` } as CSSProperties
      }
      aria-hidden="true"
    >
      <circle className="ring" />
    </g>
  );
}

/** The walker: a dot, and a pointer in the direction of walking if it is known. */
export function MapYou({ data, position }: MapYouProps) {
  const { heading, isOld } = position;
  return (
    <g className="you" style={placedAt(onPlaneOf(data, position))} aria-hidden="true">
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
