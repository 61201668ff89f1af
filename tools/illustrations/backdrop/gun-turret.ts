import { smooth } from '../geometry';
import { circle, clipTo, gouge, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

interface GunTurret {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The front of a turret in the white paint of the 1890s. */
export function gunTurret({ left, right, top, bottom }: GunTurret): Svg {
  const outline = smooth([
    [left, bottom, 'c'],
    [left + 10, top + 120],
    [left + 70, top + 30],
    [left + 180, top],
    [right - 180, top],
    [right - 70, top + 30],
    [right - 10, top + 120],
    [right, bottom, 'c'],
  ]);
  const width = right - left;
  const rivets = repeat(Math.floor((width - 180) / 62), (i) => circle(left + 110 + i * 62, top + 50, 7, '@slate'));
  return [
    shape(outline, '@paper'),
    clipTo(
      outline,
      rect(right - 130, top, 140, bottom - top, '@shade') +
        rect(left - 10, bottom - 60, width + 20, 70, '@shade') +
        rivets,
    ),
    gouge([left + 40, top + 90], [left + 26, top + 200], [left + 30, top + 360], 10, '@slate'),
    stroke(outline, '@key', 9),
  ].join('');
}
