import sharp from 'sharp';
import { rays } from './backdrop/sky';
import { head } from './cat/head';
import { openSheet } from './encode';
import { bothSides, smooth } from './geometry';
import { BOLD_EYES, BOLD_NOSE, MARK_HEAD } from './mark';
import { separate } from './plates';
import { print } from './print';
import { circle, documentOf, ellipse, line, place, rect, shape } from './svg';
import type { Svg } from './svg';

/**
 * portrait: a black cat before the moon and its rays · bold: the same for 48 pixels and below, with a bigger head,
 * thicker eyes, no rays and no whiskers · tours, book, contact: what the shortcuts of the app open
 */
type Motif = 'portrait' | 'bold' | 'tours' | 'book' | 'contact';

/** An icon of the app, printed. */
export interface Icon {
  readonly file: string;
  readonly size: number;
  readonly motif: Motif;
  /** Radius of the motif as a share of the side. A mask may cut everything beyond 0.4. */
  readonly reach: number;
  /** Radius of the corners as a share of the side; what a mask cuts has none. */
  readonly corner: number;
}

const ANY = { reach: 0.45, corner: 0.2 } as const;
const MASKABLE = { reach: 0.385, corner: 0 } as const;

export const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, motif: 'bold', ...ANY },
  { file: 'icons/icon-512.png', size: 512, motif: 'portrait', ...ANY },
  { file: 'icons/maskable-192.png', size: 192, motif: 'bold', ...MASKABLE },
  { file: 'icons/maskable-512.png', size: 512, motif: 'portrait', ...MASKABLE },
  { file: 'icons/apple-touch-180.png', size: 180, motif: 'bold', reach: 0.45, corner: 0 },
  { file: 'icons/shortcut-tours-96.png', size: 96, motif: 'tours', ...MASKABLE },
  { file: 'icons/shortcut-book-96.png', size: 96, motif: 'book', ...MASKABLE },
  { file: 'icons/shortcut-contact-96.png', size: 96, motif: 'contact', ...MASKABLE },
];

const MASTER = 1024;
const MIDDLE = MASTER / 2;
/** Few colors keep the files small: two inks, their overprint, and the edges between them. */
const COLORS = 16;

const ground = (color: '@brick' | '@verdigris' | '@mustard'): Svg => rect(-20, -20, MASTER + 40, MASTER + 40, color);

function portrait(radius: number): Svg {
  const face = head({ coat: 'black', eyes: 'wide', eyeColor: '@mustard' });
  return [
    ground('@brick'),
    rays(MIDDLE, MIDDLE, 900, 20, '@rust'),
    circle(MIDDLE, MIDDLE, radius, '@mustard'),
    place(face, { x: MIDDLE, y: MIDDLE + radius * 0.13, scale: radius / 162 }),
  ].join('');
}

/** The brand mark is drawn 48 wide around its middle. */
const MARK = 48;

function bold(radius: number): Svg {
  const pupils = bothSides((x) => ellipse(24 + 7.2 * x, 26.6, 1.7, 4.2, '@night'));
  const face = [
    shape(MARK_HEAD, '@night'),
    shape(BOLD_EYES.join(''), '@paper'),
    pupils,
    shape(BOLD_NOSE, '@brick'),
  ].join('');
  const scale = (radius * 2) / MARK;
  return [
    ground('@brick'),
    circle(MIDDLE, MIDDLE, radius, '@mustard'),
    place(face, { x: MIDDLE - 24 * scale, y: MIDDLE - 24 * scale, scale }),
  ].join('');
}

/** One paw print, 200 across. */
function paw(color: '@night' | '@brick'): Svg {
  const pad = smooth([
    [0, -14],
    [44, 8],
    [72, 56],
    [58, 92],
    [0, 84],
    [-58, 92],
    [-72, 56],
    [-44, 8],
  ]);
  const toe = (x: number, y: number, turn: number): Svg => place(ellipse(0, 0, 24, 36, color), { x, y, turn });
  return shape(pad, color) + toe(-84, -10, -24) + toe(-32, -62, -8) + toe(32, -62, 8) + toe(84, -10, 24);
}

function tours(radius: number): Svg {
  return ground('@mustard') + place(paw('@night'), { x: MIDDLE, y: MIDDLE, scale: radius / 112, turn: 14 });
}

/** A ticket with a bite out of either end. */
function book(radius: number): Svg {
  const [half, high, bite] = [radius * 0.98, radius * 0.6, radius * 0.2];
  const ticket = [
    rect(-half, -high, half * 2, high * 2, '@paper'),
    bothSides((x) => circle(half * x, 0, bite, '@brick')),
    line(half * 0.42, -high, half * 0.42, high, '@brick', radius * 0.07),
    place(paw('@night'), { x: -half * 0.26, y: 0, scale: radius / 200 }),
  ].join('');
  return ground('@brick') + place(ticket, { x: MIDDLE, y: MIDDLE, turn: -10 });
}

/** A letter, its flap shut by a paw. */
function contact(radius: number): Svg {
  const [half, high] = [radius * 0.92, radius * 0.64];
  const letter = [
    rect(-half, -high, half * 2, high * 2, '@paper'),
    line(-half, -high, 0, radius * 0.12, '@night', radius * 0.09),
    line(half, -high, 0, radius * 0.12, '@night', radius * 0.09),
    place(paw('@brick'), { x: 0, y: radius * 0.1, scale: radius / 290 }),
  ].join('');
  return ground('@verdigris') + place(letter, { x: MIDDLE, y: MIDDLE });
}

const MOTIFS: Record<Motif, (radius: number) => Svg> = { portrait, bold, tours, book, contact };

export const iconDrawing = ({ motif, reach }: Icon): Svg => documentOf(MASTER, MASTER, MOTIFS[motif](MASTER * reach));

const roundedMask = (size: number, corner: number): Buffer =>
  Buffer.from(documentOf(size, size, `<rect width="${size}" height="${size}" rx="${size * corner}"/>`));

/** Prints one icon and returns a PNG of few colors. */
export async function printIcon(icon: Icon): Promise<Buffer> {
  const { size, corner } = icon;
  const sheet = print(separate(iconDrawing(icon), MASTER), { seed: 51, coarseness: 1, grain: size < 512 ? 0 : 0.3 });
  const printed = await openSheet(sheet).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer();
  const cut =
    corner === 0 ? sharp(printed) : sharp(printed).composite([{ input: roundedMask(size, corner), blend: 'dest-in' }]);
  return cut.png({ palette: true, colours: COLORS, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}
