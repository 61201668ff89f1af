import type { CSSProperties, ReactNode } from 'react';
import type { Point } from './view';

/** Paths from bottom to top, each with its class. */
export const layersOf = (paths: readonly (readonly [look: string, path: string])[]): ReactNode =>
  paths.map(([look, path]) => <path key={look} className={look} d={path} />);

/** The place of an element, for the style sheet. */
export const placedAt = ([x, y]: Point): CSSProperties => ({ '--at': `${x}px,${y}px` }) as CSSProperties;
