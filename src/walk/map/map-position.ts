/** Where the walker is, as the map draws it. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees from north; only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** Nothing has confirmed it for a while. */
  readonly isOld: boolean;
}
