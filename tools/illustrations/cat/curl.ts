import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';

const BODY = smooth([
  [-170, -30],
  [-176, -80],
  [-130, -136],
  [-50, -160],
  [50, -150],
  [130, -110],
  [166, -56],
  [150, -10],
  [80, 4],
  [-110, 4],
]);
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Stripe => {
  const angle = Math.PI * (1.08 + 0.12 * i);
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  return [
    [across * 190, -50 + up * 130],
    [Math.cos(angle + 0.05) * 140, -50 + Math.sin(angle + 0.05) * 96],
    [across * 96, -46 + up * 58],
    13,
  ];
});
const PATCHES: readonly Points[] = [
  [
    [-60, -170],
    [40, -170],
    [60, -100],
    [-20, -90],
  ],
  [
    [100, -140],
    [180, -90],
    [160, 0],
    [90, -40],
  ],
];

/** A cat asleep in a ring: about 340 wide, its origin on the ground. */
export function curl({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const shadow = shape('M-200 -24Q0 10 180 -30V30H-200Z', '@tint');
  return [
    shape(BODY, coat.base),
    clipTo(BODY, markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: [] }) + (coat.dark ? '' : shadow)),
    gouge([40, -30], [60, -100], [130, -70], 7, cutColor(coat)),
    tail(
      coat,
      [
        [140, -30],
        [90, 2],
        [0, 2],
        [-70, -6],
        [-110, -16],
      ],
      34,
      22,
    ),
    place(head({ coat: name, eyes: 'closed', whiskers: 'none' }), {
      x: -84,
      y: -62,
      scale: 0.66,
      turn: -24,
    }),
  ].join('');
}
