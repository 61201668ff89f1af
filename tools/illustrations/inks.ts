/** The six inks, in the order in which they are printed. Night is the key plate and comes last. */
export const INK_NAMES = ['mustard', 'ginger', 'slate', 'brick', 'verdigris', 'night'] as const;
export type InkName = (typeof INK_NAMES)[number];
export type Rgb = readonly [red: number, green: number, blue: number];

export const PAPER: Rgb = [246, 236, 215];

interface Ink {
  readonly rgb: Rgb;
  /** Screens at one angle would beat against each other and show moiré. */
  readonly screenDegrees: number;
}

export const INKS: Record<InkName, Ink> = {
  mustard: { rgb: [240, 180, 60], screenDegrees: 0 },
  ginger: { rgb: [233, 132, 52], screenDegrees: 30 },
  slate: { rgb: [150, 160, 176], screenDegrees: 60 },
  brick: { rgb: [208, 72, 46], screenDegrees: 75 },
  verdigris: { rgb: [66, 140, 134], screenDegrees: 15 },
  night: { rgb: [26, 32, 54], screenDegrees: 45 },
};

/** With true multiply, black cats come out maroon on brick and olive on mustard. */
export const NIGHT_OPACITY = 0.86;

interface Mix {
  /** Coverage per ink, 0 to 1. Below 0.97 it is printed as halftone dots. */
  readonly inks: Partial<Record<InkName, number>>;
  /** An overprint leaves the inks it does not name as they are; a knock-out wipes them. */
  readonly over: boolean;
}

const knockOut = (inks: Mix['inks']): Mix => ({ inks, over: false });
const overprint = (inks: Mix['inks']): Mix => ({ inks, over: true });

/** Every color a scene may use. Two solid inks on each other make a third color without dots. */
export const SWATCHES = {
  paper: knockOut({}),
  mustard: knockOut({ mustard: 1 }),
  ginger: knockOut({ ginger: 1 }),
  slate: knockOut({ slate: 1 }),
  brick: knockOut({ brick: 1 }),
  verdigris: knockOut({ verdigris: 1 }),
  night: knockOut({ night: 1 }),

  rust: knockOut({ brick: 1, ginger: 1 }),
  oxblood: knockOut({ brick: 1, slate: 1 }),
  umber: knockOut({ brick: 1, mustard: 1, slate: 1 }),
  brown: knockOut({ ginger: 1, slate: 1 }),
  tan: knockOut({ mustard: 1, slate: 1 }),
  deep: knockOut({ verdigris: 1, slate: 1 }),

  butter: knockOut({ mustard: 0.55 }),
  pale: knockOut({ mustard: 0.3 }),
  blush: knockOut({ brick: 0.32 }),
  sea: knockOut({ verdigris: 0.6 }),
  mist: knockOut({ verdigris: 0.28 }),
  sand: knockOut({ mustard: 0.5, slate: 0.35 }),

  /** Drawing lines: printed over their neighbors, so that a shifted plate opens no gap. */
  key: overprint({ night: 1 }),
  /** Shadow on a big form. */
  tone: overprint({ night: 0.5 }),
  /** Shadow on fur. */
  tint: overprint({ night: 0.26 }),
  /** Solid shadow on buildings and things. */
  shade: overprint({ slate: 1 }),
  glow: overprint({ mustard: 0.4 }),
} as const satisfies Record<string, Mix>;

export type SwatchName = keyof typeof SWATCHES;
/** How a swatch is written in a drawing; plates.ts replaces it by a gray. */
export type Swatch = `@${SwatchName}`;

/** Coverage of one ink in a swatch, or null where the plate must be left alone. */
export function coverage(name: SwatchName, ink: InkName): number | null {
  const mix: Mix = SWATCHES[name];
  return mix.inks[ink] ?? (mix.over ? null : 0);
}

export function isSwatchName(name: string): name is SwatchName {
  return Object.hasOwn(SWATCHES, name);
}
