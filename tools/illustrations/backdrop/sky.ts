import { discPath, short } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, polygon, rect, repeat, shape, verticalGradient } from '../svg';
import type { Svg } from '../svg';

/** How far paint runs over the edge, so that no plate shows its border. */
const BLEED = 20;

interface Sky {
  readonly width: number;
  readonly height: number;
  readonly top: Swatch;
  readonly bottom: Swatch;
  /** Where the fade begins and ends, as shares of the height. */
  readonly from: number;
  readonly to: number;
}

/** A sky that fades from one ink to another; it fills the picture. */
export function sky({ width, height, top, bottom, from, to }: Sky): Svg {
  const { defs, fill } = verticalGradient([
    { at: from, color: top },
    { at: to, color: bottom },
  ]);
  return defs + rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, fill);
}

/** A moon with solid craters (dots would look like Swiss cheese). */
export function moon(x: number, y: number, r: number, color: Swatch, craters: Swatch): Svg {
  const inside = [
    circle(x - r * 0.32, y - r * 0.22, r * 0.2, craters),
    circle(x + r * 0.3, y + r * 0.1, r * 0.13, craters),
    circle(x - r * 0.08, y + r * 0.42, r * 0.15, craters),
    circle(x + r * 0.22, y - r * 0.5, r * 0.09, craters),
  ];
  return circle(x, y, r, color) + clipTo(discPath(x, y, r), inside.join(''));
}

/** Rays around a point: every second sector of `count` is filled. */
export function rays(x: number, y: number, reach: number, count: number, color: Swatch): Svg {
  const step = (2 * Math.PI) / count;
  return repeat(count, (i) => {
    const from = i * step;
    const to = from + step / 2;
    return polygon(
      [
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ],
      color,
    );
  });
}

/** A flat-bottomed cloud; x and y are its lower left corner. */
export function cloud(x: number, y: number, width: number, color: Swatch): Svg {
  const puff = (radius: number, dx: number, dy: number): string => {
    const r = short(width * radius);
    return `a${r} ${r} 0 0 0 ${short(width * dx)} ${short(width * dy)}`;
  };
  const puffs = [
    puff(0.09, -0.1, -0.1),
    puff(0.15, -0.26, -0.06),
    puff(0.19, -0.36, 0.02),
    puff(0.11, -0.18, 0.06),
    puff(0.07, -0.1, 0.08),
  ];
  return shape(`M${x} ${y}h${width}${puffs.join('')}Z`, color);
}
