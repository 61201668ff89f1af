import { bothSides, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Aspect, Turn } from './aspect';
import { coatOf } from './coats';
import type { Coat, CoatName } from './coats';
import { eye } from './eye';
import type { Look } from './eye';
import { markings } from './face-markings';
import { SKULLS } from './head-shapes';
import type { HeadShape, Skull } from './head-shapes';
import { aspectOf, turned } from './view';
import type { View } from './view';

export interface Face extends Look {
  readonly coat: CoatName;
  readonly shape?: HeadShape;
  readonly view?: View;
  /** 'both': pale on the fur and dark beside it, for a dark cat before a pale ground. */
  readonly whiskers?: Swatch | 'none' | 'both';
}

/** A cat's head, about 240 wide, its origin in the middle between the ears and at the height of the eyes. */
export function head(face: Face): Svg {
  const coat = coatOf(face.coat);
  const skull = SKULLS[face.shape ?? 'standard'];
  const aspect = aspectOf(face.view ?? 'front');
  const outline = smooth(aspect.outline(skull));
  const turn = aspect.face;
  const onFur = [
    markings(coat, stretched(skull, turn)),
    bothSides((side) => earPoint(side, coat, aspect)),
    coat.dark || coat.base === '@paper' ? '' : SHADED_CHEEK,
  ];
  const both = face.whiskers === 'both';
  const hairs = face.whiskers === 'both' ? coat.whisker : (face.whiskers ?? coat.whisker);
  return [
    both ? whiskers('@key', turn) : '',
    farCheek(coat, skull, aspect),
    shape(outline, coat.base),
    clipTo(outline, onFur.join('')),
    bothSides((side) => ear(side, coat, skull, aspect)),
    bothSides((side) => eye(side, coat, face, scaled(skull.eyes, turn))),
    nose(coat, turn),
    aspect
      .folds(skull)
      .map(([a, bend, b, width]) => gouge(a, bend, b, width, foldColor(coat)))
      .join(''),
    hairs === 'none' ? '' : both ? clipTo(outline, whiskers(hairs, turn)) : whiskers(hairs, turn),
    coat.dark ? cheekCuts(coat, turn) : '',
  ].join('');
}

const stretched =
  ({ stretch: [across, down] }: Skull, turn: Turn): Turn =>
  ([x, y, corner]) =>
    turn(corner ? [x * across, y * down, corner] : [x * across, y * down]);

const scaled =
  (size: number, turn: Turn): Turn =>
  ([x, y]) =>
    turn([x * size, (y - 4) * size + 4]);

const SHADED_CHEEK = shape(
  smooth([
    [86, -170],
    [92, -90],
    [100, -40],
    [103, 6],
    [98, 52],
    [72, 84],
    [30, 101],
    [8, 108],
    [20, 140],
    [170, 140],
    [170, -170],
  ]),
  '@tint',
);

/** Slate on white: a night line would be an outline, and fur has none. */
function foldColor(coat: Coat): Swatch {
  if (coat.dark) return '@slate';
  return coat.base === '@paper' ? '@slate' : coat.far;
}

function farCheek(coat: Coat, skull: Skull, aspect: Aspect): Svg {
  const cheek = aspect.farCheek(skull);
  if (!cheek) return '';
  const path = smooth(cheek);
  return shape(path, coat.base) + (coat.dark ? '' : shape(path, '@tint'));
}

/** A Siamese ear is dark to its edge, however the ear is shaped: the head cuts this to size. */
const EAR_POINT: Points = [
  [20, -78],
  [20, -220],
  [220, -220],
  [220, -44],
  [110, -48],
  [84, -58],
  [56, -64],
];

function earPoint(side: -1 | 1, coat: Coat, aspect: Aspect): Svg {
  if (!coat.point) return '';
  return shape(smooth(EAR_POINT.map((point) => aspect.ear(side, point))), coat.point);
}

function ear(side: -1 | 1, coat: Coat, skull: Skull, aspect: Aspect): Svg {
  const at = (x: number, y: number): Point => aspect.ear(side, [x, y]);
  const hair = coat.dark || coat.light === '@pale' ? '@paper' : coat.light;
  const top = skull.ear[1]?.[1] ?? -126;
  const length = (-64 - top) / 62;
  const inner = smooth(skull.ear.map((point) => aspect.ear(side, point)));
  const hairs = [0, 9, 18].map((q) =>
    gouge(
      at(48 + q, -60),
      at(56 + q * 1.05, -60 - 24 * length),
      at(68 + q * 0.8, -60 - (48 - q * 0.8) * length),
      7 - q / 9,
      hair,
      'far end',
    ),
  );
  return shape(inner, coat.ear) + hairs.join('');
}

const LEATHER: Points = [
  [-17, 36],
  [0, 32],
  [17, 36],
  [11, 46],
  [0, 54],
  [-11, 46],
];
const WHISKER_DOTS: Points = [
  [20, 58],
  [30, 54],
  [29, 65],
  [40, 60],
];

function nose(coat: Coat, turn: Turn): Svg {
  const light = coat.marking === 'plain' && coat.dark;
  const drawn: Swatch = light || coat.marking === 'torn' || coat.marking === 'points' ? '@paper' : '@key';
  const cut = (a: Point, bend: Point, b: Point, width: number, color = drawn): Svg =>
    gouge(turn(a), turn(bend), turn(b), width, color);
  return [
    coat.dark ? '' : bothSides((x) => cut([13 * x, -14], [9 * x, 12], [13 * x, 32], 3.4, '@key')),
    shape(smooth(turned(LEATHER, turn)), coat.marking === 'points' ? '@night' : '@brick'),
    light ? '' : cut([-18, 36], [0, 29], [18, 36], 3, '@key'),
    cut([0, 53], [0, 60], [0, 66], 4),
    bothSides((x) => cut([0, 64], [12 * x, 80], [32 * x, 68], 5.5)),
    cut([-9, 90], [0, 94], [9, 90], 3.5),
    bothSides((x) =>
      WHISKER_DOTS.map(([dx, dy]) => {
        const [dotX, dotY] = turn([dx * x, dy]);
        return circle(dotX, dotY, 2, drawn);
      }).join(''),
    ),
  ].join('');
}

function whiskers(color: Swatch, turn: Turn): Svg {
  return bothSides((x) => {
    const hair = (root: Point, bend: Point, tip: Point, width: number): Svg => {
      const [rootX, rootY] = turn([root[0] * x, root[1]]);
      const wide = foreshortening(turn, x);
      const reach = (to: Point): Point => [rootX + (to[0] - root[0]) * x * wide, rootY + to[1] - root[1]];
      return gouge([rootX, rootY], reach(bend), reach(tip), width, color, 'far end');
    };
    return [
      hair([54, 52], [100, 30], [158, 34], 4.4),
      hair([56, 60], [110, 52], [170, 62], 4.4),
      hair([54, 68], [100, 78], [152, 94], 4.4),
      hair([40, -28], [56, -70], [92, -96], 3),
    ].join('');
  });
}

/** How much of its width one side of the face keeps in this view. */
const foreshortening = (turn: Turn, side: -1 | 1): number =>
  Math.abs(turn([70 * side, 30])[0] - turn([20 * side, 30])[0]) / 50;

function cheekCuts(coat: Coat, turn: Turn): Svg {
  return bothSides((x) => {
    const at = (point: Point): Point => turn([point[0] * x, point[1]]);
    const cut = (a: Point, bend: Point, b: Point, width: number): Svg =>
      gouge(at(a), at(bend), at(b), width, coat.light, 'far end');
    return [
      cut([100, 6], [92, 28], [112, 40], 4),
      cut([90, 30], [84, 50], [102, 64], 4),
      cut([76, 52], [70, 70], [82, 84], 4),
      cut([30, -62], [38, -50], [52, -46], 3.2),
      cut([8, -62], [12, -44], [8, -30], 3),
    ].join('');
  });
}
