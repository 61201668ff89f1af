import { rays } from '../backdrop/sky';
import type { Swatch } from '../inks';
import type { Layer } from '../scene';
import { clipTo, circle, place, rect, shape, stroke } from '../svg';
import type { Place, Svg } from '../svg';

export const PORTRAIT = {
  template: 'portrait',
  width: 800,
  height: 1000,
  printWidth: 960,
  coarseness: 1.5,
  widths: [480, 800],
  offlineWidth: 480,
} as const;

const ARCH = 'M70 930V400Q70 70 400 70T730 400V930Z';

interface PortraitCard {
  /** Color of the corner ornaments. */
  readonly corner: Swatch;
  readonly ground: Svg;
  /** Neck and shoulders, head, clothes: around the origin of the head. */
  readonly sitter: Svg;
  readonly at?: Place;
}

/** A sitter in an arched frame with corner ornaments, on an 800 by 1000 card. */
export function portraitCard({ corner, ground, sitter, at }: PortraitCard): readonly Layer[] {
  const ornament = shape('M0 0h86Q20 20 0 100Z', corner) + circle(26, 26, 7, '@paper');
  return [
    rect(-10, -10, 820, 1020, '@paper'),
    stroke(ARCH, '@night', 26),
    clipTo(ARCH, ground),
    {
      kind: 'cat',
      drawing: clipTo(ARCH, place(sitter, { x: 400, y: 500, scale: 1.75, ...at })),
      hero: true,
      huddles: false,
    },
    stroke(ARCH, '@paper', 6),
    place(ornament, { x: 50, y: 46 }),
    place(ornament, { x: 750, y: 46, flip: true }),
  ];
}

export const plainGround = (color: Swatch): Svg => rect(0, 0, 800, 1000, color);
export const rayGround = (color: Swatch, ray: Swatch): Svg => plainGround(color) + rays(400, 500, 900, 26, ray);
