import { INK_NAMES, INKS, NIGHT_OPACITY, PAPER } from './inks';
import type { InkName, Rgb } from './inks';
import { noiseField, randomFrom } from './noise';
import type { PlateSet } from './plates';

export interface PrintOptions {
  readonly seed: number;
  /** Size of dots, wobble and flecks against a sheet 1600 wide. Small prints need more. */
  readonly coarseness?: number;
  /** Dry-ink flecks, 0 to 1. Under type panels 0.4. */
  readonly grain?: number;
}

export interface Sheet {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const SHEET_WIDTH = 1600;
const MISREGISTRATION = 1.7;
const EDGE_ROUGHNESS = 0.9;
const EDGE_WOBBLE = 2.2;
const SCREEN_PERIOD = 7.5;
const SMALLEST_SCREEN_PERIOD_PX = 5;
const SOLID_FROM = 0.97;
const FLECK_FROM = 0.8;

/**
 * Prints the plates on paper, as a six-ink duplicator would: plates slip, edges are rough, tints
 * are dots, ink is dry in places. The same plates and options always give the same bytes.
 */
export function print(set: PlateSet, options: PrintOptions): Sheet {
  const { width, height, plates } = set;
  const scale = (width / SHEET_WIDTH) * (options.coarseness ?? 1);
  const random = randomFrom(options.seed * 97 + 3);
  const sheet = paper(width, height, options.seed);
  const edges = edgeFields(width, height, scale, options.seed);
  for (const ink of INK_NAMES) {
    // Drawn for every ink, used or not, so that one more ink does not move the others.
    const slip = [random() * 2 - 1, random() * 2 - 1] as const;
    const plate = plates.get(ink);
    if (!plate) continue;
    const reach = ink === 'night' ? 0 : MISREGISTRATION * scale;
    const rough = displaced(plate, width, height, edges, slip[0] * reach, slip[1] * reach);
    screen(rough, width, ink, scale);
    dry(rough, width, height, ink, scale, options);
    lay(sheet, rough, INKS[ink].rgb, ink === 'night' ? NIGHT_OPACITY : 0);
  }
  return {
    pixels: Uint8Array.from(sheet, (value) => Math.min(255, Math.max(0, value))),
    width,
    height,
  };
}

function paper(width: number, height: number, seed: number): Float32Array {
  const grain = noiseField(width, height, 3, seed + 50);
  const mottling = noiseField(width, height, 90, seed + 51);
  const sheet = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const tone = ((grain[i] ?? 0) - 0.5) * 5 + ((mottling[i] ?? 0) - 0.5) * 5;
    sheet[i * 3] = PAPER[0] + tone;
    sheet[i * 3 + 1] = PAPER[1] + tone;
    sheet[i * 3 + 2] = PAPER[2] + tone * 1.1;
  }
  return sheet;
}

interface EdgeFields {
  readonly dx: Float32Array;
  readonly dy: Float32Array;
}

/** How far the edge of the lino strays at every pixel: a fine roughness and a slow wobble. */
function edgeFields(width: number, height: number, scale: number, seed: number): EdgeFields {
  const fine = Math.max(3, 7 * scale);
  const slow = Math.max(8, 34 * scale);
  const stray = (fineSeed: number, slowSeed: number): Float32Array => {
    const field = noiseField(width, height, fine, fineSeed);
    const wobble = noiseField(width, height, slow, slowSeed);
    return field.map(
      (value, i) => 2 * scale * ((value - 0.5) * EDGE_ROUGHNESS + ((wobble[i] ?? 0) - 0.5) * EDGE_WOBBLE),
    );
  };
  return { dx: stray(seed + 7, seed + 9), dy: stray(seed + 8, seed + 10) };
}

function displaced(
  plate: Float32Array,
  width: number,
  height: number,
  edges: EdgeFields,
  slipX: number,
  slipY: number,
): Float32Array {
  const out = new Float32Array(plate.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const fromX = clamp(x + slipX + (edges.dx[i] ?? 0), width - 1.001);
      const fromY = clamp(y + slipY + (edges.dy[i] ?? 0), height - 1.001);
      const column = Math.floor(fromX);
      const row = Math.floor(fromY);
      const right = fromX - column;
      const down = fromY - row;
      const at = row * width + column;
      const above = (plate[at] ?? 0) * (1 - right) + (plate[at + 1] ?? 0) * right;
      const below = (plate[at + width] ?? 0) * (1 - right) + (plate[at + width + 1] ?? 0) * right;
      out[i] = above * (1 - down) + below * down;
    }
  }
  return out;
}

/** Turns tints into dots (a cosine screen, turned by the ink's own angle). Solids stay solid. */
function screen(plate: Float32Array, width: number, ink: InkName, scale: number): void {
  const period = Math.max(SMALLEST_SCREEN_PERIOD_PX, SCREEN_PERIOD * scale);
  const angle = (INKS[ink].screenDegrees * Math.PI) / 180;
  const across = (Math.cos(angle) * 2 * Math.PI) / period;
  const along = (Math.sin(angle) * 2 * Math.PI) / period;
  const softness = 2.6 / period;
  plate.forEach((share, i) => {
    if (share < 0.004 || share >= SOLID_FROM) return;
    const x = i % width;
    const y = (i - x) / width;
    const threshold = 0.5 - 0.25 * (Math.cos(x * across + y * along) + Math.cos(y * across - x * along));
    plate[i] = clamp((share - threshold) / softness + 0.5, 1);
  });
}

/** Flecks where the ink missed the paper, and a slow drift of its density. */
function dry(
  plate: Float32Array,
  width: number,
  height: number,
  ink: InkName,
  scale: number,
  { seed, grain = 1 }: PrintOptions,
): void {
  const own = seed + INK_NAMES.indexOf(ink) * 5;
  const fine = noiseField(width, height, Math.max(1.3, 2.1 * scale), own + 20);
  const coarse = noiseField(width, height, Math.max(1.6, 4.5 * scale), own + 40);
  const drift = noiseField(width, height, 60 * scale + 8, own + 60);
  plate.forEach((share, i) => {
    if (share < 0.004) return;
    const slow = drift[i] ?? 0;
    const small = fine[i] ?? 0;
    const over = small * 0.62 + (coarse[i] ?? 0) * 0.38 - FLECK_FROM - (slow - 0.5) * 0.12;
    const fleck = over > 0 ? Math.min(1, over * 9) * 0.85 : 0;
    plate[i] = share * (1 - fleck * grain) * (1 - grain * (0.07 * (1 - slow) + 0.05 * small));
  });
}

/** Lays one ink on the sheet: a glaze that multiplies, or nearly opaque (`opacity` above 0). */
function lay(sheet: Float32Array, plate: Float32Array, rgb: Rgb, opacity: number): void {
  plate.forEach((share, i) => {
    if (share <= 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = i * 3 + channel;
      const under = sheet[at] ?? 0;
      const own = rgb[channel] ?? 0;
      const inked = opacity * own + (1 - opacity) * ((under * own) / 255);
      sheet[at] = under + (inked - under) * share;
    }
  });
}

const clamp = (value: number, max: number): number => (value < 0 ? 0 : value > max ? max : value);
