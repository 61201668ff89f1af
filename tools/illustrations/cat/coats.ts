import type { Swatch } from '../inks';

/**
 * plain: one color · bib: the tuxedo · tabby: stripes and a pale muzzle · muzzle: a pale muzzle only · patches: the
 * calico · torn: the tortoiseshell · points: dark where a Siamese is cold, at mask, ears, paws and tail
 */
type Marking = 'plain' | 'bib' | 'tabby' | 'muzzle' | 'patches' | 'torn' | 'points';

export interface Coat {
  readonly marking: Marking;
  readonly base: Swatch;
  /** A dark coat is drawn with paper cuts, a pale one with night cuts. */
  readonly dark: boolean;
  readonly light: Swatch;
  /** Solid color of the legs on the far side. Dots on thin parts look like a chessboard. */
  readonly far: Swatch;
  readonly ear: Swatch;
  readonly whisker: Swatch;
  readonly eye: Swatch;
  readonly stripe?: Swatch;
  /** Color of mask, ears, paws and tail where it is not the base. */
  readonly point?: Swatch;
}

const TABBY = { marking: 'tabby', dark: false, ear: '@blush', whisker: '@paper', eye: '@mustard' } as const;
const DARK = {
  base: '@night',
  dark: true,
  far: '@night',
  light: '@paper',
  whisker: '@paper',
  eye: '@mustard',
} as const;
const PALE = {
  base: '@paper',
  dark: false,
  far: '@slate',
  light: '@paper',
  ear: '@blush',
  whisker: '@key',
  eye: '@mustard',
} as const;

export const COATS = {
  black: { ...DARK, marking: 'plain', ear: '@deep' },
  tux: { ...DARK, marking: 'bib', ear: '@brick' },
  ginger: { ...TABBY, base: '@ginger', stripe: '@rust', light: '@paper', far: '@rust' },
  tabby: { ...TABBY, base: '@brown', stripe: '@key', light: '@pale', far: '@umber' },
  gray: { ...TABBY, marking: 'muzzle', base: '@slate', light: '@paper', far: '@deep' },
  silver: { ...TABBY, base: '@slate', stripe: '@key', light: '@paper', far: '@deep' },
  white: { ...PALE, marking: 'plain' },
  calico: { ...PALE, marking: 'patches' },
  tortie: { ...DARK, marking: 'torn', ear: '@brick' },
  siamese: { ...PALE, marking: 'points', point: '@umber', ear: '@oxblood', far: '@umber', eye: '@verdigris' },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof COATS;

export const coatOf = (name: CoatName): Coat => COATS[name];

/** The color of cuts and folds on this coat. */
export const cutColor = (coat: Coat): Swatch => (coat.dark ? '@paper' : '@key');

/** The color of a paw: the tuxedo wears socks, the Siamese gloves. */
export const pawColor = (coat: Coat): Swatch => (coat.marking === 'bib' ? '@paper' : (coat.point ?? coat.base));

/** The color of the cuts between toes. */
export function toeCut(coat: Coat): Swatch {
  if (coat.marking === 'bib') return '@key';
  return coat.point ? '@paper' : cutColor(coat);
}

/** The color of the dents in the fur of a chest. */
export function chestCut(coat: Coat): Swatch {
  if (coat.marking === 'bib') return '@key';
  if (coat.marking === 'points') return '@slate';
  return coat.dark ? '@paper' : coat.far;
}
