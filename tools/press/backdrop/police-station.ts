import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, ellipse, gouge, line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

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

/** A desk of paneled oak, seen from the front; its top is at y. */
export function deskFront(y: number, width: number, bottom: number, wood: Swatch): Svg {
  const panels = 4;
  const step = width / panels;
  return [
    rect(-10, y, width + 20, bottom - y + 10, wood),
    repeat(panels, (i) =>
      rect(i * step + 36, y + 110, step - 72, bottom - y - 60, '@umber', { color: '@key', width: 6 }),
    ),
    rect(-10, y + 42, width + 20, 20, '@shade'),
    rect(-10, y, width + 20, 46, wood, { color: '@key', width: 7 }),
    gouge([60, y + 14], [width / 2, y + 20], [width - 60, y + 12], 5, '@key'),
  ].join('');
}

/** A gas bracket with a glass globe on an arm from the wall. */
export function gasGlobe(x: number, y: number): Svg {
  return [
    line(x, y - 400, x, y - 60, '@night', 14),
    shape(`M${x - 44} ${y - 70}H${x + 44}L${x + 30} ${y - 44}H${x - 30}Z`, '@night'),
    circle(x, y + 20, 84, '@paper', { color: '@key', width: 6 }),
    shape(`M${x - 18} ${y + 40}Q${x - 34} ${y + 6} ${x} ${y - 36}Q${x + 34} ${y + 6} ${x + 18} ${y + 40}Z`, '@ginger'),
    gouge([x - 60, y + 30], [x - 66, y - 16], [x - 30, y - 44], 9, '@mustard'),
  ].join('');
}

/** Domed helmets of felt on their pegs. */
export function helmetRack(x: number, y: number, width: number, count: number): Svg {
  const step = width / count;
  return [
    rect(x - 10, y - 12, width + 20, 26, '@brown', { color: '@key', width: 5 }),
    repeat(count, (i) => helmet(x + step * (i + 0.5), y + 118)),
  ].join('');
}

function helmet(x: number, y: number): Svg {
  const dome = `M${x - 58} ${y}Q${x - 66} ${y - 118} ${x} ${y - 124}Q${x + 66} ${y - 118} ${x + 58} ${y}Z`;
  return [
    shape(dome, '@night'),
    gouge([x - 40, y - 16], [x - 46, y - 80], [x - 14, y - 108], 8, '@paper'),
    shape(
      `M${x - 80} ${y + 14}Q${x - 64} ${y - 10} ${x} ${y - 14}Q${x + 64} ${y - 10} ${x + 80} ${y + 14}Q${x} ${y - 2} ${x - 80} ${y + 14}Z`,
      '@night',
    ),
    circle(x, y - 126, 9, '@night'),
    circle(x, y - 52, 17, '@mustard', { color: '@key', width: 4 }),
  ].join('');
}

/** The green lamp of a police station, on a post beside its door that stands at `ground`. */
export const greenLamp = (x: number, y: number, ground: number): Svg =>
  [
    rect(x - 11, y + 60, 22, ground - y - 60, '@night'),
    rect(x - 26, y + 190, 52, 14, '@night'),
    shape(
      `M${x - 54} ${ground}V${ground - 26}L${x - 26} ${ground - 44}L${x - 18} ${ground - 190}H${x + 18}L${x + 26} ${ground - 44}L${x + 54} ${ground - 26}V${ground}Z`,
      '@night',
    ),
    line(x - 4, y + 216, x - 4, ground - 200, '@paper', 4),
    circle(x, y, 74, '@verdigris', { color: '@key', width: 7 }),
    gouge([x - 46, y + 24], [x - 54, y - 20], [x - 16, y - 52], 14, '@paper'),
    rect(x - 34, y + 56, 68, 20, '@night'),
    shape(`M${x - 30} ${y - 66}H${x + 30}L${x + 12} ${y - 96}H${x - 12}Z`, '@night'),
  ].join('');
