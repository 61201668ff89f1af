import type { Swatch } from '../inks';
import { clipTo, ellipse, gouge, line, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A round table under a cloth, 640 wide; its top is at y -300, its origin on the floor. */
export function roundTable(cloth: Swatch, hem: Swatch): Svg {
  const drape =
    'M-320 -300Q-340 -190 -300 -130Q-240 -170 -180 -96Q-110 -160 -40 -88Q40 -160 110 -92Q180 -160 240 -110Q300 -160 310 -140Q340 -200 320 -300Z';
  const folds = repeat(6, (i) => {
    const x = -240 + i * 96;
    return gouge([x * 0.96, -276], [x, -220], [x * 1.03, -150], 6, '@key');
  });
  return [
    line(0, -140, 0, -16, '@night', 34),
    line(-110, -6, 110, -6, '@night', 24),
    shape(drape, cloth),
    clipTo(drape, shape('M150 -320Q250 -220 190 -60H380V-320Z', '@shade')),
    shape(drape, 'none', { color: '@key', width: 6 }),
    folds,
    ellipse(0, -300, 322, 44, hem, { color: '@key', width: 6 }),
    ellipse(0, -304, 288, 34, cloth),
  ].join('');
}
