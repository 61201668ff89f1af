import type { Swatch } from '../../../inks';
import { longJohns, shirt, sock } from '../../../props/washing';
import { place, rect, repeat, stroke } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

const RIM = { color: '@key', width: 5 } as const;

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
    place(shirt('@paper'), { x: 240, y: 200, scale: 0.72, turn: 3 }),
    place(sock('@brick', '@mustard'), { x: 356, y: 208, turn: -4 }),
    place(sock('@brick', '@mustard'), { x: 440, y: 208, turn: 6 }),
    place(longJohns('@mustard'), { x: 566, y: 198, scale: 0.72, turn: -3 }),
  ].join('');
}
