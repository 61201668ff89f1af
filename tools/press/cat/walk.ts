import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, ellipse, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { markingsOn } from './fur';
import type { Stripe } from './fur';

/** Traced by eye from Eadweard Muybridge, Animal Locomotion, 1887 (public domain). */
const BODY: Points = [
  [143, 56],
  [156, 76],
  [168, 112],
  [194, 150],
  [232, 178],
  [258, 192],
  [300, 192],
  [360, 198],
  [430, 210],
  [480, 212],
  [520, 205],
  [560, 201],
  [604, 204],
  [632, 194],
  [648, 184],
  [650, 158, 'c'],
  [670, 176],
  [692, 152, 'c'],
  [696, 188],
  [706, 206],
  [722, 240],
  [724, 254],
  [708, 270],
  [674, 270],
  [642, 264],
  [606, 270],
  [600, 304],
  [596, 328],
  [622, 362],
  [656, 400],
  [684, 418],
  [690, 434],
  [668, 441],
  [644, 434],
  [600, 398],
  [560, 358],
  [535, 336],
  [500, 332],
  [450, 340],
  [400, 337],
  [350, 324],
  [316, 312],
  [270, 330],
  [232, 346],
  [192, 372],
  [164, 396],
  [152, 412],
  [160, 430],
  [152, 443],
  [126, 441],
  [130, 418],
  [140, 388],
  [146, 362],
  [166, 330],
  [196, 300],
  [213, 278],
  [216, 240],
  [232, 216],
  [234, 202],
  [204, 182],
  [164, 152],
  [138, 112],
  [128, 80],
  [131, 60],
];
const FAR_LEGS: readonly Points[] = [
  [
    [276, 290],
    [346, 300],
    [326, 346],
    [294, 384],
    [284, 404],
    [302, 430],
    [342, 438],
    [346, 449],
    [276, 449],
    [260, 430],
    [248, 400],
    [262, 356],
  ],
  [
    [492, 310],
    [536, 310],
    [532, 370],
    [525, 410],
    [530, 436],
    [540, 447],
    [492, 447],
    [490, 430],
    [496, 396],
    [492, 350],
  ],
];
const SPINE_STRIPES: readonly Stripe[] = [270, 320, 368, 414, 460, 506, 552].map((x, i): Stripe => [
  [x, 178],
  [x + (i % 2 === 0 ? -8 : 10), 239],
  [x - 6, 278 + (i % 3) * 14],
  13,
]);
const TAIL_RINGS: readonly Stripe[] = [0, 1, 2, 3].map((i): Stripe => [
  [133 + i * 22, 86 + i * 26],
  [153 + i * 22, 80 + i * 24],
  [189 + i * 22, 72 + i * 22],
  9,
]);
const PATCHES: readonly Points[] = [
  [
    [250, 168],
    [368, 168],
    [358, 258],
    [310, 288],
    [230, 248],
  ],
  [
    [460, 168],
    [552, 168],
    [542, 248],
    [450, 268],
  ],
  [
    [634, 142],
    [714, 142],
    [694, 222],
    [644, 228],
  ],
];
const OUTLINE = smooth(BODY);
const EYE = smooth([
  [694, 226, 'c'],
  [703, 214],
  [715, 221, 'c'],
  [707, 231],
]);

/** A cat that walks to the right: about 590 long and 390 tall, its origin under the middle. */
export function walk({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const belly = shape('M210 296Q420 336 612 280V360H210Z', '@tint');
  const drawing = [
    FAR_LEGS.map((leg) => shape(smooth(leg), coat.far)).join(''),
    shape(OUTLINE, coat.base),
    clipTo(
      OUTLINE,
      markingsOn(coat, { stripes: [...SPINE_STRIPES, ...TAIL_RINGS], patches: PATCHES, bib: [] }) +
        (coat.dark ? '' : clipTo('M236 190H600V345H236Z', belly)),
    ),
    gouge([596, 330], [570, 300], [560, 250], 6, cut),
    gouge([316, 312], [300, 280], [276, 262], 6, cut),
    shape(EYE, '@night', { color: '@night', width: 5 }),
    shape(EYE, '@mustard'),
    ellipse(706, 222, 3, 7.5, '@night'),
    shape(
      smooth([
        [716, 239],
        [724, 242],
        [723, 249],
        [716, 247],
      ]),
      '@brick',
    ),
    gouge([698, 260], [710, 260], [720, 254], 3.2, cut),
    [-12, 0, 12]
      .map((q) => gouge([710, 254], [734, 254 + q * 0.6], [768, 254 + q * 1.6], 3, coat.whisker, 'far end'))
      .join(''),
    gouge([658, 190], [668, 186], [682, 166], 4, cut, 'far end'),
  ];
  return place(drawing.join(''), { x: -420, y: -447 });
}
