import type { Swatch } from '../../../inks';
import { rect, repeat } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** A view of towers with few big windows. Invented: none of them is a landmark. */
export function towers(sky: Swatch, near: Swatch, far: Swatch): Svg {
  const tower = (x: number, top: number, width: number, color: Swatch, lit: Swatch): Svg => {
    const columns = Math.floor((width - 16) / 44);
    const left = x + (width - columns * 44 + 14) / 2;
    return (
      rect(x, top, width, 1000, color) +
      repeat(columns, (i) =>
        repeat(9, (row) =>
          (i * 5 + row * 3 + Math.round(x)) % 4 === 0 ? '' : rect(left + i * 44, top + 36 + row * 84, 28, 48, lit),
        ),
      )
    );
  };
  return [
    plain(sky),
    tower(238, 250, 150, far, sky),
    tower(440, 170, 130, far, sky),
    tower(60, 300, 200, near, sky),
    rect(130, 250, 60, 60, near),
    rect(156, 170, 8, 90, near),
    tower(556, 330, 190, near, sky),
    rect(590, 280, 120, 60, near),
  ].join('');
}
