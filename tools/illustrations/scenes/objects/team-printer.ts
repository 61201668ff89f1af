import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import { apron } from '../../cat/wear/apron';
import { RIM } from '../../cat/wear/rim';
import { smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { PORTRAIT, portraitCard } from '../portrait';

export const teamPrinter: Scene = {
  ...PORTRAIT,
  id: 'team-printer',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['gray'],
  joke: 'There is ink on the apron, ink on the hat, and ink on the nose.',
  seed: 614,
  alt: "Print of a round-faced gray cat in a printer's paper hat and an apron spotted with ink. Prints of fish dry on lines behind it.",
  caption: 'Illustration: our printer, drawn as the cat they would be.',
  layers: () =>
    portraitCard({
      corner: '@ginger',
      ground: dryingLines(),
      sitter:
        bust('gray') +
        apron({ color: '@paper' }) +
        INK_ON_APRON +
        place(head({ coat: 'gray', shape: 'round', gaze: [-0.6, 0.2] }) + INK_ON_NOSE + paperHat(), {
          x: 0,
          y: 0,
          turn: -4,
        }),
      at: { x: 400, y: 508, scale: 1.62 },
    }),
};

const blot = (x: number, y: number, size: number, color: Swatch): Svg =>
  circle(x, y, size, color) +
  circle(x + size * 1.3, y + size * 0.7, size * 0.4, color) +
  circle(x - size, y + size * 1.1, size * 0.3, color);
const INK_ON_APRON = blot(-30, 232, 15, '@verdigris') + blot(46, 262, 18, '@brick') + blot(-74, 270, 10, '@mustard');
const INK_ON_NOSE = blot(9, 41, 14, '@verdigris');

/** Folded from a spoiled sheet, square, as pressmen wore it. */
function paperHat(): Svg {
  const side = smooth([
    [-60, -64, 'c'],
    [-66, -148, 'c'],
    [66, -148, 'c'],
    [60, -64, 'c'],
    [0, -56],
  ]);
  return [
    shape(side, '@paper', RIM),
    shape('M-66 -148L0 -166L66 -148L0 -136Z', '@pale', RIM),
    stroke('M-63 -100L0 -90L63 -100', '@key', 4),
    [-40, -14, 14, 40].map((x) => gouge([x - 11, -124], [x, -125], [x + 11, -124], 6, '@key')).join(''),
    gouge([-50, -80], [0, -70], [50, -80], 5, '@slate'),
    blot(38, -112, 8, '@brick'),
  ].join('');
}

function dryingLines(): Svg {
  const sheet = (x: number, y: number, turn: number, color: Swatch): Svg => place(printOf(color), { x, y, turn });
  return [
    rect(0, 0, 800, 1000, '@oxblood'),
    stroke('M0 196Q400 244 800 196', '@mustard', 7),
    stroke('M0 556Q400 600 800 556', '@mustard', 7),
    sheet(188, 214, -3, '@brick'),
    sheet(404, 226, 2, '@verdigris'),
    sheet(616, 214, 4, '@ginger'),
    sheet(130, 570, 3, '@mustard'),
    sheet(676, 570, -4, '@brick'),
  ].join('');
}

/** A sheet on two pegs: a big fish in one ink. */
function printOf(color: Swatch): Svg {
  return [
    rect(-88, 0, 176, 236, '@paper', RIM),
    shape('M-40 118Q6 52 66 118Q6 184 -40 118Z', color),
    shape('M-30 118L-70 82L-60 118L-70 154Z', color),
    circle(34, 108, 7, '@paper'),
    [-60, 60].map((x) => line(x, -18, x, 22, '@tan', 14)).join(''),
  ].join('');
}
