import type { Swatch } from '../../inks';
import { circle, stroke } from '../../svg';
import type { Svg } from '../../svg';

const TUBES = [
  'M-74 92Q-96 140 -60 168Q-30 186 -8 214',
  'M74 92Q94 140 60 168Q22 186 -8 214',
  'M-8 212Q-6 258 34 256T76 222',
];
const BELL = [76, 206] as const;

/** Around the neck, as it is never worn while it is used. The tube is edged, so that no coat swallows it. */
export function stethoscope(tube: Swatch = '@brick'): Svg {
  const [x, y] = BELL;
  return [
    TUBES.map((path) => stroke(path, '@paper', 22)).join(''),
    TUBES.map((path) => stroke(path, '@night', 17)).join(''),
    TUBES.map((path) => stroke(path, tube, 9)).join(''),
    circle(x, y, 27, '@night', { color: '@paper', width: 5 }),
    circle(x, y, 19, '@slate'),
    circle(x, y, 10, '@paper'),
  ].join('');
}
