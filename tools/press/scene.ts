import type { Svg } from './svg';

/** One picture: what it shows, in words and as a drawing. */
export interface Scene {
  readonly id: string;
  /** Size of the drawing; also its aspect. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** What is seen. Claims no likeness: "Print of a tuxedo cat", never a name. */
  readonly alt: string;
  /** Begins with "Illustration", so that nobody takes a print for a record. */
  readonly caption: string;
  /** Width of the master in pixels. */
  readonly printWidth: number;
  readonly coarseness?: number;
  /** Widths it is published in, in pixels. */
  readonly widths: readonly number[];
  draw(): Svg;
}

export const WIDE_WIDTHS = [480, 800, 1200] as const;
