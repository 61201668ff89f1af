import { brownstone } from '../backdrop/brownstone';
import { cloud, sky } from '../backdrop/sky';
import { cobbles, lamp, pigeon } from '../backdrop/street';
import { tree } from '../backdrop/tree';
import { head } from '../cat/head';
import { sitFront } from '../cat/sit-front';
import { walk } from '../cat/walk';
import { bowTie } from '../cat/wear/bow-tie';
import { randomFrom } from '../noise';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle, place, rect } from '../svg';

const WIDTH = 1600;
const SIDEWALK_Y = 1014;

export const tourBrooklynHeights: Scene = {
  id: 'tour-brooklyn-heights',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'ginger'],
  joke: 'The pigeons stare at the bow tie.',
  width: WIDTH,
  height: 1200,
  seed: 21,
  alt: 'Print of a tuxedo cat with a mustard bow tie on a sidewalk, in front of four brownstones with stoops. A ginger cat walks past a gas lamp, two pigeons stare, and a white cat looks out of a parlor window.',
  caption: 'Illustration: a street of brownstones and three of its cats.',
  ...WIDE,
  layers: () => {
    const random = randomFrom(21);
    const house = { y: SIDEWALK_Y + 6, width: 400, random };
    const tenant = place(head({ coat: 'white', whiskers: 'none', eyeColor: '@verdigris' }), {
      x: 0,
      y: -40,
      scale: 0.33,
    });
    return [
      sky({ width: WIDTH, height: 1200, top: '@mustard', bottom: '@paper', from: 0.1, to: 0.7 }),
      circle(640, 262, 128, '@brick'),
      cloud(120, 200, 290, '@paper'),
      cloud(1010, 150, 230, '@paper'),
      brownstone({ ...house, x: 30, height: 800, wall: '@brick', door: '@deep' }),
      brownstone({ ...house, x: 440, height: 750, wall: '@oxblood', door: '@verdigris', tenant }),
      brownstone({ ...house, x: 850, height: 820, wall: '@rust', door: '@verdigris' }),
      brownstone({ ...house, x: 1260, height: 770, wall: '@umber', door: '@deep' }),
      rect(0, SIDEWALK_Y + 6, WIDTH, 190, '@butter'),
      rect(0, SIDEWALK_Y, WIDTH, 12, '@night'),
      cobbles(1084, WIDTH, 120, '@slate', 3),
      rect(0, 1072, WIDTH, 13, '@paper'),
      rect(0, 1084, WIDTH, 6, '@night'),
      tree(1500, 1046, 640, 5),
      lamp(712, 1052, 500),
      cat(
        sitFront({ coat: 'tux', collar: bowTie('@mustard'), eyes: 'wide', gaze: [-0.6, 0.3] }),
        {
          x: 1068,
          y: 1062,
          scale: 1.3,
        },
        { hero: true },
      ),
      cat(walk({ coat: 'ginger' }), { x: 372, y: 1068, scale: 0.66 }),
      pigeon(842, 1068, 1.05, 'right'),
      pigeon(766, 1060, 0.9, 'right'),
    ];
  },
};
