// Draws the punched card as a picture on the device. Loaded when the visitor asks for the picture.
import company from '../../../content/company.yaml';
import { EYES, HEAD, NOSE } from '../../../pictures/brand-mark';
import { newYorkDay } from '../../../shared/new-york-time';
import { inks } from '../../../theme/theme';
import { diesOf, type DieState } from '../../punch-card/die-states';
import { cardLayout } from '../card/card-layout';
import { inWords } from '../walk-words';
import { cardDay } from './card-day';

export interface KeepsakeCard {
  readonly slug: string;
  readonly title: string;
  /** The distance in words; '' if none is known. */
  readonly walked: string;
  /** When the last stop was punched, in milliseconds since 1970; undefined for an empty card, which has no date. */
  readonly at: number | undefined;
  readonly cats: readonly string[];
  readonly punched: ReadonlySet<number>;
  readonly host: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const DISPLAY = "Fraunces, 'Iowan Old Style', Georgia, serif";
const TEXT = "'Libre Franklin', 'Franklin Gothic', Arial, sans-serif";

type Pen = CanvasRenderingContext2D;

function inked(pen: Pen, path: Path2D, color: string): void {
  pen.fillStyle = color;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- the pen is no array
  pen.fill(path);
}

function box(pen: Pen, x: number, y: number, width: number, height: number, fill: string): void {
  pen.fillStyle = fill;
  pen.fillRect(x, y, width, height);
  pen.strokeRect(x, y, width, height);
}

function words(pen: Pen, text: string, x: number, y: number, font: string, color: string): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

function rays(pen: Pen): void {
  pen.fillStyle = inks.bottle;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = inks.verd;
  const count = 40;
  for (let ray = 0; ray < count; ray += 2) {
    // Half a ray of offset, so that no edge is horizontal: it would look like a seam.
    const [from, to] = [ray, ray + 1].map((edge) => ((edge + 0.5) / count) * 2 * Math.PI);
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 600);
    pen.arc(WIDTH / 2, 600, HEIGHT, from ?? 0, to ?? 0);
    pen.fill();
  }
}

/** The cat's head of the brand mark, `size` wide, with the upper left corner of its box at x, y. */
function die(pen: Pen, state: DieState, x: number, y: number, size: number): void {
  const scale = size / 40;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.translate(-4, -4.5);
  const head = new Path2D(HEAD);
  if (state === 'open') {
    pen.lineWidth = 2.6;
    pen.stroke(head);
  } else {
    pen.translate(2, 2);
    inked(pen, head, inks.cream);
    pen.translate(-2, -2);
    inked(pen, head, inks.night);
    if (state === 'awake') inked(pen, new Path2D(EYES), inks.mustard);
  }
  pen.restore();
}

/** The brand mark, `size` wide, as in src/layout/BrandMark.tsx. */
function mark(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 48, size / 48);
  pen.fillStyle = inks.mustard;
  pen.beginPath();
  pen.arc(24, 24, 24, 0, 2 * Math.PI);
  pen.fill();
  inked(pen, new Path2D(HEAD), inks.night);
  inked(pen, new Path2D(EYES), inks.paper);
  pen.fillStyle = inks.night;
  for (const pupil of [17, 31]) {
    pen.beginPath();
    pen.ellipse(pupil, 26.6, 1.1, 3.1, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  inked(pen, new Path2D(NOSE), inks.brick);
  pen.restore();
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CARD: Frame = { x: 134, y: 62, width: 806, height: 1056 };
const HEAD_HEIGHT = 76;
const SIDE = 130;
const FOOT = 156;

function fields(pen: Pen, { cats, punched }: KeepsakeCard): void {
  const { side, foot } = cardLayout(cats.length);
  const tall = CARD.height - HEAD_HEIGHT - FOOT;
  const each = tall / side;
  const top = CARD.y + HEAD_HEIGHT;
  for (const [i, state] of diesOf(cats.length, punched).entries()) {
    const stop = i + 1;
    pen.textAlign = 'center';
    if (i >= side && i < side + foot) {
      const width = CARD.width / foot;
      const x = CARD.x + (i - side) * width;
      box(pen, x, top + tall, width, FOOT, inks.ginger);
      words(pen, String(stop), x + width / 2 - 44, top + tall + 94, `900 52px ${DISPLAY}`, inks.night);
      die(pen, state, x + width / 2 - 8, top + tall + 46, 68);
    } else {
      const isLeft = i < side;
      const row = isLeft ? i : cats.length - 1 - i;
      const x = isLeft ? CARD.x : CARD.x + CARD.width - SIDE;
      const y = top + row * each;
      box(pen, x, y, SIDE, each, inks.ginger);
      words(pen, String(stop), x + SIDE / 2, y + each / 2 - 22, `900 52px ${DISPLAY}`, inks.night);
      die(pen, state, x + SIDE / 2 - 34, y + each / 2 + 2, 68);
    }
  }
}

const times = ({ cats, punched }: KeepsakeCard): string =>
  punched.size === cats.length
    ? `PUNCHED ${inWords(cats.length).toUpperCase()} TIMES`
    : `${punched.size} OF ${cats.length} PUNCHED`;

/** Writes the title on one line if it fits, else broken at its last space. Returns the next line's y. */
function title(pen: Pen, text: string, x: number, y: number, width: number): number {
  pen.font = `900 64px ${DISPLAY}`;
  const last = text.lastIndexOf(' ');
  const lines = pen.measureText(text).width <= width || last < 0 ? [text] : [text.slice(0, last), text.slice(last + 1)];
  lines.forEach((line, index) => words(pen, line, x, y + index * 62, `900 64px ${DISPLAY}`, inks.night));
  return y + lines.length * 62;
}

function panel(pen: Pen, card: KeepsakeCard): void {
  const [x, y] = [CARD.x + SIDE, CARD.y + HEAD_HEIGHT];
  const width = CARD.width - 2 * SIDE;
  box(pen, x, y, width, CARD.height - HEAD_HEIGHT - FOOT, inks.cream);
  const left = x + 36;
  pen.textAlign = 'left';
  pen.letterSpacing = '3px';
  words(pen, times(card), left, y + 80, `700 26px ${TEXT}`, inks.signal);
  pen.letterSpacing = '0px';
  let line = title(pen, card.title, left, y + 156, width - 72);
  if (card.at !== undefined) words(pen, cardDay(card.at), left, line + 6, `700 34px ${TEXT}`, inks.night);
  words(pen, card.walked, left, line + 52, `700 34px ${TEXT}`, inks.night);
  line += 118;
  card.cats.forEach((cat, index) => {
    const at = line + index * 46;
    words(pen, String(index + 1), left, at, `900 28px ${DISPLAY}`, inks.signal);
    if (card.punched.has(index + 1)) words(pen, cat, left + 36, at, `600 30px ${TEXT}`, inks.night);
  });
}

function name(pen: Pen, card: KeepsakeCard): void {
  box(pen, CARD.x, CARD.y, CARD.width, HEAD_HEIGHT, inks.ginger);
  pen.letterSpacing = '4px';
  pen.textAlign = 'left';
  words(pen, company.name.toUpperCase(), CARD.x + 40, CARD.y + 49, `800 27px ${TEXT}`, inks.night);
  pen.textAlign = 'right';
  words(pen, 'PUNCH CARD', CARD.x + CARD.width - 36, CARD.y + 49, `800 27px ${TEXT}`, inks.night);
  pen.letterSpacing = '0px';
  pen.fillStyle = inks.paper;
  pen.fillRect(0, 1202, WIDTH, 6);
  pen.fillStyle = inks.night;
  pen.fillRect(0, 1208, WIDTH, HEIGHT - 1208);
  mark(pen, 66, 1233, 92);
  pen.textAlign = 'left';
  words(pen, company.name, 186, 1294, `900 46px ${DISPLAY}`, inks.paper);
  pen.textAlign = 'right';
  words(pen, card.host, 1016, 1292, `500 32px ${TEXT}`, inks.paper);
}

/** The perforation below the card's head, with a notch at both ends. */
function perforation(pen: Pen): void {
  const y = CARD.y + HEAD_HEIGHT;
  pen.fillStyle = inks.ginger;
  pen.fillRect(CARD.x + 3, y - 3, CARD.width - 6, 6);
  pen.lineWidth = 5;
  pen.setLineDash([13, 9]);
  pen.beginPath();
  pen.moveTo(CARD.x + 28, y);
  pen.lineTo(CARD.x + CARD.width - 24, y);
  pen.stroke();
  pen.setLineDash([]);
  for (const [x, isLeft] of [
    [CARD.x, true],
    [CARD.x + CARD.width, false],
  ] as const) {
    pen.fillStyle = inks.bottle;
    pen.fillRect(isLeft ? x - 4 : x, y - 19, 4, 38);
    pen.beginPath();
    pen.arc(x, y, 22, Math.PI / 2, -Math.PI / 2, isLeft);
    pen.fill();
    pen.stroke();
  }
}

/** Draws the card as the last screen shows it, on 1080 x 1350 pixels. */
function draw(pen: Pen, card: KeepsakeCard): void {
  rays(pen);
  pen.lineJoin = 'miter';
  pen.strokeStyle = inks.night;
  pen.fillStyle = inks.night;
  pen.fillRect(CARD.x + 18, CARD.y + 18, CARD.width + 4, CARD.height + 4);
  pen.lineWidth = 5;
  fields(pen, card);
  panel(pen, card);
  name(pen, card);
  pen.lineWidth = 6;
  pen.strokeRect(CARD.x, CARD.y, CARD.width, CARD.height);
  perforation(pen);
}

/** Waits for the page's fonts, in which the text is drawn. */
async function fontsReady(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(`900 64px Fraunces`),
    document.fonts.load(`700 34px 'Libre Franklin'`),
  ]);
}

async function pictureOf(card: KeepsakeCard): Promise<Blob> {
  await fontsReady();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures');
  draw(pen, card);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The picture came to nothing');
  return blob;
}

const wasCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Makes the picture and shares or downloads it. The site sends it nowhere.
 * @throws Error if the device cannot draw it
 */
export async function keepPicture(card: KeepsakeCard, how: 'save' | 'share'): Promise<void> {
  const blob = await pictureOf(card);
  const day = card.at === undefined ? '' : `-${newYorkDay(new Date(card.at))}`;
  const file = new File([blob], `gotham-mousers-${card.slug}${day}.png`, { type: 'image/png' });
  if (how === 'share') {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (wasCanceled(error)) return;
      // The system refuses to share this file: download it instead.
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address while it saves the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
