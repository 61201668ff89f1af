import { smooth, tube } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';

/** A dog that sits and begs, from the side, looking up to the left: about 430 tall, its origin on the ground. */
export function beggingDog(coat: Swatch, ear: Swatch): Svg {
  const body = smooth([
    [-62, -330],
    [-20, -340],
    [18, -300],
    [52, -220],
    [96, -150],
    [124, -80],
    [112, -20],
    [70, 2],
    [-40, 4],
    [-92, 2],
    [-98, -14],
    [-60, -24],
    [-44, -90],
    [-70, -160],
    [-92, -240],
  ]);
  const skull = smooth([
    [16, -338],
    [12, -390],
    [-26, -420],
    [-72, -416],
    [-104, -424],
    [-158, -438, 'c'],
    [-172, -420],
    [-160, -398],
    [-116, -366],
    [-84, -330],
    [-40, -304],
  ]);
  const paw = (dy: number): Svg => {
    const { outline } = tube(
      [
        [-64, -216 + dy],
        [-112, -208 + dy],
        [-130, -244 + dy],
        [-150, -250 + dy],
      ],
      44,
      34,
    );
    return shape(outline, coat, { color: '@key', width: 4 });
  };
  const { outline: wag } = tube(
    [
      [104, -30],
      [160, -20],
      [196, -60],
      [190, -120],
    ],
    30,
    14,
  );
  return [
    paw(-26),
    shape(wag, coat),
    shape(body, coat),
    clipTo(body, shape('M40 -330Q86 -140 70 10H150V-330Z', '@shade')),
    shape(skull, coat),
    gouge([-150, -398], [-124, -386], [-104, -390], 5, '@key'),
    circle(-166, -428, 13, '@night'),
    ellipse(-66, -394, 9, 11, '@night'),
    circle(-69, -398, 3.5, '@paper'),
    gouge([-92, -408], [-72, -418], [-54, -408], 4, '@key'),
    shape(
      smooth([
        [-30, -412],
        [2, -410],
        [30, -370],
        [40, -310],
        [22, -292],
        [-6, -320],
        [-22, -366],
      ]),
      ear,
      { color: '@key', width: 4 },
    ),
    paw(0),
    shape('M-88 -306Q-40 -276 20 -300L26 -280Q-36 -250 -92 -284Z', '@brick', { color: '@key', width: 4 }),
    gouge([40, -16], [4, -80], [60, -130], 6, '@key'),
    gouge([-60, -26], [-20, -14], [20, 2], 5, '@key'),
    gouge([-50, -250], [-40, -210], [-46, -170], 5, '@key'),
  ].join('');
}

/** A dog that sits with its back to us and sees nothing: about 400 tall, its origin on the ground. */
export function dogFromBehind(coat: Swatch, ear: Swatch): Svg {
  const body = smooth([
    [0, -290],
    [54, -270],
    [78, -200],
    [104, -110],
    [118, -40],
    [100, 2],
    [0, 8],
    [-100, 2],
    [-118, -40],
    [-104, -110],
    [-78, -200],
    [-54, -270],
  ]);
  const head = smooth([
    [0, -398],
    [46, -390],
    [70, -350],
    [66, -300],
    [36, -268],
    [0, -260],
    [-36, -268],
    [-66, -300],
    [-70, -350],
    [-46, -390],
  ]);
  const flap = (x: number): Svg =>
    shape(
      smooth([
        [40 * x, -388],
        [74 * x, -380],
        [98 * x, -330],
        [92 * x, -272],
        [72 * x, -262],
        [60 * x, -320],
      ]),
      ear,
      { color: '@key', width: 4 },
    );
  const { outline: wag } = tube(
    [
      [20, -10],
      [90, 6],
      [150, -6],
      [176, -40],
    ],
    30,
    14,
  );
  return [
    shape(wag, coat, { color: '@key', width: 4 }),
    shape(body, coat, { color: '@key', width: 4 }),
    clipTo(body, shape('M46 -300Q80 -130 74 20H150V-300Z', '@shade')),
    gouge([0, -230], [4, -160], [0, -70], 6, '@key'),
    gouge([-70, -120], [-36, -60], [-62, -4], 6, '@key'),
    gouge([70, -120], [36, -60], [62, -4], 6, '@key'),
    shape('M-60 -286Q0 -256 60 -286L62 -262Q0 -232 -62 -262Z', '@brick', { color: '@key', width: 4 }),
    shape(head, coat, { color: '@key', width: 4 }),
    flap(-1),
    flap(1),
    gouge([-14, -376], [-10, -350], [-16, -320], 5, '@key'),
    gouge([12, -378], [14, -350], [10, -326], 5, '@key'),
  ].join('');
}
