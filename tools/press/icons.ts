import { rays } from './backdrop/sky';
import { head } from './cat/head';
import { openSheet } from './encode';
import { separate } from './plates';
import { print } from './print';
import { circle, documentOf, place, rect } from './svg';
import type { Svg } from './svg';

/** An app icon: a black cat before the moon, printed. */
export interface Icon {
  readonly file: string;
  readonly size: number;
  /** Radius of the moon as a share of the side. A mask may cut everything beyond 0.4. */
  readonly moon: number;
}

export const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, moon: 0.43 },
  { file: 'icons/icon-512.png', size: 512, moon: 0.43 },
  { file: 'icons/maskable-512.png', size: 512, moon: 0.35 },
  { file: 'icons/apple-touch-180.png', size: 180, moon: 0.42 },
  { file: 'icons/shortcut-96.png', size: 96, moon: 0.46 },
];

const MASTER = 1024;
/** Few colors keep the files small: two inks, their overprint, and the edges between them. */
const COLORS = 12;

export function iconDrawing({ size, moon }: Icon): Svg {
  const small = size < 128;
  const middle = MASTER / 2;
  const radius = MASTER * moon;
  return documentOf(
    MASTER,
    MASTER,
    [
      rect(-20, -20, MASTER + 40, MASTER + 40, '@brick'),
      small ? '' : rays(middle, middle, 900, 20, '@rust'),
      circle(middle, middle, radius, '@mustard'),
      place(
        head({
          coat: 'black',
          eyes: 'wide',
          eyeColor: small ? '@paper' : '@verdigris',
          whiskers: small ? 'none' : '@key',
        }),
        {
          x: middle,
          y: middle + radius * 0.12,
          scale: radius / (small ? 166 : 178),
        },
      ),
    ].join(''),
  );
}

/** Prints one icon and returns a PNG of few colors. */
export async function printIcon(icon: Icon): Promise<Buffer> {
  const sheet = print(separate(iconDrawing(icon), MASTER), {
    seed: 51,
    coarseness: 1,
    grain: icon.size < 512 ? 0 : 0.3,
  });
  return openSheet(sheet)
    .resize(icon.size, icon.size, { kernel: 'lanczos3' })
    .png({ palette: true, colours: COLORS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
