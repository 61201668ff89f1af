import { describe, expect, it } from 'vitest';
import { isSwatchName } from '../inks';
import { documentOf, place } from '../svg';
import type { Svg } from '../svg';
import { silhouetteOf } from '../tone';
import { bust } from './bust';
import { COATS } from './coats';
import type { CoatName } from './coats';
import { curl } from './curl';
import { ragged } from './fur';
import { SKULLS } from './head-shapes';
import type { HeadShape } from './head-shapes';
import { head } from './head';
import { peek } from './peek';
import { sitBack } from './sit-back';
import { sitFront } from './sit-front';
import { sitSide } from './sit-side';
import type { View } from './view';

const isCoat = (name: string): name is CoatName => Object.hasOwn(COATS, name);
const isShape = (name: string): name is HeadShape => Object.hasOwn(SKULLS, name);
const COAT_NAMES = Object.keys(COATS).filter(isCoat);
const SHAPE_NAMES = Object.keys(SKULLS).filter(isShape);
const VIEWS: readonly View[] = ['front', 'three-quarter'];
const EYES = ['open', 'wide', 'half', 'closed', 'wink'] as const;

const unknownColors = (drawing: Svg): readonly string[] =>
  [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)]
    .map(([, color = '']) => color)
    .filter((color) => color !== 'none' && !(color.startsWith('@') && isSwatchName(color.slice(1))));

const uses = (drawing: Svg, swatch: string): boolean => drawing.includes(`fill="${swatch}"`);

/** The head black on nothing, 300 by 300, its origin in the middle. */
const silhouette = (drawing: Svg): Uint8Array => silhouetteOf(300, 300, place(drawing, { x: 150, y: 150 }), 300);
const mirrored = (mask: Uint8Array): Uint8Array =>
  mask.map((_, i) => mask[Math.floor(i / 300) * 300 + (299 - (i % 300))] ?? 0);
const area = (mask: Uint8Array): number => mask.reduce((sum, covered) => sum + covered, 0);
const difference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + (value === b[i] ? 0 : 1), 0) / area(a);

describe.each(COAT_NAMES)('a %s', (coat) => {
  const drawings = [
    ...SHAPE_NAMES.flatMap((shape) =>
      VIEWS.flatMap((view) => EYES.map((eyes) => head({ coat, shape, view, eyes, gaze: [0.5, -0.5] }))),
    ),
    ...VIEWS.flatMap((view) => [bust(coat, view), sitFront({ coat, view }), peek({ coat, view })]),
    sitBack({ coat }),
    sitSide({ coat }),
    curl({ coat }),
  ];

  it('is printed in known swatches', () => {
    expect(drawings.flatMap(unknownColors)).toEqual([]);
  });

  it('is drawn with numbers that are numbers', () => {
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(SHAPE_NAMES)('is about as large turned as from the front: %s', (shape) => {
    const [front = 0, turned = 0] = VIEWS.map((view) =>
      area(silhouette(head({ coat, shape, view, whiskers: 'none' }))),
    );
    expect(front).toBeGreaterThan(20_000);
    expect(Math.abs(turned / front - 1)).toBeLessThan(0.12);
  });

  it('shows its markings from the side and from behind', () => {
    const { base } = COATS[coat];
    expect(uses(sitSide({ coat }), base)).toBe(true);
    const marks: Partial<Record<CoatName, readonly string[]>> = {
      siamese: ['@umber'],
      tortie: ['@ginger', '@rust'],
      calico: ['@night', '@ginger'],
    };
    for (const swatch of marks[coat] ?? []) {
      expect(uses(sitSide({ coat }), swatch)).toBe(true);
      expect(uses(sitBack({ coat }), swatch)).toBe(true);
    }
  });
});

describe('a head from the front', () => {
  it('is its own mirror image', () => {
    const mask = silhouette(head({ coat: 'black', whiskers: 'none' }));
    expect(difference(mask, mirrored(mask))).toBeLessThan(0.02);
  });
});

describe('a head in three-quarter view', () => {
  it.each(SHAPE_NAMES)('is not its own mirror image: %s', (shape) => {
    const mask = silhouette(head({ coat: 'black', shape, view: 'three-quarter', whiskers: 'none' }));
    expect(difference(mask, mirrored(mask))).toBeGreaterThan(0.06);
  });

  it('has a narrower eye on the far side', () => {
    const pupils = [...head({ coat: 'white', view: 'three-quarter' }).matchAll(/<ellipse[^>]* rx="([\d.]+)"/g)].map(
      ([, rx]) => Number(rx),
    );
    expect(pupils).toHaveLength(2);
    expect(pupils[1]).toBeLessThan((pupils[0] ?? 0) * 0.85);
  });

  it('shows its muzzle off the middle', () => {
    const leather = /<path d="M([\d.-]+) [^"]*" fill="@brick"/.exec(head({ coat: 'white', view: 'three-quarter' }));
    expect(Number(leather?.[1])).toBeGreaterThan(20);
  });
});

describe('the Siamese', () => {
  const EAR_TIPS = { front: [-1, 1], 'three-quarter': [-1, 1] } as const;

  it.each(SHAPE_NAMES.flatMap((shape) => VIEWS.map((view) => [shape, view] as const)))(
    'has ears that are dark to the edge: %s, %s',
    (shape, view) => {
      const pale = head({ coat: 'white', shape, view, whiskers: 'none' });
      const points = head({ coat: 'siamese', shape, view, whiskers: 'none' });
      const umber = points.replaceAll('fill="@paper"', 'fill="none"').replaceAll(/<path[^>]*fill="@tint"\/>/g, '');
      const [whole, dark] = [silhouette(pale), silhouette(umber)];
      // Rows above the brow hold nothing but ears.
      const top = SKULLS[shape].half.reduce((least, [, y]) => Math.min(least, y), 0);
      for (let y = Math.ceil(150 + top) + 2; y < 150 + top + 26; y += 1) {
        const row = (mask: Uint8Array): number => area(mask.slice(y * 300, y * 300 + 300));
        expect(row(dark), `row ${y}`).toBeGreaterThanOrEqual(row(whole) - EAR_TIPS[view].length);
      }
    },
  );
});

describe('a ragged outline', () => {
  it('has an edge of many tufts: never an oval', () => {
    const oval: readonly (readonly [number, number])[] = [
      [0, -40],
      [60, 0],
      [0, 40],
      [-60, 0],
    ];
    const path = ragged(oval, 1);
    expect(path.match(/C/g)?.length).toBeGreaterThan(20);
    expect(ragged(oval, 1)).toBe(path);
    expect(ragged(oval, 2)).not.toBe(path);
  });
});

describe('eyes', () => {
  it.each(EYES.filter((eyes) => eyes !== 'open'))('look different when %s', (eyes) => {
    expect(head({ coat: 'tabby', eyes })).not.toBe(head({ coat: 'tabby', eyes: 'open' }));
  });

  it('wink on one side', () => {
    const pupils = (eyes: (typeof EYES)[number]): number =>
      documentOf(300, 300, head({ coat: 'tabby', eyes })).split('<ellipse').length - 1;
    expect([pupils('open'), pupils('wink'), pupils('closed')]).toEqual([2, 1, 0]);
  });
});
