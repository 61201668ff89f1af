import type { Swatch } from '../../../inks';
import { rect, repeat, shape } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

const [TILE_WIDTH, TILE_HEIGHT] = [122, 60];

/** Glazed tiles of a station and a band of mosaic. */
export function subwayTiles(band: Swatch, trim: Swatch): Svg {
  const tiles = repeat(17, (row) =>
    repeat(8, (i) =>
      rect((i - (row % 2) / 2) * TILE_WIDTH, row * TILE_HEIGHT, TILE_WIDTH - 7, TILE_HEIGHT - 7, '@paper'),
    ),
  );
  const mosaic = repeat(22, (i) => rect(i * 38, 236, 30, 30, i % 2 === 0 ? trim : '@paper'));
  const diamonds = repeat(7, (i) => {
    const x = i * 124 + 28;
    return shape(`M${x} 320L${x + 44} 286L${x + 88} 320L${x + 44} 354Z`, trim);
  });
  return [
    plain('@slate'),
    tiles,
    rect(0, 180, 800, 240, '@night'),
    rect(0, 188, 800, 40, trim),
    mosaic,
    rect(0, 274, 800, 92, band),
    diamonds,
    rect(0, 374, 800, 38, trim),
  ].join('');
}
