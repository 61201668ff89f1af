import sharp from 'sharp';
import { openSheet } from './encode';
import { renderText, separate } from './plates';
import { print } from './print';
import type { Scene } from './scene';
import { hero } from './scenes/hero';
import { tourBrooklynHeights } from './scenes/tour-brooklyn-heights';
import { tourFinancialDistrict } from './scenes/tour-financial-district';
import { tourLowerEastSide } from './scenes/tour-lower-east-side';
import { documentOf, line, place, polygon, text } from './svg';
import type { Svg } from './svg';

/** The picture that a link to a page shows when somebody shares it. */
export interface ShareCard {
  readonly file: string;
  readonly scene: Scene;
  /** The part of the scene beside the type panel; its height follows from its width. */
  readonly crop: readonly [left: number, top: number, width: number];
  readonly eyebrow?: string;
  readonly title: readonly string[];
  readonly lines: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_X = 520;
const PAPER = '#F6ECD7';
const MUSTARD = '#F0B43C';

export const SHARE_CARDS: readonly ShareCard[] = [
  {
    file: 'share/home.jpg',
    scene: hero,
    crop: [790, 50, 790],
    title: ['Gotham', 'Mousers'],
    lines: ['Cat-history walks', 'in New York City'],
  },
  {
    file: 'share/tour-brooklyn-heights.jpg',
    scene: tourBrooklynHeights,
    crop: [660, 420, 800],
    eyebrow: 'Gotham Mousers',
    title: ['Brooklyn', 'Heights'],
    lines: ['From the bridge', 'to Borough Hall'],
  },
  {
    file: 'share/tour-financial-district.jpg',
    scene: tourFinancialDistrict,
    crop: [375, 112, 1165],
    eyebrow: 'Gotham Mousers',
    title: ['Financial', 'District'],
    lines: ['From the harbor', 'to City Hall'],
  },
  {
    file: 'share/tour-lower-east-side.jpg',
    scene: tourLowerEastSide,
    crop: [480, 330, 930],
    eyebrow: 'Gotham Mousers',
    title: ['Lower', 'East Side'],
    lines: ['From Seward Park', 'to Clinton Street'],
  },
];

/** The part that goes through the press. */
export function shareDrawing({ scene, crop }: ShareCard): Svg {
  const [left, top, width] = crop;
  const scale = (WIDTH - PICTURE_X) / width;
  // No nested svg element: resvg panics on one with clips beyond its edge.
  const picture = place(scene.draw(), { x: PICTURE_X - left * scale, y: -top * scale, scale });
  const panel: readonly (readonly [number, number])[] = [
    [-10, -10],
    [640, -10],
    [560, 640],
    [-10, 640],
  ];
  return documentOf(WIDTH, HEIGHT, picture + polygon(panel, '@night') + line(645, -10, 565, 640, '@mustard', 11));
}

/** Letters are laid over the finished print: the rough edge would eat them. */
export function shareText({ eyebrow, title, lines }: ShareCard): Svg {
  const left = { x: 58, anchor: 'start' } as const;
  const top = eyebrow ? 270 : 262;
  const titleSize = 100;
  const below = top + (title.length - 1) * titleSize + 78;
  return documentOf(
    WIDTH,
    HEIGHT,
    [
      eyebrow ? text(eyebrow, { ...left, y: 144, size: 34, color: MUSTARD, weight: 600 }) : '',
      ...title.map((words, i) =>
        text(words, {
          ...left,
          y: top + i * titleSize,
          size: 100,
          color: PAPER,
          weight: 900,
          spacing: -1,
        }),
      ),
      ...lines.map((words, i) =>
        text(words, {
          ...left,
          y: below + i * 52,
          size: 42,
          color: eyebrow ? PAPER : MUSTARD,
          weight: 600,
        }),
      ),
    ].join(''),
  );
}

/** Prints one card and returns the JPEG. */
export async function printShareCard(card: ShareCard): Promise<Buffer> {
  const sheet = print(separate(shareDrawing(card), WIDTH), {
    seed: card.scene.seed + 40,
    coarseness: 1.2,
    grain: 0.45,
  });
  const printed = await openSheet(sheet).png().toBuffer();
  return sharp(printed)
    .composite([{ input: renderText(shareText(card), WIDTH) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
