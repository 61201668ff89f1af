/** The walker's mark as the live map draws it: a place, its accuracy and the direction of the pointer. */
export interface Mark {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees clockwise from north; known only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** No fix has confirmed the place for a minute. */
  readonly isOld: boolean;
}
