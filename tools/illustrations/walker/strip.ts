import { INKS, PAPER } from '../inks';
import type { InkName } from '../inks';
import { separate } from '../plates';
import { print } from '../print';
import { documentOf, place } from '../svg';
import type { Place, Svg } from '../svg';
import { writePath } from '../wordmarks/path';
import { traced } from './trace';
import type { Field } from './trace';
import { FEET, FRAME, FRAMES, FRAMES_A_ROUND, HEAD, PLACES, ROUND, roundsTo, SCALE } from './white-cat';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SEED = 11;
const SHEET_WIDTH = 1600;
/** Pixels to trace, and units of the file, for one unit of the hero print. */
const FINENESS = 2;
const FINISH = { tolerance: 0.35 * FINENESS, leastArea: 2 * FINENESS ** 2 } as const;
/** What the press leaves of a full ink on average: it prints a little dry. */
const FULL_INK = 0.94;

/** The sheet on which the head is printed, and where its origin is. */
const HEAD_SHEET = { width: 130, height: 110 } as const;
const HEAD_AT = { x: 40, y: 62, scale: SCALE * (FRAMES[0]?.head.scale ?? 1) } as const;

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const onPaper = (ink: InkName): string =>
  hex(PAPER.map((paper, i) => paper * (1 - FULL_INK + (FULL_INK * (INKS[ink].rgb[i] ?? 0)) / 255)));

/** The legs and the ear on the far side of a white cat. They lie below everything else. */
const FAR_SIDE = '@slate';

/**
 * Prints a drawing one ink after the other, with the edges of our press, and traces what each ink covers.
 * In: a drawing in a white coat, and the size of its sheet. Out: shapes in screen colors, without a ground.
 */
function tracedPrint(drawing: Svg, size: Size): Svg {
  const plates = platesOf(drawing, size);
  const only = (isSeen: (swatch: string) => boolean): Field =>
    platesOf(
      drawing.replaceAll(/@[a-z]+/g, (swatch) => (isSeen(swatch) ? '@night' : 'none')),
      size,
    )('night');
  return [
    // Whole, although the rest covers a part: the ground would shine through between two edges.
    shapeOf(
      only((swatch) => swatch === FAR_SIDE),
      onPaper('slate'),
    ),
    // A print has its paper below; here it is a shape like the others.
    shapeOf(
      only((swatch) => swatch !== FAR_SIDE),
      hex(PAPER),
    ),
    shapeOf(plates('mustard'), onPaper('mustard')),
    shapeOf(plates('brick'), onPaper('brick')),
    shapeOf(plates('night'), hex(INKS.night.rgb)),
  ].join('');
}

function shapeOf(field: Field, color: string): Svg {
  const outline = traced(field, FINISH);
  return outline.length === 0 ? '' : `<path fill="${color}" d="${writePath(outline)}"/>`;
}

/**
 * Separates a drawing. The function that it returns prints the plate of one ink: how much of it lies on every pixel,
 * 0 to 1. Every plate is printed in night, which never slips, so that all shapes fit, and without grain, since a fleck
 * would be a hole.
 */
function platesOf(drawing: Svg, { width, height }: Size): (ink: InkName) => Field {
  const set = separate(documentOf(width, height, drawing), width * FINENESS);
  return (ink) => {
    const plate = set.plates.get(ink) ?? new Float32Array(set.width * set.height);
    const { pixels } = print(
      { ...set, plates: new Map([['night', plate]]) },
      { seed: SEED, coarseness: SHEET_WIDTH / width, grain: 0 },
    );
    const [paper, night] = [PAPER[0], INKS.night.rgb[0]];
    const shares = plate.map((_, i) => (paper - (pixels[i * 3] ?? paper)) / (paper - night));
    return { ...set, shares };
  };
}

const units = (value: number): number => Math.round(value * FINENESS);

/** Prints the strip: the frames side by side in one file, which has the head once. */
export function printStrip(): Svg {
  const head = tracedPrint(place(HEAD, HEAD_AT), HEAD_SHEET);
  const frames = FRAMES.map((frame, i) => {
    const body = tracedPrint(place(frame.body, { ...FEET, scale: SCALE }), FRAME);
    return `<g transform="translate(${units(i * FRAME.width)})">${body}<use href="#h" ${headAt(frame.head)}/></g>\n`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units(FRAMES.length * FRAME.width)} ${units(FRAME.height)}">\n`,
    `<defs><g id="h"><g transform="translate(${-units(HEAD_AT.x)} ${-units(HEAD_AT.y)})">${head}</g></g></defs>\n`,
    ...frames,
    '</svg>\n',
  ].join('');
}

const headAt = ({ x, y, turn = 0 }: Place): string =>
  `transform="translate(${units(FEET.x + x * SCALE)} ${units(FEET.y + y * SCALE)})rotate(${Math.round(turn * 10) / 10})"`;

/** The measures of the strip, and where the cat belongs, for the style sheet of the page. */
export function stripStyles(): string {
  const places = Object.entries(PLACES).flatMap(([print, place]) => [
    `  --${print}-x: ${place.x};`,
    `  --${print}-y: ${place.y};`,
    `  --${print}-size: ${Math.round((place.scale / SCALE) * 1e4) / 1e4};`,
    `  --${print}-rounds: ${roundsTo(place)};`,
    `  --${print}-steps: ${roundsTo(place) * FRAMES_A_ROUND};`,
  ]);
  return [
    '/* Generated by `npm run pictures`. Do not edit: change tools/illustrations/walker instead. The first frame is the',
    '   cat that stands, the others are one round of its walk. The lengths are in units of the hero print. */',
    '.strip {',
    `  --frames: ${FRAMES.length};`,
    `  --frames-a-round: ${FRAMES_A_ROUND};`,
    `  --frame-width: ${FRAME.width};`,
    `  --frame-height: ${FRAME.height};`,
    `  --feet-x: ${FEET.x};`,
    `  --feet-y: ${FEET.y};`,
    `  --round: ${ROUND};`,
    ...places,
    '}\n',
  ].join('\n');
}
