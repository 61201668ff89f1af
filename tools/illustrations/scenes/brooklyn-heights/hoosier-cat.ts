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
const STEPS_Y = 890;
const CRATE = { x: 800, y: 1160, scale: 1.06 } as const;

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
  alt: 'Print of a calico cat sitting upright in a slatted crate on the steps of a plain brick church without a spire. A luggage label hangs from her neck, and she does not look pleased.',
  caption: 'Illustration: shipped from the West, this side up.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mustard'),
    building(
      { name: 'Plymouth Church', from: 1850 },
      plainChurch({ x: 720, y: STEPS_Y, width: 1210, height: 850, wall: '@brick', side: '@oxblood', trim: '@paper' }),
    ),
    tree(1500, STEPS_Y + 60, 600, 15, AUTUMN),
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
      { x: 800, y: 1122, scale: 1.34 },
      { hero: true },
    ),
    place(crateFront(), CRATE),
    label(),
  ],
};

/** Tied around the neck and hung over the crate, where the expressman can read it. */
const label = (): Svg =>
  stroke('M752 806Q800 838 858 804', '@mustard', 11) +
  stroke('M822 824L844 884', '@mustard', 8) +
  place(luggageLabel({ lines: 3 }), { x: 840, y: 852, turn: 7, scale: 1.28 });

function steps(): Svg {
  const treads = repeat(2, (i) => {
    const y = STEPS_Y + i * 40;
    const spread = 440 + i * 70;
    return rect(720 - spread, y, spread * 2, 42, '@paper', { color: '@key', width: 5 });
  });
  return (
    rect(-10, STEPS_Y, WIDTH + 20, 330, '@slate') +
    line(-10, STEPS_Y, WIDTH + 20, STEPS_Y, '@key', 6) +
    [200, 520, 1080, 1400].map((x) => line(x, STEPS_Y, x + (x - 800) * 0.5, 1210, '@key', 5)).join('') +
    treads
  );
}
