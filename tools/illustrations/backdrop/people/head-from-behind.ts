import { smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, ellipse, gouge, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const RIM = { color: '@key', width: 3.5 } as const;

export type HeadWear =
  | 'bowler'
  | 'police-helmet'
  | 'cap'
  | 'beanie'
  | 'bobble-hat'
  | 'kerchief'
  | 'sun-hat'
  | 'hood'
  | 'none';

export interface Head {
  readonly hat: HeadWear;
  readonly hatColor?: Swatch;
  readonly hair?: Swatch;
  /** Loose: down to the shoulders. Bun: up, with the nape free. */
  readonly hairCut?: 'short' | 'loose' | 'bun';
}

/** A head with or without a hat, about 130 tall, its origin at the nape. The collar hides where it joins the body. */
export function headFromBehind(
  { hair = '@umber', hairCut = 'short', hat, hatColor = '@night' }: Head,
  collar: Swatch | undefined,
): Svg {
  const neck = rect(-15, -24, 30, 34, '@brown');
  const skull = ellipse(0, -48, 32, 40, hair);
  const ears = ellipse(-32, -40, 6, 10, '@brown') + ellipse(32, -40, 6, 10, '@brown');
  const loose = shape(
    smooth([
      [0, -90],
      [34, -72],
      [40, -30],
      [46, 14],
      [30, 26],
      [0, 20],
      [-32, 28],
      [-46, 12],
      [-40, -30],
      [-34, -72],
    ]),
    hair,
  );
  const strands = [-16, 2, 18].map((x) =>
    gouge([x * 0.7, -70], [x, -30], [x * 1.3, 12], 4, hair === '@night' ? '@paper' : '@key'),
  );
  const bun = circle(0, -62, 17, hair, RIM) + gouge([-9, -66], [0, -58], [9, -64], 3.5, '@key');
  return [
    hat === 'kerchief' || hat === 'hood' ? '' : neck + ears + skull,
    collar ? shape('M-32 12Q-34 -16 -20 -22Q0 -30 20 -22Q34 -16 32 12Q0 22 -32 12Z', collar, RIM) : '',
    hairCut === 'loose' ? loose + strands.join('') : '',
    hairCut === 'bun' ? bun : '',
    HATS[hat](hatColor),
  ].join('');
}

const HATS: Record<HeadWear, (color: Swatch) => Svg> = {
  none: () => '',
  bowler: (color) =>
    shape('M-34 -62Q-38 -112 0 -114Q38 -112 34 -62Z', color) +
    rect(-35, -74, 70, 11, color === '@night' ? '@slate' : '@night') +
    shape('M-52 -66Q-40 -52 0 -52Q40 -52 52 -66Q30 -60 0 -60Q-30 -60 -52 -66Z', color, RIM),
  'police-helmet': (color) =>
    shape('M-38 -58Q-42 -106 -12 -122Q0 -128 12 -122Q42 -106 38 -58Z', color, RIM) +
    shape('M-52 -60Q-38 -48 0 -47Q38 -48 52 -60Q38 -74 0 -74Q-38 -74 -52 -60Z', color, RIM) +
    circle(0, -126, 6, '@night'),
  cap: (color) =>
    shape('M-44 -58Q-54 -92 -18 -100Q26 -106 46 -84Q54 -66 40 -56Q0 -44 -44 -58Z', color, RIM) +
    gouge([-2, -98], [-6, -76], [-2, -54], 4, color === '@night' ? '@paper' : '@key') +
    circle(0, -100, 5, color),
  beanie: (color) =>
    shape('M-36 -52Q-40 -102 0 -106Q40 -102 36 -52Q0 -44 -36 -52Z', color, RIM) +
    shape('M-38 -66Q0 -58 38 -66V-46Q0 -38 -38 -46Z', '@paper', RIM),
  'bobble-hat': (color) => HATS.beanie(color) + circle(0, -112, 13, '@paper', RIM),
  kerchief: (color) =>
    shape(
      smooth([
        [0, -94],
        [32, -78],
        [38, -40],
        [30, -6],
        [14, 14],
        [0, 44, 'c'],
        [-14, 14],
        [-30, -6],
        [-38, -40],
        [-32, -78],
      ]),
      color,
      RIM,
    ) +
    gouge([-20, -60], [0, -20], [0, 20], 4.5, '@key') +
    gouge([20, -60], [8, -30], [2, 0], 4.5, '@key'),
  'sun-hat': (color) =>
    shape('M-34 -60Q-34 -106 0 -108Q34 -106 34 -60Z', color) +
    rect(-35, -74, 70, 13, '@key') +
    ellipse(0, -58, 66, 15, color, RIM),
  hood: (color) =>
    shape(
      smooth([
        [0, -98],
        [34, -80],
        [42, -36],
        [38, 6],
        [0, 22],
        [-38, 6],
        [-42, -36],
        [-34, -80],
      ]),
      color,
      RIM,
    ) + gouge([0, -84], [6, -40], [0, 8], 5, color === '@night' ? '@paper' : '@key'),
};
