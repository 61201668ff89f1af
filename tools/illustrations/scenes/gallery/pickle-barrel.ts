import { rays } from '../../backdrop/sky';
import { peek } from '../../cat/peek';
import { barrelFront, barrelMouth, pickle, pickleJar } from '../../props/pickles';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;

export const galleryPickleBarrel: Scene = {
  id: 'gallery-pickle-barrel',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tortie'],
  joke: 'The first pickle: one eye has already closed.',
  width: WIDTH,
  height: 1200,
  seed: 313,
  alt: 'Print of a tortoiseshell cat in a pickle barrel, its paws over the rim and one eye shut. Pickles stick out beside it, jars stand on either side, and a board on the barrel says SOUR.',
  caption: 'Illustration: a tasting. The verdict is on the board.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mustard'),
    rays(800, 470, 1500, 28, '@butter'),
    rect(-10, 1010, WIDTH + 20, 220, '@brick'),
    rect(-10, 1000, WIDTH + 20, 14, '@night'),
    place(barrelMouth(), { x: 800, y: 1150, scale: 1.02 }),
    place(pickle(), { x: 610, y: 520, turn: -16, scale: 1.2 }),
    place(pickle(), { x: 1002, y: 512, turn: 20, scale: 1.25 }),
    place(barrelFront(), { x: 800, y: 1150, scale: 1.02 }),
    cat(peek({ coat: 'tortie', eyes: 'wink', gaze: [0.3, 0.6] }), { x: 800, y: 596, scale: 1.56 }, { hero: true }),
    place(board(), { x: 800, y: 905, turn: -4 }),
    place(pickleJar(), { x: 280, y: 1100, scale: 1.35 }),
    place(pickleJar(), { x: 1330, y: 1130, scale: 1.15 }),
    place(pickle(), { x: 1140, y: 1140, turn: 78, scale: 0.9 }),
  ],
};

const board = (): Svg =>
  rect(-190, -92, 380, 170, '@paper', { color: '@key', width: 9 }) +
  text('SOUR', { x: 0, y: 32, size: 110, color: '@brick', weight: 900, spacing: 6 });
