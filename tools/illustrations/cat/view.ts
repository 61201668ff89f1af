import { mirror } from '../geometry';
import type { Points } from '../geometry';
import { place } from '../svg';
import type { Svg } from '../svg';
import type { Aspect, Turn } from './aspect';
import { THREE_QUARTER } from './three-quarter';

/** Three-quarter: turned to the viewer's right. */
export type View = 'front' | 'three-quarter';

const FRONT: Aspect = {
  face: (point) => point,
  ear: (side, [x, y, corner]) => (corner ? [x * side, y, corner] : [x * side, y]),
  outline: ({ half }) => mirror(half),
  farCheek: () => undefined,
  folds: () => [],
};

export const aspectOf = (view: View): Aspect => (view === 'front' ? FRONT : THREE_QUARTER);

export const turned = (points: Points, turn: Turn): Points => points.map(turn);

/** Where a hat sits on a turned head. */
const TURNED_CROWN = { x: -8, y: 0 } as const;
/** Moves spectacles before the eyes of a turned face and narrows them. */
const TURNED_EYES = 'translate(38.6 0) scale(0.85 1)';

/** Fits a thing drawn for the head from the front, a hat (crown) or spectacles (eyes), to this view. */
export function worn(thing: Svg, on: 'crown' | 'eyes', view: View): Svg {
  if (view === 'front') return thing;
  return on === 'crown' ? place(thing, TURNED_CROWN) : `<g transform="${TURNED_EYES}">${thing}</g>`;
}
