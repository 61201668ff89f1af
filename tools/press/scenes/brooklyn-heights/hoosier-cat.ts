import { plainChurch } from '../../backdrop/church';
import { tree, AUTUMN } from '../../backdrop/tree';
import { sitFront } from '../../cat/sit-front';
import { luggageLabel } from '../../props/luggage-label';
import { crateFront, crateInside } from '../../props/slatted-crate';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STEPS_Y = 800;
const CRATE = { x: 800, y: 1120, scale: 1.12 } as const;

export const hoosierCat: Scene = {
  id: 'hoosier-cat',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1870,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'Everything about her journey is on the label, except her opinion.',
  width: WIDTH,
  height: 1200,
  seed: 303,
  alt: 'Print of a calico cat who sits upright in a slatted crate on the steps of a plain brick church without a spire. A luggage label hangs from her neck, and she does not look pleased.',
  caption: 'Illustration: shipped from the West, this side up.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@pale'),
    tree(110, 830, 640, 12, AUTUMN),
    tree(1520, 830, 680, 15, AUTUMN),
    building(
      { name: 'Plymouth Church', from: 1850 },
      plainChurch({ x: 800, y: STEPS_Y, width: 1180, height: 730, wall: '@brick', trim: '@paper', door: '@deep' }),
    ),
    steps(),
    place(crateInside(), CRATE),
    cat(
      sitFront({
        coat: 'calico',
        eyes: 'half',
        gaze: [0.7, 0],
        turn: -4,
        tail: [
          [0, -20],
          [10, -20],
          [20, -20],
        ],
      }),
      { x: 800, y: 1080, scale: 1.44 },
      { hero: true },
    ),
    place(crateFront(), CRATE),
    label(),
  ],
};

/** Tied around the neck and hung over the crate, where the expressman can read it. */
const label = (): Svg =>
  stroke('M748 742Q800 776 862 738', '@mustard', 11) +
  stroke('M822 760L846 826', '@mustard', 8) +
  place(luggageLabel({ lines: 3 }), { x: 842, y: 796, turn: 7, scale: 1.35 });

function steps(): Svg {
  const treads = repeat(4, (i) => {
    const y = STEPS_Y + i * 62;
    const spread = 420 + i * 120;
    return (
      rect(800 - spread, y, spread * 2, 64, i % 2 === 0 ? '@paper' : '@slate') +
      line(800 - spread, y, 800 + spread, y, '@key', 5)
    );
  });
  return (
    rect(-10, STEPS_Y, WIDTH + 20, 420, '@mustard') +
    treads +
    rect(-10, STEPS_Y + 248, WIDTH + 20, 200, '@slate') +
    line(-10, STEPS_Y + 248, WIDTH + 20, STEPS_Y + 248, '@key', 6)
  );
}
