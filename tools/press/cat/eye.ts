import { short } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';

export type Eyes = 'open' | 'wide' | 'closed';

export interface Look {
  readonly eyes?: Eyes;
  readonly eyeColor?: Swatch;
  /** Where the cat looks: -1 to 1 across and down. */
  readonly gaze?: readonly [across: number, down: number];
}

const OPENING: Record<Exclude<Eyes, 'closed'>, number> = { open: 1, wide: 1.24 };

/** An almond: the inner corner low, the outer corner high. */
function almond(x: -1 | 1, open: number): string {
  return [
    `M${16 * x} 14`,
    `Q${26 * x} ${short(-16 * open - 2)} ${50 * x} ${short(-17 * open - 2)}`,
    `Q${66 * x} ${short(-12 * open)} ${73 * x} -6`,
    `Q${66 * x} ${short(20 * open + 2)} ${42 * x} ${short(21 * open + 2)}`,
    `Q${26 * x} ${short(20 * open + 2)} ${16 * x} 14Z`,
  ].join(' ');
}

export function eye(x: -1 | 1, coat: Coat, { eyes = 'open', eyeColor = '@mustard', gaze = [0, 0] }: Look): Svg {
  const onNight = coat.dark || (coat.marking === 'patches' && x < 0);
  if (eyes === 'closed') {
    return gouge([16 * x, 12], [44 * x, 30], [74 * x, 4], 9, onNight ? '@paper' : '@key');
  }
  const open = OPENING[eyes];
  const outline = almond(x, open);
  const [pupilX, pupilY] = [44 * x + gaze[0] * 9, 2 + gaze[1] * 6];
  const lid = `M${10 * x} -2Q${40 * x} ${short(-16 * open - 4)} ${80 * x} -12V-40H0Z`;
  const plain = coat.dark && coat.marking === 'plain';
  const rim = plain ? '' : shape(outline, '@night', { color: '@night', width: coat.dark ? 8 : 9 });
  const tearDuct = plain ? '' : gouge([8 * x, 26], [12 * x, 18], [20 * x, 10], 5, '@key');
  const inside = [
    ellipse(pupilX, pupilY, 10, 18 * open + 4, '@night'),
    shape(lid, '@night'),
    circle(pupilX - 6, pupilY - 7 * open, 5.5, '@paper'),
  ];
  return rim + tearDuct + shape(outline, eyeColor) + clipTo(outline, inside.join(''));
}
