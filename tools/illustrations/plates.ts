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

/** A part of a drawing, in shares of its width and height. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** The drawing is rendered whole and then cut: resvg stumbles over clips beyond the edge. */
function pixelsOf(image: { width: number; height: number }, part: Part) {
  const width = Math.round(image.width * part.width);
  const height = Math.round(image.height * part.height);
  const from = Math.round(image.height * part.top) * image.width + Math.round(image.width * part.left);
  return { width, height, at: (i: number) => from + Math.floor(i / width) * image.width + (i % width) };
}

/** Where a drawing lies, as 1 for covered and 0 for not. */
export function silhouette(drawing: Svg, width: number, part = WHOLE): Uint8Array {
  const image = new Resvg(drawing, renderOptions(Math.round(width / part.width))).render();
  const cut = pixelsOf(image, part);
  const { pixels } = image;
  return Uint8Array.from({ length: cut.width * cut.height }, (_, i) =>
    (pixels[cut.at(i) * 4 + 3] ?? 0) > 127 ? 1 : 0,
  );
}

/**
 * Separates a drawing into its plates.
 * In: an SVG document whose colors are swatches, the width to print at in pixels, and the part that
 * is printed at that width. Out: one coverage field for every ink that is used. Throws on an unknown
 * swatch.
 */
export function separate(drawing: Svg, printWidth: number, part = WHOLE): PlateSet {
  const plates = new Map<InkName, Float32Array>();
  let width = printWidth;
  let height = 0;
  for (const ink of INK_NAMES) {
    const image = new Resvg(drawingForInk(drawing, ink), {
      ...renderOptions(Math.round(printWidth / part.width)),
      background: '#fff',
    }).render();
    const cut = pixelsOf(image, part);
    ({ width, height } = cut);
    const pixels = image.pixels;
    const plate = new Float32Array(width * height);
    let used = false;
    for (let i = 0; i < plate.length; i += 1) {
      const share = 1 - (pixels[cut.at(i) * 4] ?? 255) / 255;
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
