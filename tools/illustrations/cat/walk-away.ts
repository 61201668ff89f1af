import { smooth } from '../geometry';
import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { tail } from './fur';
import { clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';

const HEAD = smooth([
  [-106, -386],
  [-122, -452, 'c'],
  [-84, -424],
  [-54, -430],
  [-24, -424],
  [10, -456, 'c'],
  [2, -388],
  [4, -352],
  [-14, -318],
  [-52, -304],
  [-88, -316],
  [-108, -350],
]);
const BODY = smooth([
  [-52, -340],
  [-6, -342],
  [34, -312],
  [66, -256],
  [92, -196],
  [98, -140],
  [84, -96],
  [76, -60],
  [74, -18],
  [86, 0],
  [28, 6],
  [26, -24],
  [20, -84],
  [-4, -104],
  [-20, -92],
  [-32, -60],
  [-32, -26],
  [-82, -20],
  [-78, -50],
  [-84, -92],
  [-100, -140],
  [-102, -196],
  [-88, -256],
  [-76, -310],
]);

/** A cat that leaves with its tail up, seen from behind: 500 tall, its origin under the near paw. */
export function walkAway({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  return [
    shape(
      smooth([
        [40, -190],
        [64, -90],
        [54, -44],
        [62, -26],
        [18, -22],
        [16, -90],
      ]),
      coat.base,
      { color: cut, width: 5 },
    ),
    shape(
      smooth([
        [-74, -140],
        [-40, -70],
        [-44, -40],
        [-86, -44],
        [-82, -90],
      ]),
      coat.base,
      { color: cut, width: 5 },
    ),
    shape(BODY, coat.base),
    clipTo(BODY, coat.dark ? '' : shape('M56 -350Q104 -200 56 10H140V-350Z', '@tint')),
    shape(HEAD, coat.base),
    clipTo(HEAD, coat.dark ? '' : shape('M-14 -460Q-4 -340 -40 -300H40V-460Z', '@tint')),
    gouge([-102, -404], [-108, -424], [-116, -444], 6, cut),
    gouge([-10, -416], [-2, -430], [4, -446], 6, cut),
    gouge([-106, -352], [-52, -276], [4, -350], 8, cut),
    [-70, -50, -30].map((x) => gouge([x, -420], [x + 1, -400], [x, -378], 5, cut)).join(''),
    gouge([-60, -286], [-66, -262], [-60, -238], 5, cut),
    gouge([-30, -280], [-34, -250], [-26, -222], 5, cut),
    gouge([-84, -206], [-106, -160], [-80, -112], 7, cut),
    gouge([22, -96], [56, -112], [66, -180], 7, cut),
    gouge([-24, -92], [-52, -110], [-60, -166], 7, cut),
    gouge([84, -120], [80, -70], [72, -24], 5, cut),
    [42, 62].map((x) => gouge([x, -16], [x, -6], [x, 5], 4.5, cut)).join(''),
    [-66, -48].map((x) => gouge([x, -38], [x, -30], [x, -20], 4.5, cut)).join(''),
    tail(
      coat,
      [
        [2, -214],
        [10, -270],
        [34, -340],
        [62, -400],
        [62, -450],
        [96, -486],
      ],
      36,
      20,
    ),
    gouge([-16, -206], [2, -232], [22, -208], 6, cut),
  ].join('');
}
