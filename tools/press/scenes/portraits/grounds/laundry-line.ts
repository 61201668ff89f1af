import type { Swatch } from '../../../inks';
import { circle, place, rect, repeat, shape, stroke } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

const RIM = { color: '@key', width: 5 } as const;

const sheet = (color: Swatch): Svg => shape('M-70 0H70V170Q20 184 -10 170T-70 172Z', color, RIM);

const shirt = (color: Swatch): Svg =>
  shape('M-40 0Q0 24 40 0L86 30L66 76L46 64V160H-46V64L-66 76L-86 30Z', color, RIM) + stroke('M0 14V156', '@key', 4);

const sock = (color: Swatch, toe: Swatch): Svg =>
  shape('M-18 0H20V76Q58 84 58 104Q52 122 22 118Q-18 114 -18 84Z', color, RIM) + rect(-16, 14, 34, 15, toe);

/** Cut for somebody with a tail. */
const longJohns = (color: Swatch): Svg =>
  shape('M-40 0H40L50 150H14L0 60L-14 150H-50Z', color, RIM) + circle(0, 40, 9, '@key');

/** Washing between two houses. */
export function laundryLine(sky: Swatch, wall: Swatch): Svg {
  return [
    plain(sky),
    rect(0, 0, 136, 1000, wall),
    rect(664, 0, 136, 1000, wall),
    repeat(
      4,
      (i) => rect(80, 330 + i * 190, 40, 110, '@mustard', RIM) + rect(684, 290 + i * 190, 40, 110, '@night', RIM),
    ),
    stroke('M60 176Q400 232 740 170', '@key', 6),
    place(shirt('@paper'), { x: 240, y: 200, turn: 3 }),
    place(sock('@brick', '@mustard'), { x: 356, y: 208, turn: -4 }),
    place(sock('@brick', '@mustard'), { x: 440, y: 208, turn: 6 }),
    place(longJohns('@mustard'), { x: 566, y: 198, turn: -3 }),
    place(sheet('@paper'), { x: 190, y: 460 }),
    place(shirt('@mustard'), { x: 622, y: 458, turn: -4 }),
    stroke('M60 450Q400 500 740 446', '@key', 6),
  ].join('');
}
