import { rays } from '../backdrop/sky';
import type { Swatch } from '../inks';
import type { Layer } from '../scene';
import { circle, clipTo, place, rect, shape, stroke } from '../svg';
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

const FRAMES = {
  arch: 'M70 930V400Q70 70 400 70T730 400V930Z',
  /** A plate with its corners bitten off, as on a luggage label. */
  plate: 'M150 70H650Q650 150 730 150V850Q650 850 650 930H150Q150 850 70 850V150Q150 150 150 70Z',
  oval: 'M400 58C610 58 736 250 736 500S610 942 400 942S64 750 64 500S190 58 400 58Z',
} as const;

export interface PortraitCard {
  /** Color of the corner ornaments. */
  readonly corner: Swatch;
  readonly frame?: keyof typeof FRAMES;
  /** The card around the frame. */
  readonly card?: Swatch;
  readonly ground: Svg;
  /** Neck and shoulders, head, clothes: around the origin of the head. */
  readonly sitter: Svg;
  readonly at?: Partial<Place>;
}

/** A sitter in a frame with corner ornaments, on an 800 by 1000 card. */
export function portraitCard({
  corner,
  frame = 'arch',
  card = '@paper',
  ground,
  sitter,
  at,
}: PortraitCard): readonly Layer[] {
  const outline = FRAMES[frame];
  const ornament = shape('M0 0h86Q20 20 0 100Z', corner) + circle(26, 26, 7, card);
  const corners = [
    place(ornament, { x: 50, y: 46 }),
    place(ornament, { x: 750, y: 46, flip: true }),
    frame === 'arch'
      ? ''
      : place(ornament, { x: 50, y: 954, turn: 180, flip: true }) + place(ornament, { x: 750, y: 954, turn: 180 }),
  ];
  return [
    rect(-10, -10, 820, 1020, card),
    stroke(outline, '@night', 26),
    clipTo(outline, ground),
    {
      kind: 'cat',
      drawing: clipTo(outline, place(sitter, { x: 400, y: 500, scale: 1.75, ...at })),
      hero: true,
      huddles: false,
    },
    stroke(outline, '@paper', 6),
    frame === 'plate' ? plateRivets(corner) : corners.join(''),
  ];
}

/** In the bites of the plate. */
const plateRivets = (color: Swatch): Svg =>
  [
    [94, 94],
    [706, 94],
    [94, 906],
    [706, 906],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 17, color))
    .join('');

export const plainGround = (color: Swatch): Svg => rect(0, 0, 800, 1000, color);
export const rayGround = (color: Swatch, ray: Swatch): Svg => plainGround(color) + rays(400, 500, 900, 26, ray);
