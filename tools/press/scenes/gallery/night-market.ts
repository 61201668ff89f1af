import { paperLantern, stallBack, stallFront } from '../../backdrop/night-stall';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { fish } from '../../props/salmon';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, line, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const STALL = { left: 330, right: 1270, roof: 330, counter: 770, ground: 1020 } as const;

export const galleryNightMarket: Scene = {
  id: 'gallery-night-market',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'white', 'ginger', 'white'],
  joke: 'Somebody has left the wrong person in charge of the fish.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 356,
  alt: 'Print of a market stall at night under paper lanterns. A black cat sits behind a counter of fish and looks very innocent. Three customers, cats seen from behind, wait in front.',
  caption: 'Illustration: the fish stall, under new management.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@night'),
    houses(),
    line(-10, 20, WIDTH + 10, 20, '@paper', 6),
    paperLantern(110, 10, 74, '@brick'),
    paperLantern(290, 80, 56, '@mustard'),
    paperLantern(1330, 70, 60, '@mustard'),
    paperLantern(1500, 10, 78, '@brick'),
    rect(-10, STALL.ground, WIDTH + 20, 200, '@slate'),
    rect(-10, STALL.ground - 6, WIDTH + 20, 12, '@key'),
    stallBack(STALL),
    cat(sitFront({ coat: 'black', gaze: [0, -0.9] }), { x: 800, y: STALL.counter + 96, scale: 1.06 }, { hero: true }),
    stallFront(STALL),
    fishOnIce(),
    cat(sitBack({ coat: 'white' }), { x: 420, y: 1150, scale: 0.78 }),
    cat(sitBack({ coat: 'ginger', turn: -6 }), { x: 700, y: 1164, scale: 0.68 }),
    cat(sitBack({ coat: 'white', turn: 8 }), { x: 1150, y: 1150, scale: 0.82 }),
  ],
};

/** What can be seen of the street behind: walls, and who is still up. */
function houses(): Svg {
  const wall = (x: number, lit: readonly number[]): Svg =>
    rect(x, 300, 300, 740, '@oxblood') +
    repeat(6, (i) =>
      rect(x + 50 + (i % 2) * 120, 370 + Math.floor(i / 2) * 210, 80, 130, lit.includes(i) ? '@mustard' : '@night'),
    );
  return wall(-40, [1, 4]) + wall(1340, [0, 5]);
}

/** Fish on ice; one space is empty. */
function fishOnIce(): Svg {
  return (
    ellipse(800, STALL.counter, 420, 40, '@paper', { color: '@key', width: 7 }) +
    repeat(5, (i) =>
      i === 3
        ? ''
        : place(fish(i % 2 === 0 ? '@slate' : '@ginger'), {
            x: 486 + i * 158,
            y: STALL.counter - 16,
            scale: 0.72,
            turn: -12,
          }),
    )
  );
}
