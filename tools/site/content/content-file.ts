/** A checked file: its path as messages name it, and its value. */
export interface ContentFile {
  readonly path: string;
  readonly value: unknown;
}
