/** One page as it is written to dist/. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
}
