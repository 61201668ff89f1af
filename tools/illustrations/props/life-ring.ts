import type { Swatch } from '../inks';
import { discPath } from '../geometry';
import { circle, clipTo, polygon } from '../svg';
import type { Svg } from '../svg';

const RADIUS = 100;
const HOLE = 56;
const QUARTERS = [45, 135, 225, 315] as const;

/** A life ring on its hook, 200 wide, its origin in the middle. `through` is what shows in the hole. */
export function lifeRing(through: Swatch): Svg {
  const band = (degrees: number): Svg => {
    const at = (turn: number): readonly [number, number] => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return [Math.cos(angle) * 130, Math.sin(angle) * 130];
    };
    return polygon([[0, 0], at(-16), at(16)], '@brick');
  };
  return [
    circle(0, 0, RADIUS, '@paper'),
    clipTo(discPath(0, 0, RADIUS), QUARTERS.map(band).join('')),
    circle(0, 0, RADIUS, 'none', { color: '@key', width: 6 }),
    circle(0, 0, HOLE, through, { color: '@key', width: 6 }),
  ].join('');
}
