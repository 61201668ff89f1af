declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number fixes the axis at that value. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    /** The OpenType features that stay; all if omitted. */
    keepFeatures?: readonly string[];
  }
  /** Reduces a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
