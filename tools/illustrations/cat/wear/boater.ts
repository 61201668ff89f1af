import type { Swatch } from '../../inks';
import { clipTo, ellipse, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const BRIM_Y = -66;
/** Seen level: brim, band and crown keep one flat curve. */
const CROWN = `M-56 -122Q0 -132 56 -122V${BRIM_Y - 2}Q0 ${BRIM_Y + 10} -56 ${BRIM_Y - 2}Z`;
const BAND = `M-56 -96Q0 -84 56 -96V${BRIM_Y - 2}Q0 ${BRIM_Y + 10} -56 ${BRIM_Y - 2}Z`;
const STRAW = [-42, -20, 4, 26, 44];

/** Stiff straw: a flat crown and a brim as straight as a plate. */
export function boater(band: Swatch = '@brick'): Svg {
  const hat = [
    ellipse(0, BRIM_Y, 112, 15, '@mustard', RIM),
    shape(CROWN, '@mustard'),
    clipTo(CROWN, shape('M26 -140H70V-40H26Z', '@shade')),
    STRAW.map((x) => gouge([x, -124], [x + 1, -112], [x, -100], 3.5, '@key')).join(''),
    shape(BAND, band),
    stroke(CROWN, '@key', 4),
    gouge([-98, -64], [0, -50], [98, -64], 4, '@key'),
    gouge([-108, -68], [-88, -76], [-66, -78], 5, '@paper'),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: -6 });
}
