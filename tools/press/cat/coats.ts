import type { Swatch } from '../inks';

type Marking = 'plain' | 'bib' | 'tabby' | 'patches';

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
  readonly stripe?: Swatch;
}

const TABBY = { marking: 'tabby', dark: false, ear: '@blush', whisker: '@paper' } as const;
const DARK = {
  base: '@night',
  dark: true,
  far: '@night',
  light: '@paper',
  whisker: '@paper',
} as const;
const PALE = {
  base: '@paper',
  dark: false,
  far: '@slate',
  light: '@paper',
  ear: '@blush',
  whisker: '@key',
} as const;

export const COATS = {
  black: { ...DARK, marking: 'plain', ear: '@deep' },
  tux: { ...DARK, marking: 'bib', ear: '@brick' },
  ginger: { ...TABBY, base: '@ginger', stripe: '@rust', light: '@paper', far: '@rust' },
  tabby: { ...TABBY, base: '@brown', stripe: '@key', light: '@pale', far: '@umber' },
  silver: { ...TABBY, base: '@slate', stripe: '@key', light: '@paper', far: '@deep' },
  white: { ...PALE, marking: 'plain' },
  calico: { ...PALE, marking: 'patches' },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof COATS;

export const coatOf = (name: CoatName): Coat => COATS[name];

/** The color of cuts and folds on this coat. */
export const cutColor = (coat: Coat): Swatch => (coat.dark ? '@paper' : '@key');
