import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import { pencil } from '../../cat/wear/pencil';
import { sweater } from '../../cat/wear/sweater';
import type { Scene } from '../../scene';
import { circle, ellipse, line, place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { PORTRAIT, portraitCard } from '../portrait';

export const teamBooking: Scene = {
  ...PORTRAIT,
  id: 'team-booking',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The calendar is full: a walk, a fish, a nap, a walk, a fish, a nap.',
  seed: 613,
  alt: 'Print of a slim black cat in a red sweater, a pencil behind its ear. On the calendar behind it every day has a paw print, a fish or a moon.',
  caption: 'Illustration: our booking office, drawn as the cat it would be.',
  layers: () =>
    portraitCard({
      corner: '@mustard',
      ground: calendar(),
      sitter:
        bust('black', 'three-quarter') +
        sweater({ color: '@brick' }) +
        head({ coat: 'black', shape: 'long', view: 'three-quarter', gaze: [0.2, 0] }) +
        place(pencil(), { x: -200, y: -6 }),
      at: { x: 410, y: 590, scale: 1.74, flip: true },
    }),
};

const DAY = 132;
const FIRST = { x: 70, y: 196 } as const;
const COLUMNS = 5;

/** A wall calendar: nothing is written in it, everything is drawn. */
function calendar(): Svg {
  const days = repeat(COLUMNS * 7, (i) => {
    const [x, y] = [FIRST.x + (i % COLUMNS) * DAY, FIRST.y + Math.floor(i / COLUMNS) * DAY];
    const weekend = i % COLUMNS === 0;
    return (
      rect(x, y, DAY, DAY, weekend ? '@butter' : '@paper', { color: '@key', width: 5 }) +
      place(MARKS[(i * 3 + Math.floor(i / 4)) % MARKS.length]?.() ?? '', { x: x + DAY / 2, y: y + DAY / 2 })
    );
  });
  return [rect(0, 0, 800, 1000, '@verdigris'), rect(60, 0, 680, 196, '@verdigris'), days, rings()].join('');
}

const rings = (): Svg =>
  [200, 320, 480, 600].map((x) => stroke(`M${x} 210V150`, '@night', 14) + circle(x, 150, 12, '@paper')).join('');

const paw = (): Svg =>
  ellipse(0, 14, 20, 17, '@brick') +
  [
    [-28, -6],
    [-10, -24],
    [10, -24],
    [28, -6],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 9, 11, '@brick'))
    .join('');
const fish = (): Svg =>
  shape('M-26 0Q6 -34 42 0Q6 34 -26 0Z', '@verdigris') +
  shape('M-18 0L-46 -20L-40 0L-46 20Z', '@verdigris') +
  circle(22, -4, 4, '@paper');
const nap = (): Svg => shape('M14 -36A36 36 0 1 0 36 22A30 30 0 0 1 14 -36Z', '@mustard', { color: '@key', width: 4 });
const gone = (): Svg => line(-34, -34, 34, 34, '@slate', 9) + line(34, -34, -34, 34, '@slate', 9);
const MARKS: readonly (() => Svg)[] = [paw, fish, nap, paw, gone];
