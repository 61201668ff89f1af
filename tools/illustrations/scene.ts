import type { CoatName } from './cat/coats';
import type { InkName } from './inks';
import type { Part } from './plates';
import { place } from './svg';
import type { Place, Svg } from './svg';

/** One picture: its content, in words and as a drawing. */
export interface Scene {
  readonly id: string;
  /** The kind of composition, which determines the size that a check expects of the main cat. */
  readonly template: Template;
  readonly district: 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'city';
  readonly time: 'dawn' | 'day' | 'dusk' | 'night' | 'indoors';
  /**
   * The year that it shows; it may contain nothing that did not exist then. Undefined: today, or no particular year.
   */
  readonly year?: number;
  /** The inks of the picture, without night. The run fails if it finds another one. */
  readonly palette: readonly Exclude<InkName, 'night'>[];
  /** Every cat in it, the main one first. checks.ts counts them. */
  readonly cats: readonly CoatName[];
  /** The detail that makes a visitor smile, or look twice. */
  readonly joke: string;
  /** The size of the drawing, which is also its aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The part that is shown, if it is not everything. */
  readonly part?: Part;
  readonly seed: number;
  /** The alternative text. It claims no likeness: "Print of a tuxedo cat", never a name. */
  readonly alt: string;
  /** The caption begins with "Illustration", so that nobody takes the picture for a historical document. */
  readonly caption: string;
  /** Width of the original in pixels. */
  readonly printWidth: number;
  /** The size of dots, wobble and flecks; 1.5 for a picture that is shown small. */
  readonly coarseness?: number;
  /** Dry-ink flecks, 0 to 1; 0.4 if text is on a solid area. */
  readonly grain?: number;
  /** The published widths in pixels. */
  readonly widths: readonly number[];
  /** The width that every phone stores for offline use. */
  readonly offlineWidth: number;
  /** From the back to the front. */
  layers(): readonly Layer[];
  /** Letters too small for the rough edge: laid over the finished print, in CSS colors. */
  lettering?(): Svg;
}

/**
 * view: a wide prospect, the cats small in it · street, indoors: a scene at cat height · portrait: one head and
 * shoulders · object, chart: no cat need be in it
 */
export type Template = 'view' | 'street' | 'indoors' | 'portrait' | 'object' | 'chart';

export type Layer = Svg | CatLayer | BuildingLayer;

/** A cat, separate from the drawing, so that checks.ts can compare it with its surroundings. */
export interface CatLayer {
  readonly kind: 'cat';
  readonly drawing: Svg;
  /** Each picture has one main cat. */
  readonly hero: boolean;
  /** Declares that two cats overlap on purpose. */
  readonly huddles: boolean;
}

/** An object that existed only in certain years. */
export interface BuildingLayer {
  readonly kind: 'building';
  readonly drawing: Svg;
  readonly name: string;
  /** The first and the last year in which it existed as drawn. */
  readonly from: number;
  readonly until?: number;
}

interface CatOptions {
  readonly hero?: boolean;
  readonly huddles?: boolean;
}

/**
 * Wraps a cat drawn around its own origin and places it in the scene. By default it is not the main cat and overlaps no
 * other.
 */
export function cat(drawing: Svg, at: Place, { hero = false, huddles = false }: CatOptions = {}): CatLayer {
  return { kind: 'cat', drawing: place(drawing, at), hero, huddles };
}

interface Built {
  readonly name: string;
  readonly from: number;
  readonly until?: number;
}

/**
 * Wraps a drawing in units of the scene with the years in which it existed, which checks.ts compares with the year
 * shown.
 */
export function building(built: Built, drawing: Svg): BuildingLayer {
  return { kind: 'building', drawing, ...built };
}

/** Height of the printed picture, for a width of 1. */
export const aspectOf = ({ width, height, part }: Scene): number =>
  ((part?.height ?? 1) * height) / ((part?.width ?? 1) * width);

/** All layers as one drawing in units of the scene, without the document around it. */
export const drawingOf = (layers: readonly Layer[]): Svg =>
  layers.map((layer) => (typeof layer === 'string' ? layer : layer.drawing)).join('');

/** The widths for scenes across a phone or beside text. */
export const WIDE = { printWidth: 1600, widths: [480, 800, 1200], offlineWidth: 800 } as const;
/** The widths for pictures in a grid, which are never wider than 400 points on a screen. */
export const GRID = { printWidth: 1600, widths: [480, 800], offlineWidth: 480 } as const;
