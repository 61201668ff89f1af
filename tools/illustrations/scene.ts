import type { CoatName } from './cat/coats';
import type { InkName } from './inks';
import type { Part } from './plates';
import { place } from './svg';
import type { Place, Svg } from './svg';

/** One picture: what it shows, in words and as a drawing. */
export interface Scene {
  readonly id: string;
  /** How it is composed: the proportions a check expects of its hero follow from it. */
  readonly template: Template;
  readonly district: 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'city';
  readonly time: 'dawn' | 'day' | 'dusk' | 'night' | 'indoors';
  /** The year it shows; nothing may stand in it that was not there. Left out: today, or no year at all. */
  readonly year?: number;
  /** The inks it is printed in, night left out. The run fails when it meets another one. */
  readonly palette: readonly Exclude<InkName, 'night'>[];
  /** Every cat in it, the hero first. checks.ts counts them. */
  readonly cats: readonly CoatName[];
  /** What makes a walker smile, or look twice. */
  readonly joke: string;
  /** Size of the drawing; also its aspect. */
  readonly width: number;
  readonly height: number;
  /** What is shown of it, where that is not everything. */
  readonly part?: Part;
  readonly seed: number;
  /** What is seen. Claims no likeness: "Print of a tuxedo cat", never a name. */
  readonly alt: string;
  /** Begins with "Illustration", so that nobody takes a print for a record. */
  readonly caption: string;
  /** Width of the master in pixels. */
  readonly printWidth: number;
  /** Size of dots, wobble and flecks; 1.5 for what is shown small. */
  readonly coarseness?: number;
  /** Dry-ink flecks, 0 to 1; 0.4 where type stands on a solid. */
  readonly grain?: number;
  /** Widths it is published in, in pixels. */
  readonly widths: readonly number[];
  /** The width every phone keeps for the subway. */
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

/** A cat, kept apart from the drawing so that checks.ts can measure it against what it covers. */
export interface CatLayer {
  readonly kind: 'cat';
  readonly drawing: Svg;
  /** One hero a picture; the others keep it company. */
  readonly hero: boolean;
  /** Said aloud where two cats are meant to overlap. */
  readonly huddles: boolean;
}

/** Something a chronicler would date. */
export interface BuildingLayer {
  readonly kind: 'building';
  readonly drawing: Svg;
  readonly name: string;
  /** First and last year it stood, looking as drawn. */
  readonly from: number;
  readonly until?: number;
}

interface CatOptions {
  readonly hero?: boolean;
  readonly huddles?: boolean;
}

/** Wraps a cat drawn around its own origin and sets it in the scene. By default it is no hero and huddles with nobody. */
export function cat(drawing: Svg, at: Place, { hero = false, huddles = false }: CatOptions = {}): CatLayer {
  return { kind: 'cat', drawing: place(drawing, at), hero, huddles };
}

interface Built {
  readonly name: string;
  readonly from: number;
  readonly until?: number;
}

/** Wraps a drawing in units of the scene with the years it stood, which `checks.ts` compares with the year shown. */
export function building(built: Built, drawing: Svg): BuildingLayer {
  return { kind: 'building', drawing, ...built };
}

/** Height of the printed picture, for a width of 1. */
export const aspectOf = ({ width, height, part }: Scene): number =>
  ((part?.height ?? 1) * height) / ((part?.width ?? 1) * width);

/** All layers as one drawing in units of the scene, without the document around it. */
export const drawingOf = (layers: readonly Layer[]): Svg =>
  layers.map((layer) => (typeof layer === 'string' ? layer : layer.drawing)).join('');

/** Scenes across a phone or beside the words. */
export const WIDE = { printWidth: 1600, widths: [480, 800, 1200], offlineWidth: 800 } as const;
/** Pictures of a grid: never wider than 400 points on a screen. */
export const GRID = { printWidth: 1600, widths: [480, 800], offlineWidth: 480 } as const;
