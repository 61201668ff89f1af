import { INK_NAMES, INKS, NIGHT_OPACITY, PAPER } from './inks';
import { separate, silhouette } from './plates';
import type { Part, PlateSet } from './plates';
import { documentOf } from './svg';
import type { Svg } from './svg';

/** The drawing as a small clean print, without slip, dots or flecks: enough to measure tones. */
export interface Tones {
  readonly width: number;
  readonly height: number;
  /** CIE lightness, 0 (black) to 100 (white), one number a pixel. */
  readonly lightness: Float32Array;
  /** CIE a* and b*: what tells a ginger cat from a brick wall of the same lightness. */
  readonly red: Float32Array;
  readonly yellow: Float32Array;
  readonly plates: PlateSet['plates'];
}

/** Measures a drawing. In: its size and what is in it, the width to measure at in pixels, and the part that counts. */
export function tonesOf(width: number, height: number, drawing: Svg, at: number, part?: Part): Tones {
  const set = separate(documentOf(width, height, drawing), at, part);
  const count = set.width * set.height;
  const [lightness, red, yellow] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const color = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    color[0] = PAPER[0];
    color[1] = PAPER[1];
    color[2] = PAPER[2];
    for (const name of INK_NAMES) {
      const share = set.plates.get(name)?.[i] ?? 0;
      if (share === 0) continue;
      const opacity = name === 'night' ? NIGHT_OPACITY : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = color[channel] ?? 0;
        const own = INKS[name].rgb[channel] ?? 0;
        const inked = opacity * own + (1 - opacity) * ((under * own) / 255);
        color[channel] = under + (inked - under) * share;
      }
    }
    const [l, a, b] = labOf(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0);
    lightness[i] = l;
    red[i] = a;
    yellow[i] = b;
  }
  return { width: set.width, height: set.height, lightness, red, yellow, plates: set.plates };
}

/** Where a drawing lies, as 1 for covered and 0 for not. */
export const silhouetteOf = (width: number, height: number, drawing: Svg, at: number, part?: Part): Uint8Array =>
  silhouette(documentOf(width, height, drawing.replaceAll(/@[a-z]+/gi, '#000')), at, part);

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const cube = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);

/** sRGB (0 to 255) as CIE L*a*b* under D65. */
export function labOf(r: number, g: number, b: number): readonly [number, number, number] {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const x = cube((0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / 0.95047);
  const y = cube(0.2126729 * lr + 0.7151522 * lg + 0.072175 * lb);
  const z = cube((0.0193339 * lr + 0.119192 * lg + 0.9503041 * lb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
