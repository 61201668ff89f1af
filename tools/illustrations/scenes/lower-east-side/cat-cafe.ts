import { awning } from '../../backdrop/awning';
import { climbingShelf, glints, pane } from '../../backdrop/cafe';
import { coatOf } from '../../cat/coats';
import { curl } from '../../cat/curl';
import { tail } from '../../cat/fur';
import { peek } from '../../cat/peek';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { coffeeCup } from '../../props/coffee-cup';
import { openSign } from '../../props/door-sign';
import { macaronStand } from '../../props/macarons';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, gouge, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WINDOW = { x: 110, y: 250, width: 1090, height: 690 } as const;
const DOOR = { x: 1296, y: 250, width: 236, height: 780 } as const;
const SILL_Y = WINDOW.y + WINDOW.height;

export const catCafe: Scene = {
  id: 'cat-cafe',
  template: 'street',
  district: 'lower-east-side',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby', 'black', 'tux', 'white'],
  joke: 'Whether the cafe is open is decided by a paw.',
  width: WIDTH,
  height: 1200,
  seed: 302,
  alt: 'Print of a lit cafe window with shelves to climb. A brown tabby sits behind the glass and bats at a hanging sign that says OPEN. Three more cats sleep, watch and peep from a box. A stand of macarons is on the sill.',
  caption: 'Illustration: opening hours, as decided by the staff.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@deep'),
    pane(WINDOW, '@mustard', '@night'),
    rect(WINDOW.x, 820, WINDOW.width, 120, '@ginger'),
    climbingShelf(150, 560, 300),
    climbingShelf(1036, 560, 150),
    box(150, 640),
    cat(peek({ coat: 'white', eyes: 'wide', eyeColor: '@verdigris', gaze: [0.8, -0.3] }), {
      x: 300,
      y: 902,
      scale: 0.72,
    }),
    cat(curl({ coat: 'black' }), { x: 300, y: 558, scale: 0.78 }),
    place(openSign(), { x: 545, y: WINDOW.y + 6, turn: 11 }),
    cat(sitSide({ coat: 'tux', tail: HANGING_TAIL }), { x: 1110, y: 560, scale: 0.5, flip: true }),
    place(macaronStand(), { x: 590, y: SILL_Y, scale: 0.9 }),
    cat(reaching(), { x: 872, y: SILL_Y, scale: 1.28 }, { hero: true }),
    place(coffeeCup('@paper'), { x: 1118, y: SILL_Y, scale: 0.9 }),
    glints(WINDOW),
    door(),
    glints({ ...DOOR, x: DOOR.x + 20, y: DOOR.y + 40 }),
    awning({ x: 50, y: 60, width: 1500, drop: 110, stripes: ['@brick', '@paper'] }),
    rect(-10, SILL_Y + 24, 1246, 30, '@slate', { color: '@key', width: 6 }),
    repeat(5, (i) => rect(60 + i * 232, 1008, 200, 60, '@verdigris', { color: '@key', width: 5 })),
    rect(-10, 1090, WIDTH + 20, 120, '@slate'),
    rect(-10, 1084, WIDTH + 20, 9, '@night'),
  ],
};

const SHORT_TAIL = [
  [84, -16],
  [130, -2],
  [166, -16],
  [176, -50],
] as const;
const HANGING_TAIL = [
  [-60, -14],
  [-110, 10],
  [-130, 80],
  [-110, 150],
] as const;

const box = (x: number, y: number): Svg =>
  rect(x, y, 300, 300, '@brown', { color: '@key', width: 6 }) + rect(x + 26, y + 26, 248, 236, '@night');

/** The seated cat with one arm up: it reaches the lower corner of the sign. */
function reaching(): Svg {
  const { stripe, ...plain } = coatOf('tabby');
  const arm = tail(
    plain,
    [
      [-40, -150],
      [-104, -172],
      [-146, -236],
      [-154, -318],
    ],
    64,
    48,
  );
  const paw = ellipse(-154, -334, 34, 29, plain.base, { color: stripe ?? '@key', width: 4 });
  const toes = [-167, -153, -139].map((x) => gouge([x, -360], [x, -350], [x + 1, -338], 4.5, '@key'));
  const fold = gouge([-52, -122], [-116, -138], [-158, -200], 5, '@key');
  return (
    sitFront({ coat: 'tabby', eyes: 'wide', gaze: [-0.8, -0.6], turn: -7, tail: SHORT_TAIL }) +
    arm +
    fold +
    paw +
    toes.join('')
  );
}

function door(): Svg {
  const { x, y, width, height } = DOOR;
  return [
    rect(x - 22, y - 24, width + 44, height + 60, '@night'),
    rect(x, y, width, height + 30, '@brick', { color: '@key', width: 6 }),
    rect(x + 34, y + 36, width - 68, 520, '@mustard', { color: '@key', width: 6 }),
    place(coffeeCup('@brick'), { x: x + width / 2 - 4, y: y + 420, scale: 0.86 }),
    rect(x + 34, y + 600, width - 68, 150, '@oxblood'),
    rect(x + 12, y + 420, 14, 90, '@mustard', { color: '@key', width: 4 }),
  ].join('');
}
