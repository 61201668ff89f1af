import { describe, expect, it } from 'vitest';
import { isSwatchName } from '../inks';
import { place } from '../svg';
import type { Svg } from '../svg';
import { silhouetteOf } from '../tone';
import { arch } from './arch';
import { beg } from './beg';
import { carried } from './carried';
import { COATS } from './coats';
import type { CoatName } from './coats';
import { kitten } from './kitten';
import { leap } from './leap';
import { loaf } from './loaf';
import { peerDown } from './peer-down';
import { run } from './run';
import { stretch } from './stretch';
import { trot } from './trot';
import { walk } from './walk';
import { wash } from './wash';

type Pose = (cat: { readonly coat: CoatName }) => Svg;

const PROFILES: Readonly<Record<string, Pose>> = { walk, trot, run, leap, arch, stretch };
const POSES: Readonly<Record<string, Pose>> = { ...PROFILES, loaf, kitten, wash, beg, carried, peerDown };
const ON_THE_GROUND = Object.entries(POSES).filter(([name]) => name !== 'carried' && name !== 'peerDown');
/** The heights that the comments of the poses promise, without whiskers. */
const HEIGHTS: Readonly<Record<string, number>> = {
  walk: 410,
  trot: 420,
  run: 430,
  leap: 345,
  arch: 460,
  stretch: 425,
  loaf: 275,
  kitten: 340,
  wash: 430,
  beg: 535,
};

const isCoat = (name: string): name is CoatName => Object.hasOwn(COATS, name);
const COAT_NAMES = Object.keys(COATS).filter(isCoat);

const SIZE = 1000;
const GROUND = 800;
/** A pixel of the silhouette is two units of the drawing wide. */
const PIXELS = SIZE / 2;

interface Mask {
  readonly rows: readonly Uint8Array[];
}

/** Renders the cat in black on an empty ground of 500 rows; its origin is on row 400. */
function silhouette(drawing: Svg): Mask {
  const pixels = silhouetteOf(SIZE, SIZE, place(drawing, { x: SIZE / 2, y: GROUND }), PIXELS);
  return { rows: Array.from({ length: PIXELS }, (_, y) => pixels.slice(y * PIXELS, (y + 1) * PIXELS)) };
}

const isInked = (row: Uint8Array): boolean => row.includes(1);
const lowest = ({ rows }: Mask): number => rows.findLastIndex(isInked) * 2 - GROUND;
const heightOf = ({ rows }: Mask): number => (rows.findLastIndex(isInked) - rows.findIndex(isInked) + 1) * 2;

/** Counts the separate stretches of ink in a row, that is the legs at this height. */
const stretchesAt = ({ rows }: Mask, unitsUp: number): number =>
  (
    Array.from(rows[(GROUND - unitsUp) / 2] ?? [])
      .join('')
      .match(/1+/g) ?? []
  ).length;

/** Counts the separate parts of the silhouette that are larger than a whisker. */
function islands({ rows }: Mask): number {
  const seen = rows.map((row) => row.map((inked) => 1 - inked));
  let count = 0;
  for (let y = 0; y < PIXELS; y += 1) {
    for (let x = 0; x < PIXELS; x += 1) {
      if (flood(seen, x, y) > 40) count += 1;
    }
  }
  return count;
}

function flood(seen: readonly Uint8Array[], startX: number, startY: number): number {
  const open: [number, number][] = [[startX, startY]];
  let area = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [x, y] = next;
    const row = seen[y];
    if (row === undefined || row[x] !== 0) continue;
    row[x] = 1;
    area += 1;
    open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return area;
}

const uses = (drawing: Svg, swatch: string): boolean => drawing.includes(`fill="${swatch}"`);
const unknownColors = (drawing: Svg): readonly string[] =>
  [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)]
    .map(([, color = '']) => color)
    .filter((color) => color !== 'none' && !(color.startsWith('@') && isSwatchName(color.slice(1))));

describe.each(Object.entries(POSES))('%s', (name, pose) => {
  it.each(COAT_NAMES)('is drawn in known swatches and with numbers: %s', (coat) => {
    const drawing = pose({ coat });
    expect(unknownColors(drawing)).toEqual([]);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(uses(drawing, COATS[coat].base)).toBe(true);
  });

  it('shows the marks of every coat', () => {
    const marks = { siamese: '@umber', tortie: '@ginger', calico: '@ginger', tux: '@paper', ginger: '@rust' } as const;
    for (const [coat, swatch] of Object.entries(marks)) {
      if (!isCoat(coat)) throw new Error(coat);
      expect(uses(pose({ coat }), swatch), coat).toBe(true);
    }
  });

  it('is one cat in one piece', () => {
    expect(islands(silhouette(pose({ coat: 'black' })))).toBe(1);
  });

  it('has the height that its comment promises', () => {
    const expected = HEIGHTS[name];
    if (expected === undefined) return;
    expect(Math.abs(heightOf(silhouette(pose({ coat: 'black' }))) - expected)).toBeLessThanOrEqual(12);
  });
});

describe.each(ON_THE_GROUND)('%s', (_, pose) => {
  it('stands on the ground', () => {
    const below = lowest(silhouette(pose({ coat: 'white' })));
    expect(below).toBeGreaterThanOrEqual(-8);
    expect(below).toBeLessThanOrEqual(10);
  });
});

describe('the profiles', () => {
  it.each([
    ['walk', walk, 4],
    ['trot', trot, 3],
    ['run', run, 2],
    ['leap', leap, 2],
    ['arch', arch, 4],
    ['stretch', stretch, 3],
  ] as const)('show their legs separately: %s', (_, pose, legs) => {
    const mask = silhouette(pose({ coat: 'black' }));
    const most = [24, 36, 48].reduce((found, up) => Math.max(found, stretchesAt(mask, up)), 0);
    expect(most).toBeGreaterThanOrEqual(legs);
  });

  it('can have their eyes closed', () => {
    const poses: readonly (typeof walk)[] = Object.values(PROFILES);
    for (const pose of poses) {
      const pupils = (eyes: 'open' | 'closed'): number => pose({ coat: 'tabby', eyes }).split('<ellipse').length - 1;
      expect([pupils('open'), pupils('closed')]).toEqual([1, 0]);
    }
  });
});
