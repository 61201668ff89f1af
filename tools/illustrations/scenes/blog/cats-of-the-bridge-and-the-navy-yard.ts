import { bridge } from '../../backdrop/bridge';
import { gunTurret } from '../../backdrop/gun-turret';
import { cloud, sky } from '../../backdrop/sky';
import { water } from '../../backdrop/water';
import { coatOf } from '../../cat/coats';
import { tail } from '../../cat/fur';
import { peek } from '../../cat/peek';
import type { Points } from '../../geometry';
import { gun } from '../../props/gun';
import { signalFlags } from '../../props/signal-flags';
import { building, cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, clipTo, gouge, line, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const GUN_Y = 584;
const LEFT_GUN = 500;
const RIGHT_GUN = 1100;
const DECK_Y = 836;
/** Over the rim of the bore, down and up again. */
const TAIL: Points = [
  [-16, 40],
  [6, 140],
  [76, 226],
  [180, 216],
  [226, 130],
  [204, 40],
  [228, -40],
];

export const blogCatsOfTheBridgeAndTheNavyYard: Scene = {
  id: 'blog-cats-of-the-bridge-and-the-navy-yard',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1896,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['silver', 'ginger'],
  joke: 'Both guns are loaded: one shows a face, the other a tail.',
  ...COVER,
  seed: 305,
  alt: "Print of a white warship's two big guns seen from the front. A gray tabby looks out of the mouth of one, a ginger tail hangs from the other. Signal flags fly, and the Brooklyn Bridge stands behind.",
  caption: 'Illustration: two guns at the Navy Yard, both loaded.',
  layers: () => [
    sky({ width: WIDTH, height: HEIGHT, top: '@verdigris', bottom: '@mist', from: 0, to: 0.5 }),
    cloud(60, 110, 190, '@paper'),
    water({ y: 320, width: WIDTH, height: 530, color: '@deep', crests: 60, seed: 3 }),
    building(
      { name: 'Brooklyn Bridge', from: 1883 },
      bridge({
        x: 380,
        deckY: 250,
        baseY: 340,
        towerHeight: 300,
        stone: '@brick',
        sky: '@mist',
        leftReach: 460,
        rightReach: 1300,
        leftEndY: 150,
        rightEndY: 120,
      }),
    ),
    superstructure(),
    gunTurret({ left: 190, right: 1430, top: 360, bottom: DECK_Y + 6 }),
    deck(),
    gun({ muzzle: [LEFT_GUN, GUN_Y], port: [640, 480] }),
    gun({ muzzle: [RIGHT_GUN, GUN_Y], port: [980, 480] }),
    cat(
      peek({ coat: 'silver', eyes: 'wide', gaze: [0.7, 0.1] }),
      { x: LEFT_GUN, y: GUN_Y + 138, scale: 1.22 },
      { hero: true },
    ),
    cat(rump(), { x: RIGHT_GUN, y: GUN_Y }),
  ],
};

/** What a cat shows that has gone in head first. */
function rump(): Svg {
  const outline = 'M-150 84Q-130 -60 -20 -70Q96 -70 118 84Q100 172 -16 172Q-120 172 -150 84Z';
  const bars = [-96, -52, 44, 84].map((x) => gouge([x, -70], [x * 1.12, -20], [x * 1.3, 30], 15, '@rust', 'far end'));
  return [
    shape(outline, '@ginger'),
    clipTo(outline, bars.join('')),
    gouge([-60, 168], [-110, 110], [-70, 40], 8, '@key'),
    gouge([40, 168], [86, 110], [44, 40], 8, '@key'),
    circle(-16, 40, 30, '@ginger'),
    tail(coatOf('ginger'), TAIL, 60, 38),
  ].join('');
}

/** Bridge house and mast behind the turret, in the buff of the 1890s. */
function superstructure(): Svg {
  const mast = 860;
  return [
    rect(mast - 9, -20, 18, 400, '@night'),
    line(mast - 150, 84, mast + 150, 84, '@night', 10),
    signalFlags({ from: [mast, 20], to: [1620, 300], count: 9, size: 64 }),
    rect(600, 264, 520, 120, '@mustard'),
    rect(960, 264, 160, 120, '@shade'),
    rect(580, 246, 560, 20, '@night'),
    repeat(5, (i) => rect(636 + i * 96, 286, 60, 44, '@night')),
  ].join('');
}

function deck(): Svg {
  return (
    rect(-10, DECK_Y, WIDTH + 20, HEIGHT - DECK_Y + 10, '@tan') +
    rect(-10, DECK_Y - 4, WIDTH + 20, 10, '@night') +
    repeat(2, (i) => line(-10, DECK_Y + 26 + i * 22, WIDTH + 10, DECK_Y + 26 + i * 22, '@key', 4))
  );
}
