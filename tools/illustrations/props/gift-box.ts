import { bothSides, smooth } from '../geometry';
import type { Swatch } from '../inks';
import { ellipse, gouge, place, polygon, rect, shape } from '../svg';
import type { Svg } from '../svg';

interface GiftBox {
  readonly paper: Swatch;
  readonly ribbon: Swatch;
}

const OUTLINE = { color: '@key', width: 6 } as const;

/** An open box, 400 wide and 240 high, its origin in the middle of its front upper edge. */
export function giftBox({ paper, ribbon }: GiftBox): Svg {
  return [
    rect(-200, 0, 400, 240, paper, OUTLINE),
    rect(112, 3, 85, 234, '@shade'),
    rect(-36, 0, 72, 240, ribbon),
    rect(-36, 0, 8, 240, '@key'),
    rect(28, 0, 8, 240, '@key'),
    rect(-200, -3, 400, 12, '@key'),
  ].join('');
}

/** The inside of the box, drawn behind whoever sits in it; the same origin. */
export const giftBoxInside = (): Svg =>
  polygon(
    [
      [-200, 4],
      [-160, -56],
      [160, -56],
      [200, 4],
    ],
    '@umber',
    OUTLINE,
  );

/** The lid with its bow: 440 wide, its origin in the middle of its lower edge. */
export function giftLid({ paper, ribbon }: GiftBox): Svg {
  const loop = (x: -1 | 1): Svg => {
    const outline = smooth([
      [0, -78, 'c'],
      [40 * x, -128],
      [104 * x, -140],
      [116 * x, -104],
      [80 * x, -82],
    ]);
    return shape(outline, ribbon, OUTLINE) + gouge([20 * x, -86], [60 * x, -108], [96 * x, -116], 7, '@key');
  };
  const lid = [
    bothSides(loop),
    ellipse(0, -86, 26, 20, ribbon, OUTLINE),
    rect(-220, -76, 440, 76, paper, OUTLINE),
    rect(130, -73, 87, 70, '@shade'),
    rect(-36, -76, 72, 76, ribbon),
    rect(-36, -76, 8, 76, '@key'),
    rect(28, -76, 8, 76, '@key'),
  ];
  return place(lid.join(''), { x: 0, y: 0 });
}
