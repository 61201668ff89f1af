import { planks } from '../../backdrop/planks';
import { sky } from '../../backdrop/sky';
import { flyingGull } from '../../props/gull';
import { skyline } from '../../backdrop/skyline';
import { barrel } from '../../backdrop/street';
import { glitter, ship, water } from '../../backdrop/water';
import { sitSide } from '../../cat/sit-side';
import { trot } from '../../cat/trot';
import { bollard } from '../../props/bollard';
import { fish } from '../../props/fish';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect } from '../../svg';

const WIDTH = 1600;
const WATER_Y = 620;
const DOCK_Y = 960;

export const galleryDocks: Scene = {
  id: 'gallery-docks',
  template: 'street',
  district: 'financial-district',
  time: 'dusk',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'white'],
  joke: 'One watches the sunset. The other has found something better.',
  width: WIDTH,
  height: 1200,
  seed: 321,
  alt: 'Print of a dock at sunset. A white cat trots over the planks toward a fish. A black cat sits on a barrel before a big pale sun and looks at a ship under sail.',
  caption: 'Illustration: sunset, a tall ship, and something better than either.',
  ...GRID,
  layers: () => [
    sky({ width: WIDTH, height: 1200, top: '@brick', bottom: '@mustard', from: 0.05, to: 0.54 }),
    circle(1120, 470, 236, '@paper'),
    skyline({
      from: -20,
      to: 560,
      base: WATER_Y + 20,
      lowest: 50,
      highest: 120,
      colors: { wall: '@oxblood', lit: '@mustard' },
      seed: 4,
      landmarks: [{ kind: 'steeple', x: 80, width: 90, height: 260 }],
    }),
    water({ y: WATER_Y, width: WIDTH, height: 360, color: '@deep', crests: 60, seed: 6 }),
    glitter(1120, 640, 470, 24),
    ship(560, 800, 2.05),
    flyingGull(900, 230, 1.5),
    flyingGull(1010, 310, 1.1),
    flyingGull(250, 300, 1.2),
    planks({ y: DOCK_Y, width: WIDTH, height: 250, color: '@umber', seed: 7 }),
    rect(-10, DOCK_Y - 12, WIDTH + 20, 18, '@night'),
    place(bollard(), { x: 110, y: 1040, scale: 1.2 }),
    barrel(1480, 1090, 2, '@verdigris'),
    barrel(1210, 1110, 2.3, '@tan'),
    cat(sitSide({ coat: 'black' }), { x: 1200, y: 890, scale: 1.2, flip: true }, { hero: true }),
    cat(trot({ coat: 'white', eyes: 'wide' }), { x: 560, y: 1170, scale: 0.82 }),
    place(fish('@mustard'), { x: 965, y: 1150, scale: 1.1, turn: -6 }),
  ],
};
