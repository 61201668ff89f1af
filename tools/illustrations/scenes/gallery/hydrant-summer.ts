import { pigeon } from '../../backdrop/street';
import { loaf } from '../../cat/loaf';
import { sunglasses } from '../../cat/wear/sunglasses';
import { beggingDog } from '../../props/dog';
import { fireHydrant } from '../../props/fire-hydrant';
import { hydrantDrops, hydrantJet } from '../../props/hydrant-spray';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, place, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
/** Where the open nozzle is. */
const NOZZLE = { x: 380, y: 910 } as const;
const WINDOW = { left: 520, right: 1180, top: 50, sill: 480 } as const;

export const galleryHydrantSummer: Scene = {
  id: 'gallery-hydrant-summer',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'The dog has found the water, the cat the shade; each pities the other.',
  width: WIDTH,
  height: 1200,
  seed: 317,
  alt: 'Print of a hot day in the street. A brown dog begs under the water of an open hydrant, and pigeons bathe. Above them a calico cat in sunglasses lies on a window sill, high and dry.',
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
    wetStreet(),
    place(hydrantJet(), NOZZLE),
    place(hydrantDrops(), NOZZLE),
    place(beggingDog('@brown', '@umber'), { x: 970, y: 1140, scale: 1.08 }),
    pigeon(1290, 1112, 1.6, 'left'),
    pigeon(1470, 1166, 2, 'left'),
    place(fireHydrant('@brick'), { x: 250, y: 1130, scale: 1.25 }),
  ],
};

/** The whole street shines; rings where the water comes down. */
const wetStreet = (): Svg =>
  [
    shape('M330 1150Q420 1040 760 1046Q1180 1020 1610 1060V1220H300Q290 1180 330 1150Z', '@verdigris'),
    [
      [560, 1116, 90],
      [840, 1166, 110],
      [1130, 1130, 96],
      [1420, 1160, 120],
    ]
      .map(
        ([x = 0, y = 0, reach = 0]) =>
          gouge([x - reach, y], [x, y + 34], [x + reach, y], 9, '@paper') +
          gouge([x - reach * 0.5, y - 4], [x, y + 10], [x + reach * 0.5, y - 4], 7, '@paper'),
      )
      .join(''),
  ].join('');

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
