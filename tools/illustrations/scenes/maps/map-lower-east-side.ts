import { compassCat } from '../../maps/beasts';
import { compass } from '../../maps/compass';
import { lowerEastSide } from '../../maps/lower-east-side';
import { cartouche, plate, scaleBar, together } from '../../maps/lettered';
import { mapSheet } from '../../maps/map-sheet';
import { frameOf } from '../../maps/projection';
import { cat } from '../../scene';
import type { Scene } from '../../scene';

const SEED = 303;
const { width, height, rotation, scale } = frameOf('lower-east-side');
const sheet = mapSheet(lowerEastSide, SEED);
const furniture = together([
  compass(1380, 1120, rotation, 1.35),
  scaleBar(72, 1436, scale),
  cartouche({ x: 560, y: 40, title: ['Lower East', 'Side'], below: 'six stops' }),
  plate({ x: 1420, y: 706, words: 'Williamsburg', size: 44 }),
  plate({ x: 1490, y: 778, words: 'Bridge', size: 44 }),
]);

export const mapLowerEastSide: Scene = {
  id: 'map-lower-east-side',
  template: 'chart',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The compass knows where north is. The cat that sleeps on it does not care.',
  width,
  height,
  printWidth: 1600,
  widths: [800, 1200],
  offlineWidth: 800,
  seed: SEED,
  alt: 'Print of a street map of the Lower East Side. A dark line with arrows leads past six numbered stops, from Seward Park by way of the Bowery to Clinton Street. A ginger cat is asleep on the compass.',
  caption: 'Illustration: the walk from Seward Park to Clinton Street, six stops. Do not wake the compass.',
  layers: () => [
    sheet.ground,
    sheet.walk.printed,
    furniture.printed,
    cat(compassCat(), { x: 1384, y: 1262, scale: 0.78 }, { hero: true }),
  ],
  lettering: () => sheet.walk.letters + furniture.letters,
};
