declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number pins the axis there. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    /** Features of OpenType that stay; left out: all. */
    keepFeatures?: readonly string[];
  }
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
