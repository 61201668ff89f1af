/** The walker's position as the map draws it. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees clockwise from north; known only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** No fix has confirmed it for a minute. */
  readonly isOld: boolean;
}
