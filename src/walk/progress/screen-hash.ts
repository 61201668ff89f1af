// The hash of a walk's address names its screen. Each screen is a history entry; the map and the list share one. Stops
// are counted from 1.

export type Screen =
  | { readonly kind: 'cover' | 'map' | 'list' | 'end' }
  | { readonly kind: 'way' | 'stop'; readonly stop: number };

const WHOLE = ['map', 'list', 'end'] as const;
const COVER: Screen = { kind: 'cover' };

/**
 * The screen that a hash names.
 * @param hash the value of `location.hash`, with its "#"; '' for none
 * @param stops how many stops the walk has
 * @returns the cover for a hash that names no screen of this walk
 */
export function readScreen(hash: string, stops: number): Screen {
  const whole = WHOLE.find((kind) => hash === `#${kind}`);
  if (whole) return { kind: whole };
  const [, name, digits] = /^#(to|stop)-([1-9]\d{0,2})$/.exec(hash) ?? [];
  const stop = Number(digits);
  if (name === undefined || !(stop <= stops)) return COVER;
  return { kind: name === 'to' ? 'way' : 'stop', stop };
}

/** The hash of a screen: '' for the cover, else with its "#". */
export function hashOf(screen: Screen): string {
  switch (screen.kind) {
    case 'cover':
      return '';
    case 'way':
      return `#to-${screen.stop}`;
    case 'stop':
      return `#stop-${screen.stop}`;
    default:
      return `#${screen.kind}`;
  }
}
