import { smooth, tube } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

const BELLY = smooth([
  [-120, 0, 'c'],
  [-176, -70],
  [-176, -160],
  [-110, -226],
  [0, -240],
  [110, -226],
  [176, -160],
  [176, -70],
  [120, 0, 'c'],
]);
const SPOUT = smooth([
  [140, -70],
  [220, -110],
  [246, -200],
  [290, -236, 'c'],
  [262, -256, 'c'],
  [204, -236],
  [180, -180],
  [120, -150],
]);

/** A round teapot that pours to the right: 300 tall, its origin at its foot. */
export function teapot(glaze: Swatch, band: Swatch): Svg {
  const handle = tube(
    [
      [-150, -190],
      [-236, -210],
      [-262, -130],
      [-220, -60],
      [-150, -56],
    ],
    30,
    26,
  ).outline;
  return [
    shape(handle, glaze, { color: '@key', width: 7 }),
    shape(SPOUT, glaze, { color: '@key', width: 7 }),
    shape(BELLY, glaze, { color: '@key', width: 8 }),
    clipTo(BELLY, rect(-200, -130, 400, 44, band) + shape('M70 -260Q150 -120 80 20H200V-260Z', '@shade')),
    gouge([-140, -90], [-150, -160], [-90, -210], 16, '@paper'),
    ellipse(0, -236, 92, 22, glaze, { color: '@key', width: 7 }),
    circle(0, -276, 24, band, { color: '@key', width: 7 }),
  ].join('');
}
