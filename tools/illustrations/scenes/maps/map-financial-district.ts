import { boat, rower } from '../../maps/beasts';
import { compass } from '../../maps/compass';
import { financialDistrict } from '../../maps/financial-district';
import { cartouche, plate, scaleBar, together } from '../../maps/lettered';
import { mapSheet } from '../../maps/map-sheet';
import { frameOf } from '../../maps/projection';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { place } from '../../svg';

const SEED = 302;
const BOAT = { x: 178, y: 1904, scale: 0.96 };
const { width, height, rotation, scale } = frameOf('financial-district');
const sheet = mapSheet(financialDistrict, SEED);
const furniture = together([
  compass(200, 330, rotation),
  scaleBar(92, 976, scale),
  cartouche({ x: 60, y: 600, title: ['Financial', 'District'], below: 'eight stops' }),
  plate({ x: 1400, y: 1850, words: 'East River' }),
  plate({ x: 150, y: 1530, words: 'Hudson' }),
]);

export const mapFinancialDistrict: Scene = {
  id: 'map-financial-district',
  template: 'chart',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'brick', 'verdigris', 'slate'],
  cats: ['black'],
  joke: 'A black cat rows its own ferry to Pier A.',
  width,
  height,
  printWidth: 1600,
  widths: [800, 1200],
  offlineWidth: 800,
  seed: SEED,
  alt: 'Print of a street map of Lower Manhattan. A dark line with arrows leads past eight numbered stops, from Pier A at the Battery to City Hall. In the harbor a black cat rows a boat.',
  caption: 'Illustration: the walk from Pier A to City Hall, eight stops. The cat rows on its own account.',
  layers: () => [
    sheet.ground,
    sheet.walk.printed,
    furniture.printed,
    cat(rower(), BOAT, { hero: true }),
    place(boat(), BOAT),
  ],
  lettering: () => sheet.walk.letters + furniture.letters,
};
