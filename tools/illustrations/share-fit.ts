import { boxOf } from './measure';
import { drawingOf } from './scene';
import type { Scene } from './scene';
import { text } from './svg';
import { silhouetteOf } from './tone';

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const MEASURED_AT = 200;
const TEST_SIZE = 100;

const widths = new Map<string, number>();
/** The width of words at a size of 100, as they are set on the card. */
function widthAt100(words: string, weight: 600 | 900): number {
  const key = `${weight} ${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { width } = boxOf(text(words, { x: 0, y: 300, size: TEST_SIZE, color: '#000000', weight, anchor: 'start' }));
  widths.set(key, width);
  return width;
}

/**
 * Width of a line of Fraunces at a size, in the units of the size. Throws where nothing is drawn, as for an empty line.
 */
export const widthOfText = (words: string, size: number, weight: 600 | 900): number =>
  (widthAt100(words, weight) * size) / TEST_SIZE;

/** Breaks words into lines that are not wider than `widest`; a word that is too wide has its own line. */
export function wrapped(words: string, size: number, weight: 600 | 900, widest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOfText(longer, size, weight) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines with lengths as equal as possible, so that no single word is left over. */
export function balanced(words: string, size: number, weight: 600 | 900, widest: number): readonly string[] {
  const most = wrapped(words, size, weight, widest).length;
  let lines = wrapped(words, size, weight, widest);
  for (let width = widest; width > 0; width -= size / 4) {
    const narrower = wrapped(words, size, weight, width);
    if (narrower.length > most || narrower.some((line) => widthOfText(line, size, weight) > widest)) break;
    lines = narrower;
  }
  return lines;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  /** The distance of the lines as a share of the size. */
  readonly leading: number;
}

/** The largest size, and the lines at it, with which a title fits its area. Throws if it does not fit at all. */
export function fitTitle(
  title: string,
  { width, height, largest, smallest, leading }: Room,
): { size: number; lines: readonly string[] } {
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrapped(title, size, 900, width);
    const fits =
      lines.length * size * leading <= height && lines.every((line) => widthOfText(line, size, 900) <= width);
    if (fits) return { size, lines: balanced(title, size, 900, width) };
  }
  throw new Error(`The title is too long for its card: ${title}`);
}

interface Window {
  readonly width: number;
  readonly height: number;
  /** The wanted position of the main cat's middle, as a share of the window's width. */
  readonly middle: number;
  /** The share of the window's width, at its left, that the panel covers. */
  readonly covered: number;
}

/** The share of the window's height that the main cat fills, if the scene is large enough. */
const HERO = 0.66;
/** The crop is never smaller than this share of the largest one: a card shows a place, and not only a face. */
const CLOSEST = 0.62;

/** The part of a scene for a window: around its main cat, as close as looks good, and within its edges. */
export function cropAround(scene: Scene, window: Window): Crop {
  const aspect = window.width / window.height;
  const largest = Math.min(scene.width / (1 - window.covered), scene.height * aspect);
  const hero = boxOfHero(scene);
  const wanted = Math.max((hero.height / HERO) * aspect, hero.width / 0.72);
  const width = Math.min(largest, Math.max(largest * CLOSEST, wanted));
  const height = width / aspect;
  const within = (value: number, least: number, most: number): number =>
    Math.round(Math.max(least, Math.min(most, value)));
  return {
    left: within(hero.x - width * window.middle, -width * window.covered, scene.width - width),
    top: within(hero.y - height * 0.52, 0, scene.height - height),
    width: Math.round(width),
  };
}

/** The middle and size of the main cat, or of the whole picture if it has none. */
function boxOfHero(scene: Scene): { x: number; y: number; width: number; height: number } {
  const hero = scene.layers().find((layer) => typeof layer !== 'string' && layer.kind === 'cat' && layer.hero);
  if (hero === undefined) return { x: scene.width / 2, y: scene.height / 2, width: scene.width, height: scene.height };
  const mask = silhouetteOf(scene.width, scene.height, drawingOf([hero]), MEASURED_AT);
  const unit = scene.width / MEASURED_AT;
  const covered = [...mask.keys()].filter((i) => mask[i] === 1);
  const xs = covered.map((i) => (i % MEASURED_AT) * unit);
  const ys = covered.map((i) => Math.floor(i / MEASURED_AT) * unit);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
