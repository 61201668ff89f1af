import type { Swatch } from '../../../inks';
import { line, rect, repeat, shape } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** On the walk of the bridge: a tower with two pointed arches, and stays that fan out from its top. */
export function bridgeCables(sky: Swatch, stone: Swatch): Svg {
  const arch = (x: number): Svg =>
    shape(`M${x} 1000V400Q${x + 4} 300 ${x + 50} 262Q${x + 96} 300 ${x + 100} 400V1000Z`, sky);
  const stays = (from: number, step: number): Svg =>
    repeat(8, (i) => line(from, 172, from + step * (i + 1), 1000 - i * 30, '@key', 6));
  return [
    plain(sky),
    stays(250, -68),
    stays(550, 68),
    rect(250, 180, 300, 820, stone),
    arch(288),
    arch(412),
    rect(226, 150, 348, 44, stone),
    rect(226, 190, 348, 9, '@night'),
    rect(250, 420, 300, 14, '@shade'),
    rect(520, 199, 30, 801, '@shade'),
  ].join('');
}
