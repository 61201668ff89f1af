import { bather } from '../../backdrop/people/bather';
import { loaf } from '../../cat/loaf';
import { sunglasses } from '../../cat/wear/sunglasses';
import { fireHydrant } from '../../props/fire-hydrant';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, place, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WINDOW = { left: 520, right: 1180, top: 50, sill: 480 } as const;

export const galleryHydrantSummer: Scene = {
  id: 'gallery-hydrant-summer',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'Somebody here has dressed for the sun and not for the water.',
  width: WIDTH,
  height: 1200,
  seed: 317,
  alt: 'Print of a hot day in the street. Water shoots out of an open hydrant over three children seen from behind. Above them a calico cat in sunglasses lies on a window sill, high and dry.',
  caption: 'Illustration: ninety degrees in the shade, and one seat above the water line.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@butter'),
    brickwork(),
    sideWindow(90),
    sideWindow(1330),
    openWindow(),
    cat(
      loaf({ coat: 'calico', whiskers: '@paper', hat: sunglasses('@brick') }),
      { x: 850, y: WINDOW.sill + 6, scale: 1.5 },
      { hero: true },
    ),
    sill(),
    rect(-10, 980, WIDTH + 20, 240, '@slate'),
    rect(-10, 966, WIDTH + 20, 22, '@paper', { color: '@key', width: 6 }),
    ellipse(980, 1120, 560, 74, '@verdigris'),
    repeat(5, (i) =>
      gouge(
        [560 + i * 170, 1130 + (i % 2) * 24],
        [640 + i * 170, 1112 + (i % 2) * 24],
        [720 + i * 170, 1130 + (i % 2) * 24],
        8,
        '@paper',
      ),
    ),
    spray(),
    place(bather('@brown', '@brick'), { x: 700, y: 1130, scale: 1.12 }),
    place(bather('@night', '@mustard', '@paper'), { x: 980, y: 1160, scale: 1.26, flip: true }),
    place(bather('@umber', '@mustard', '@verdigris'), { x: 1270, y: 1130, scale: 1.04 }),
    place(fireHydrant('@brick'), { x: 250, y: 1130, scale: 1.25 }),
  ],
};

/** One jet that opens like a fan, and drops where it breaks. */
function spray(): Svg {
  const jet = (rise: number, reach: number, width: number): Svg =>
    gouge([372, 910], [372 + reach * 0.5, 910 - rise], [372 + reach, 1090], width, '@verdigris', 'both ends') +
    gouge([390, 900], [380 + reach * 0.5, 896 - rise], [360 + reach, 1060], width * 0.22, '@paper', 'both ends');
  return [
    jet(520, 1080, 92),
    jet(380, 880, 80),
    jet(250, 650, 66),
    jet(120, 420, 50),
    repeat(16, (i) => circle(620 + ((i * 211) % 840), 640 + ((i * 97) % 330), 9 + (i % 3) * 4, '@verdigris')),
  ].join('');
}

const openWindow = (): Svg => {
  const { left, right, top, sill: y } = WINDOW;
  return [
    rect(left - 30, top - 30, right - left + 60, y - top + 30, '@paper', { color: '@key', width: 6 }),
    rect(left, top, right - left, y - top, '@deep', { color: '@key', width: 6 }),
    shape(`M${left} ${top}H${left + 90}Q${left + 100} ${y - 150} ${left + 40} ${y}H${left}Z`, '@brick', {
      color: '@key',
      width: 5,
    }),
    shape(`M${right} ${top}H${right - 90}Q${right - 100} ${y - 150} ${right - 40} ${y}H${right}Z`, '@brick', {
      color: '@key',
      width: 5,
    }),
  ].join('');
};

const sill = (): Svg =>
  rect(WINDOW.left - 70, WINDOW.sill, WINDOW.right - WINDOW.left + 140, 36, '@paper', { color: '@key', width: 6 });

const sideWindow = (x: number): Svg =>
  [
    rect(x - 20, 70, 220, 400, '@paper', { color: '@key', width: 6 }),
    rect(x, 90, 180, 170, '@deep', { color: '@key', width: 6 }),
    rect(x, 268, 180, 180, '@deep', { color: '@key', width: 6 }),
    gouge([x + 20, 180], [x + 70, 140], [x + 110, 104], 8, '@paper'),
  ].join('');

const brickwork = (): Svg =>
  repeat(40, (i) => {
    const [x, y] = [(i * 307) % 1560, 30 + ((i * 113) % 900)];
    return gouge([x, y], [x + 24, y], [x + 50, y], 5, '@brick');
  });
