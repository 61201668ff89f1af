import { mirror, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, ellipse, gouge, line, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

interface Gentleman {
  readonly hat: 'bowler' | 'topHat';
  readonly coat: Swatch;
  readonly hair: Swatch;
  readonly hatColor?: Swatch;
}

const COAT = smooth(
  mirror([
    [0, -250],
    [48, -246],
    [120, -214],
    [168, -160],
    [186, -60],
    [192, 40, 'c'],
    [0, 40],
  ]),
);
const NAPE = smooth(
  mirror([
    [0, -420],
    [60, -410],
    [76, -350],
    [66, -290],
    [44, -268],
    [44, -236],
    [0, -230],
  ]),
);

/** A man from behind, hat to shoulder blades: about 480 tall, cut off at y 40. */
export function gentleman({ hat, coat, hair, hatColor = '@night' }: Gentleman): Svg {
  const outline = coat === '@night' ? '@slate' : '@key';
  return [
    ellipse(-78, -338, 14, 24, '@sand', { color: '@key', width: 4 }),
    ellipse(78, -338, 14, 24, '@sand', { color: '@key', width: 4 }),
    shape(NAPE, '@sand'),
    clipTo(NAPE, rect(-90, -440, 180, 146, hair)),
    shape('M-50 -262Q0 -246 50 -262L56 -232Q0 -214 -56 -232Z', '@paper'),
    shape(COAT, coat),
    clipTo(COAT, rect(86, -300, 140, 400, '@shade')),
    shape('M-62 -240Q0 -220 62 -240L70 -206Q0 -186 -70 -206Z', coat, { color: outline, width: 5 }),
    line(0, -196, 0, 40, outline, 4),
    gouge([-126, -190], [-116, -100], [-130, 0], 6, outline),
    gouge([126, -190], [116, -100], [130, 0], 6, outline),
    HATS[hat](hatColor),
  ].join('');
}

const HATS = {
  bowler: (color: Swatch): Svg =>
    [
      shape('M-86 -392Q-92 -500 0 -504Q92 -500 86 -392Z', color),
      shape(
        'M-124 -398Q-116 -378 0 -374Q116 -378 124 -398Q128 -372 70 -362Q0 -356 -70 -362Q-128 -372 -124 -398Z',
        color,
      ),
      shape('M-87 -416Q0 -402 87 -416L86 -392Q0 -378 -86 -392Z', '@brick'),
      gouge([-64, -430], [-64, -472], [-28, -488], 8, '@paper'),
    ].join(''),
  topHat: (color: Swatch): Svg =>
    [
      shape('M-82 -390Q-70 -470 -88 -556Q0 -574 88 -556Q70 -470 82 -390Z', color),
      shape(
        'M-126 -402Q-116 -380 0 -374Q116 -380 126 -402Q130 -374 70 -362Q0 -356 -70 -362Q-130 -374 -126 -402Z',
        color,
      ),
      shape('M-81 -424Q0 -410 81 -424L82 -390Q0 -376 -82 -390Z', '@slate'),
      gouge([-60, -436], [-54, -490], [-64, -544], 8, '@paper'),
    ].join(''),
} as const;
