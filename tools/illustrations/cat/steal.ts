import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { tail } from './fur';
import { head } from './head';
import { smooth, tube } from '../geometry';
import { clipTo, ellipse, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth([
  [-196, 0],
  [-222, -70],
  [-214, -150],
  [-168, -214],
  [-90, -236],
  [-10, -216],
  [60, -180],
  [120, -150],
  [160, -90],
  [150, -20],
  [100, 2],
  [-60, 4],
]);
const TAIL_UP = [
  [-166, -180],
  [-196, -250],
  [-170, -320],
  [-200, -390],
] as const;

/**
 * A cat that lies with its nose in a plate, a paw on it and its eyes on whoever comes: about 390 tall and 550 long, its
 * origin on the table. Draw the plate over its chin.
 */
export function steal({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const socks = coat.marking === 'bib';
  const { outline: arm } = tube(
    [
      [150, -60],
      [220, -44],
      [282, -30],
    ],
    56,
    44,
  );
  const paw = ellipse(292, -28, 34, 26, socks ? '@paper' : coat.base, { color: socks ? '@key' : cut, width: 4 });
  return [
    tail(coat, TAIL_UP, 34, 20),
    shape(arm, coat.base),
    paw,
    [284, 300].map((x) => gouge([x, -24], [x + 2, -14], [x, -4], 4, '@key')).join(''),
    shape(BODY, coat.base),
    socks ? clipTo(BODY, ellipse(-150, 4, 54, 26, '@paper')) : '',
    gouge([-96, -4], [-60, -90], [-150, -150], 8, cut),
    gouge([-30, -200], [20, -190], [60, -164], 6, cut),
    gouge([-130, -222], [-100, -228], [-60, -226], 6, cut),
    place(head({ coat: name, eyes: 'wide', gaze: [-0.9, -0.2] }), { x: 116, y: -104, scale: 0.86, turn: 8 }),
  ].join('');
}
