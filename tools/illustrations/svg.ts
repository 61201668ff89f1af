import { createHash } from 'node:crypto';
import { gougePath, short } from './geometry';
import type { Point, Points, Taper } from './geometry';
import type { Swatch } from './inks';

export type Svg = string;
export type Fill = Swatch | 'none' | `url(#${string})`;

interface Outline {
  readonly color: Swatch;
  readonly width: number;
}

const strokeOf = (outline: Outline | undefined): string =>
  outline ? ` stroke="${outline.color}" stroke-width="${outline.width}" stroke-linejoin="round"` : '';

/** A filled path (`d` of SVG); the outline, if any, is drawn half inside and half outside. */
export function shape(path: string, fill: Fill, outline?: Outline): Svg {
  return `<path d="${path}" fill="${fill}"${strokeOf(outline)}/>`;
}

/** A line of constant width, for objects drawn with a ruler. Fur and folds are cut with `gouge`. */
export function stroke(path: string, color: Swatch, width: number): Svg {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A straight line between two points, its ends cut square. */
export function line(x1: number, y1: number, x2: number, y2: number, color: Swatch, width: number): Svg {
  const path = `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}

/** `x`, `y`: its top left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: Fill, outline?: Outline): Svg {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${strokeOf(outline)}/>`;
}

/** `x`, `y`: its middle. */
export function circle(x: number, y: number, radius: number, fill: Fill, outline?: Outline): Svg {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${strokeOf(outline)}/>`;
}

/** `x`, `y`: its middle; `rx`, `ry`: half its width and height. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: Fill, outline?: Outline): Svg {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${strokeOf(outline)}/>`;
}

/** A closed path with true corners; `smooth` of geometry.ts rounds them. */
export const polygonPath = (points: Points): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** `polygonPath`, filled. */
export const polygon = (points: Points, fill: Fill, outline?: Outline): Svg =>
  shape(polygonPath(points), fill, outline);

/** A filled cut from `a` to `b`, pulled toward `bend`; `width` where it is thickest. */
export function gouge(a: Point, bend: Point, b: Point, width: number, color: Swatch, taper: Taper = 'both ends'): Svg {
  return shape(gougePath(a, bend, b, width, taper), color);
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Puts a drawing, made around its own origin, into the picture. */
export function place(drawing: Svg, { x, y, scale = 1, turn = 0, flip = false }: Place): Svg {
  const move = `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`;
  return `<g transform="${move} scale(${flip ? -scale : scale} ${scale})">${drawing}</g>`;
}

/** Ids depend on the content, so that drawing the same thing twice gives the same text. */
const idOf = (content: string): string => `i${createHash('sha1').update(content).digest('hex').slice(0, 10)}`;

/** Shows the part of a drawing within a closed path, both in the same units. */
export function clipTo(path: string, drawing: Svg): Svg {
  const id = idOf(path);
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

interface Stop {
  readonly at: number;
  readonly color: Swatch;
}

/** A gradient from top to bottom. It is printed as a halftone: use it for skies only. */
export function verticalGradient(stops: readonly Stop[]): { defs: Svg; fill: Fill } {
  const inner = stops.map(({ at, color }) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  const id = idOf(inner);
  return {
    defs: `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient></defs>`,
    fill: `url(#${id})`,
  };
}

/** Calls `draw` for 0 to count - 1 and joins what it draws. */
export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('');
}

/** A whole SVG file with its origin at the top left; a unit is a pixel until it is rendered at another size. */
export const documentOf = (width: number, height: number, drawing: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;

/** Each file of the static font is a separate family. */
const FAMILIES = { 600: 'Fraunces SemiBold', 900: 'Fraunces Black' } as const;

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A swatch if it is printed, a CSS color if it is laid over a finished print. */
  readonly color: Swatch | `#${string}`;
  readonly weight: keyof typeof FAMILIES;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle';
}

/** A line of Fraunces. Below a size of about 34 of 1600 the rough edge makes it unreadable: lay it over the print. */
export function text(words: string, { x, y, size, color, weight, spacing = 0, anchor = 'middle' }: Lettering): Svg {
  return `<text x="${x}" y="${y}" font-family="${FAMILIES[weight]}" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
}
