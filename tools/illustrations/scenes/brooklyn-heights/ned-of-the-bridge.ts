import { bridgeDeck } from '../../backdrop/bridge-deck';
import { person } from '../../backdrop/people/person';
import { rays } from '../../backdrop/sky';
import { skyline } from '../../backdrop/skyline';
import { openBasket } from '../../props/basket';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect } from '../../svg';
import type { Svg } from '../../svg';
import { walkAway } from '../../cat/walk-away';

const WIDTH = 1600;
const HORIZON = 560;

export const nedOfTheBridge: Scene = {
  id: 'ned-of-the-bridge',
  template: 'view',
  district: 'brooklyn-heights',
  time: 'dawn',
  year: 1883,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['gray'],
  joke: 'The gentlemen form a guard of honor, and the cat takes it as his due.',
  width: WIDTH,
  height: 1200,
  seed: 301,
  alt: 'Print of a gray cat, tail up, walking away along the planks of the Brooklyn Bridge from an open basket. Men in bowlers stand in two rows. Ahead are a stone tower, fanning cables and a low city of spires and masts.',
  caption: 'Illustration: the far end is said to be Manhattan.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@ginger'),
    rays(800, HORIZON, 1300, 36, '@mustard'),
    lowManhattan(),
    rect(-10, HORIZON + 4, WIDTH + 20, 660, '@verdigris'),
    building(
      { name: 'Brooklyn Bridge, its cables and deck just finished', from: 1883 },
      bridgeDeck({
        vanishing: [800, HORIZON],
        width: WIDTH,
        height: 1200,
        tower: { width: 330, top: 130, foot: 640, stone: '@oxblood' },
        planks: '@paper',
        beyond: '@mustard',
      }),
    ),
    guardOfHonor(),
    place(openBasket(), { x: 1150, y: 1110, scale: 1.12 }),
    cat(walkAway({ coat: 'gray' }), { x: 712, y: 1162, scale: 0.94 }, { hero: true }),
  ],
};

const lowManhattan = (): Svg =>
  skyline({
    from: -40,
    to: 1640,
    base: HORIZON + 10,
    lowest: 44,
    highest: 86,
    colors: { wall: '@slate', lit: '@paper' },
    seed: 41,
    landmarks: [
      { kind: 'steeple', x: 210, width: 84, height: 250 },
      { kind: 'steeple', x: 1330, width: 64, height: 190 },
    ],
  }) +
  [60, 110, 420, 1180, 1500, 1550]
    .map(
      (x) =>
        line(x, HORIZON + 20, x, HORIZON - 110, '@night', 5) +
        line(x - 30, HORIZON - 70, x + 30, HORIZON - 70, '@night', 4),
    )
    .join('');

function guardOfHonor(): Svg {
  const rows = [
    { y: 696, scale: 0.27, spread: 168 },
    { y: 760, scale: 0.385, spread: 292 },
    { y: 846, scale: 0.53, spread: 408 },
  ];
  const coats = ['@deep', '@night', '@umber'] as const;
  return rows
    .map(({ y, scale, spread }, i) => {
      const coat = coats[i % coats.length] ?? '@night';
      return (
        place(person({ wearing: i === 1 ? 'overcoat' : 'jacket', coat, hat: 'bowler' }), {
          x: 800 - spread,
          y,
          scale,
        }) +
        place(person({ wearing: i === 0 ? 'overcoat' : 'jacket', coat: '@night', hat: 'bowler', mirrored: true }), {
          x: 800 + spread,
          y,
          scale,
        })
      );
    })
    .join('');
}
