import { boards } from '../../backdrop/boards';
import { drawnCurtain, footlights, valance } from '../../backdrop/stage';
import { stretch } from '../../cat/stretch';
import { gentleman } from '../../backdrop/people/gentleman';
import { fish } from '../../props/fish';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, place, rect } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const STAGE_Y = 560;
const EDGE_Y = 744;
/** Other actors get roses. */
const THROWN = [
  { x: 660, y: 200, turn: -40, scale: 0.62 },
  { x: 1010, y: 300, turn: 34, scale: 0.62 },
  { x: 440, y: 676, turn: 8, scale: 0.62 },
  { x: 1230, y: 690, turn: -10, scale: 0.62 },
] as const;

export const blogHotelCatsAndStageCats: Scene = {
  id: 'blog-hotel-cats-and-stage-cats',
  template: 'street',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'It takes a bow in full evening dress, and the house throws fish.',
  ...COVER,
  seed: 309,
  alt: 'Print of a tuxedo cat taking a deep bow in the spotlight on a stage with red curtains and footlights. The audience, men in hats seen from behind, throws fish.',
  caption: 'Illustration: one performance only, or until the fish runs out.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@deep'),
    circle(800, 450, 330, '@mustard'),
    boards(STAGE_Y, WIDTH, EDGE_Y + 20, '@brown'),
    ellipse(800, 660, 390, 84, '@mustard'),
    drawnCurtain(STAGE_Y + 90, 500),
    place(drawnCurtain(STAGE_Y + 90, 500), { x: WIDTH, y: 0, flip: true }),
    valance({ from: 0, to: WIDTH, y: -20, depth: 130, scallops: 5, cloth: '@brick', fold: '@oxblood' }),
    THROWN.map((at) => place(fish('@verdigris'), at)).join(''),
    cat(stretch({ coat: 'tux' }), { x: 800, y: 680, scale: 1 }, { hero: true }),
    rect(-10, EDGE_Y, WIDTH + 20, 170, '@oxblood'),
    rect(-10, EDGE_Y - 6, WIDTH + 20, 14, '@night'),
    footlights(-10, WIDTH + 10, EDGE_Y + 30, 9),
    audience(),
  ],
};

function audience(): Svg {
  return [
    place(gentleman({ hat: 'topHat', coat: '@night', hair: '@umber' }), { x: 210, y: 1060, scale: 0.66 }),
    place(gentleman({ hat: 'bowler', coat: '@night', hair: '@slate' }), { x: 520, y: 1080, scale: 0.62 }),
    place(gentleman({ hat: 'bowler', coat: '@night', hair: '@umber' }), { x: 1090, y: 1076, scale: 0.62 }),
    place(gentleman({ hat: 'topHat', coat: '@night', hair: '@umber' }), { x: 1400, y: 1064, scale: 0.66 }),
  ].join('');
}
