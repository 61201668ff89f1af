import type { Swatch } from '../inks';
import { circle, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

/** A street hydrant, 300 tall, its origin on the ground; its open nozzle is at (96, -176). */
export function fireHydrant(paint: Swatch): Svg {
  const rim = { color: '@key', width: 6 } as const;
  return [
    rect(40, -206, 52, 60, paint, rim),
    rect(84, -214, 22, 76, paint, rim),
    rect(-92, -200, 52, 52, paint, rim),
    rect(-58, -226, 116, 206, paint, rim),
    rect(26, -222, 30, 200, '@shade'),
    rect(-84, -34, 168, 34, paint, rim),
    rect(-72, -244, 144, 26, paint, rim),
    shape('M-58 -244Q-52 -300 0 -304Q52 -300 58 -244Z', paint, rim),
    rect(-14, -332, 28, 30, paint, rim),
    circle(-2, -132, 28, paint, rim),
    circle(-2, -132, 9, '@night'),
    gouge([-40, -56], [-44, -120], [-38, -200], 9, '@paper'),
  ].join('');
}
