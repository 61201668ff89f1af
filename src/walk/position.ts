// Where the walker is, as far as that can be said: a reducer over what the device tells, and the rules of
// docs/decisions/0062. Pure: fixes and times are handed in. Gives kinds and figures; the words are the page's.

/** A place, its accuracy and the direction of the tip, as the live map draws them. */
export interface Mark {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees from north; only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** No fix has confirmed it for a minute. */
  readonly isOld: boolean;
}

interface Found {
  readonly mark: Mark;
  /** Since the last fix that was used, in seconds: to 10 under a minute, to full minutes above. */
  readonly age: number;
  /** The stop (from 1) that the walker seems to be at and that was not refused with "Not yet". */
  readonly offer: number | undefined;
  /** The nearest stop whose field is open, in a straight line. */
  readonly nearest: StopAhead | undefined;
}

export interface StopAhead {
  /** From 1. */
  readonly stop: number;
  /** In a straight line, not rounded. */
  readonly meters: number;
  /** Degrees from north, as seen by the walker. */
  readonly bearing: number;
}

export type PositionState =
  | { readonly kind: 'not-asked' | 'asking' | 'refused' }
  /** `unsupported` is for good; for the others, a fix may come yet. */
  | { readonly kind: 'cannot'; readonly reason: 'unsupported' | 'unavailable' | 'nothing-came' }
  /** `meters` along the leg to the aim, rounded to 10 under 300, to 50 above. */
  | (Found & { readonly kind: 'sure'; readonly stop: number | undefined; readonly meters: number | undefined })
  /** On the way to the first stop, which no leg leads to. */
  | (Found & { readonly kind: 'to-start'; readonly stop: number; readonly meters: number; readonly bearing: number })
  | (Found & { readonly kind: 'unsure' })
  /** `meters` and `bearing` to the nearest spot of the leg. */
  | (Found & { readonly kind: 'off'; readonly stop: number; readonly meters: number; readonly bearing: number })
  | (Found & { readonly kind: 'jumps' })
  | (Found & { readonly kind: 'lost' })
  /** `meters` and `bearing` to the start. */
  | (Found & { readonly kind: 'far'; readonly meters: number; readonly bearing: number });
