import { Resvg } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { coverage, INK_NAMES, isSwatchName } from './inks';
import type { InkName } from './inks';
import { fontFiles } from './fonts';
import type { Svg } from './svg';

/** How much of one ink lies on every pixel, 0 to 1. An ink that is not used has no plate. */
export type Plates = ReadonlyMap<InkName, Float32Array>;

export interface PlateSet {
  readonly plates: Plates;
  readonly width: number;
  readonly height: number;
}

const renderOptions = (width: number): ResvgRenderOptions => ({
  fitTo: { mode: 'width', value: width },
  font: { fontFiles: fontFiles(), loadSystemFonts: false },
});

/** The drawing as one plate sees it: its ink as gray, a knock-out as white, the rest not at all. */
export function drawingForInk(drawing: Svg, ink: InkName): Svg {
  return drawing.replaceAll(/@([a-z]+)/gi, (_, name: string) => {
    if (!isSwatchName(name)) throw new Error(`Unknown swatch @${name}`);
    const share = coverage(name, ink);
    if (share === null) return 'none';
    const gray = Math.round(255 * (1 - share));
    return `rgb(${gray},${gray},${gray})`;
  });
}

/**
 * Separates a drawing into its plates.
 * In: an SVG document whose colors are swatches, and the width to print at in pixels.
 * Out: one coverage field for every ink that is used. Throws on an unknown swatch.
 */
export function separate(drawing: Svg, printWidth: number): PlateSet {
  const plates = new Map<InkName, Float32Array>();
  let width = printWidth;
  let height = 0;
  for (const ink of INK_NAMES) {
    const image = new Resvg(drawingForInk(drawing, ink), {
      ...renderOptions(printWidth),
      background: '#fff',
    }).render();
    ({ width, height } = image);
    const pixels = image.pixels;
    const plate = new Float32Array(width * height);
    let used = false;
    for (let i = 0; i < plate.length; i += 1) {
      const share = 1 - (pixels[i * 4] ?? 255) / 255;
      plate[i] = share;
      if (share > 0) used = true;
    }
    if (used) plates.set(ink, plate);
  }
  return { plates, width, height };
}

/** Crisp lettering on a transparent ground, to be laid over a print. Returns a PNG. */
export function renderText(drawing: Svg, width: number): Buffer {
  return new Resvg(drawing, renderOptions(width)).render().asPng();
}
