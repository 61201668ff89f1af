import { smooth } from '../../geometry';
import { circle, ellipse, gouge, line, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

/** The back of an officer in a frock coat, down to the tails: about 1080 tall, its origin between the feet. */
export function officersBack(): Svg {
  const coat = smooth([
    [-70, -868],
    [-176, -826],
    [-216, -700],
    [-200, -560],
    [-168, -470],
    [-196, -250],
    [-214, -90, 'c'],
    [0, -76],
    [214, -90, 'c'],
    [196, -250],
    [166, -470],
    [196, -560],
    [212, -700],
    [174, -826],
    [70, -868],
  ]);
  const sleeve = (x: number): Svg =>
    shape(
      smooth([
        [128 * x, -842],
        [196 * x, -806],
        [246 * x, -660],
        [240 * x, -540],
        [190 * x, -452],
        [150 * x, -436],
        [140 * x, -470],
        [176 * x, -560],
        [166 * x, -680],
      ]),
      '@night',
      { color: '@paper', width: 5 },
    );
  const button = (x: number, y: number): Svg =>
    circle(x, y, 22, '@mustard', { color: '@key', width: 4 }) +
    gouge([x - 12, y - 2], [x - 8, y - 12], [x + 4, y - 13], 6, '@paper');
  return [
    rect(-130, -120, 110, 124, '@night'),
    rect(20, -120, 110, 124, '@night'),
    shape(coat, '@night'),
    gouge([0, -820], [-6, -660], [0, -480], 8, '@paper'),
    gouge([-96, -800], [-60, -640], [-64, -480], 7, '@paper'),
    gouge([96, -800], [60, -640], [64, -480], 7, '@paper'),
    line(0, -448, 0, -90, '@paper', 5),
    gouge([-66, -430], [-84, -260], [-96, -110], 7, '@paper'),
    gouge([66, -430], [84, -260], [96, -110], 7, '@paper'),
    sleeve(-1),
    sleeve(1),
    rect(-172, -490, 340, 34, '@night', { color: '@paper', width: 4 }),
    button(-66, -440),
    button(66, -440),
    button(-84, -300),
    button(84, -300),
    ellipse(0, -940, 92, 112, '@umber'),
    ellipse(-94, -926, 16, 30, '@brown'),
    ellipse(94, -926, 16, 30, '@brown'),
    shape('M-92 -846Q-98 -900 -70 -906Q0 -888 70 -906Q98 -900 92 -846Q0 -816 -92 -846Z', '@night', {
      color: '@paper',
      width: 4,
    }),
    circle(-56, -872, 10, '@mustard'),
    circle(56, -872, 10, '@mustard'),
    officersCap(),
  ].join('');
}

const officersCap = (): Svg =>
  [
    shape('M-104 -964L-118 -1052Q-116 -1078 0 -1082Q116 -1078 118 -1052L104 -964Q0 -934 -104 -964Z', '@night'),
    shape('M-104 -966Q0 -936 104 -966L108 -1000Q0 -972 -108 -1000Z', '@mustard'),
    gouge([-100, -1046], [0, -1032], [100, -1046], 7, '@paper'),
  ].join('');
