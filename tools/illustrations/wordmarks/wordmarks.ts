import { outlineOf } from './faces';
import type { Face } from './faces';
import { boxOfOutline, heightOf, moved, readPath, simplified, widthOf, writePath } from './path';
import type { Outline } from './path';

/** The head of a paper that does not exist. Names checked from memory against papers, magazines and apps in 2026. */
export interface Wordmark {
  readonly id: string;
  readonly name: string;
  /** Its shape, made around any origin. */
  draw(): Outline;
  /** Letters cut out of what lies under them. */
  readonly cutOut?: boolean;
  /** Set in a face with worn edges. */
  readonly rough?: boolean;
}

/** Every mark covers about this area, within these limits, in CSS pixels: so none looks louder than the others. */
const OPTICAL = { area: 9600, widest: 250, tallest: 64 };
/** Units of the outlines a CSS pixel: whole numbers must be fine enough. */
const FINENESS = 4;
/** Shorter steps cannot be seen, also not at three times the size; rough faces are made of them. */
const SHORTEST = { smooth: 0.5, rough: 1.3 };

/** Words set to a width, their box measured. The foot of the letters is at 0. */
function set(words: string, face: Face, width: number, spacing = 0): Outline {
  const outline = outlineOf(words, face, spacing);
  const box = boxOfOutline(outline);
  const scale = width / widthOf(box);
  return moved(outline, -box.left * scale, 0, scale);
}

const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  readPath(`M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`);

/** An oval as four curves; the inner one of a ring runs the other way round, so that it is a hole. */
function oval(x: number, y: number, rx: number, ry: number, inner: boolean): Outline {
  const bend = 0.5523;
  const [bx, by] = [rx * bend, (inner ? -ry : ry) * bend];
  const side = inner ? -ry : ry;
  return readPath(
    [
      `M ${x - rx} ${y} C ${x - rx} ${y - by} ${x - bx} ${y - side} ${x} ${y - side}`,
      `C ${x + bx} ${y - side} ${x + rx} ${y - by} ${x + rx} ${y}`,
      `C ${x + rx} ${y + by} ${x + bx} ${y + side} ${x} ${y + side}`,
      `C ${x - bx} ${y + side} ${x - rx} ${y + by} ${x - rx} ${y} Z`,
    ].join(' '),
  );
}

export const WORDMARKS: readonly Wordmark[] = [
  {
    id: 'the-gotham-whisker',
    name: 'The Gotham Whisker',
    draw: () => set('The Gotham Whisker', 'UnifrakturCook', 200),
  },
  {
    id: 'borough-bugle',
    name: 'Borough Bugle',
    draw: () => [
      ...set('BOROUGH BUGLE', 'Alfa Slab One', 200),
      ...rectangle(0, 7, 200, 3.4),
      ...moved(set('KINGS COUNTY, N.Y.', 'Oswald', 136, 26), 32, 23),
    ],
  },
  { id: 'hearth-and-stoop', name: 'Hearth & Stoop', draw: () => set('Hearth & Stoop', 'Playfair Display', 200) },
  {
    id: 'night-mouser',
    name: 'Night Mouser',
    draw: () => [...rectangle(-14, -32, 228, 44), ...set('NIGHT MOUSER', 'Limelight', 200, 4)],
    cutOut: true,
  },
  {
    id: 'the-ferry-post',
    name: 'The Ferry Post',
    draw: () => [
      ...rectangle(0, -29, 200, 1.8),
      ...set('THE FERRY POST', 'Old Standard TT', 200, 3),
      ...rectangle(0, 8, 200, 1.8),
      ...rectangle(0, 11.6, 200, 0.9),
    ],
  },
  {
    id: 'tenement-review',
    name: 'Tenement Review',
    draw: () => [...set('TENEMENT', 'Oswald', 170, 14), ...moved(set('REVIEW', 'Oswald', 170, 92), 0, 27)],
  },
  { id: 'fire-escape', name: 'Fire Escape', draw: () => set('fire escape', 'Abril Fatface', 200) },
  { id: 'fish-cart-weekly', name: 'Fish Cart Weekly', draw: () => set('Fish Cart Weekly', 'Yellowtail', 200) },
  {
    id: 'milk-bottle-dispatch',
    name: 'Milk Bottle Dispatch',
    draw: () => set('MILK BOTTLE DISPATCH', 'Six Caps', 200, 4),
  },
  {
    id: 'mittens',
    name: 'Mittens',
    draw: () => [
      ...oval(100, -11, 138, 44, false),
      ...oval(100, -11, 133.6, 39.6, true),
      ...set('MITTENS', 'Libre Caslon Display', 200, 14),
    ],
  },
  {
    id: 'the-alley-ledger',
    name: 'The Alley Ledger',
    draw: () => [...set('The Alley Ledger', 'Special Elite', 200), ...rectangle(0, 9, 200, 1.8)],
    rough: true,
  },
  { id: 'stoopside', name: 'Stoopside', draw: () => set('STOOPSIDE', 'Rye', 200), rough: true },
];

export interface DrawnWordmark {
  readonly id: string;
  readonly name: string;
  /** Size on the page in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** A symbol of the file that holds all of them. */
  readonly symbol: string;
}

/** Fits a mark into its box by measure and writes it as one path in the color of the text around it. */
export function drawWordmark({ id, name, draw, cutOut = false, rough = false }: Wordmark): DrawnWordmark {
  const outline = draw();
  const box = boxOfOutline(outline);
  const [wide, high] = [widthOf(box), heightOf(box)];
  const scale = Math.min(Math.sqrt(OPTICAL.area / (wide * high)), OPTICAL.widest / wide, OPTICAL.tallest / high);
  const fine = scale * FINENESS;
  const [boxWidth, boxHeight] = [Math.ceil(wide * fine), Math.ceil(high * fine)];
  const shortest = (rough ? SHORTEST.rough : SHORTEST.smooth) * FINENESS;
  const path = writePath(simplified(moved(outline, -box.left * fine, -box.top * fine, fine), shortest));
  const rule = cutOut ? ' fill-rule="evenodd"' : '';
  return {
    id,
    name,
    width: Math.round(wide * scale),
    height: Math.round(high * scale),
    symbol: `<symbol id="${id}" viewBox="0 0 ${boxWidth} ${boxHeight}"><path fill="currentColor"${rule} d="${path}"/></symbol>\n`,
  };
}
