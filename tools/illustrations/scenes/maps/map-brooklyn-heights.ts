import { seaCat } from '../../maps/beasts';
import { compass } from '../../maps/compass';
import { brooklynHeights } from '../../maps/brooklyn-heights';
import { cartouche, plate, scaleBar, together } from '../../maps/lettered';
import { mapSheet } from '../../maps/map-sheet';
import { frameOf } from '../../maps/projection';
import { cat } from '../../scene';
import type { Scene } from '../../scene';

const SEED = 301;
const { width, height, rotation, scale } = frameOf('brooklyn-heights');
const sheet = mapSheet(brooklynHeights, SEED);
const furniture = together([
  compass(196, 1776, rotation),
  scaleBar(440, 1850, scale),
  cartouche({ x: 820, y: 1694, title: ['Brooklyn', 'Heights'], below: 'nine stops' }),
  plate({ x: 190, y: 76, words: 'East River' }),
]);

export const mapBrooklynHeights: Scene = {
  id: 'map-brooklyn-heights',
  template: 'chart',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'A white cat as long as a ferry has come up between the piers.',
  width,
  height,
  printWidth: 1600,
  widths: [800, 1200],
  offlineWidth: 800,
  seed: SEED,
  alt: 'Print of a street map of Brooklyn Heights. A dark line with arrows leads past nine numbered stops, from Old Fulton Street at the Brooklyn Bridge to Court and Joralemon Streets. A huge white cat rises from the East River.',
  caption: 'Illustration: the walk from the bridge to Borough Hall, nine stops. The cat is not to scale.',
  layers: () => [
    sheet.ground,
    sheet.walk.printed,
    furniture.printed,
    cat(seaCat(), { x: 186, y: 1452, scale: 0.72 }, { hero: true }),
  ],
  lettering: () => sheet.walk.letters + furniture.letters,
};
