import sharp from 'sharp';
import { openSheet } from './encode';
import { renderText, separate } from './plates';
import { titleOfPost } from './post-title';
import { print } from './print';
import { drawingOf } from './scene';
import type { Scene } from './scene';
import { BLOG } from './scenes/blog/all';
import { catThatAteTheCopy } from './scenes/financial-district/cat-that-ate-the-copy';
import { galleryFireEscapeLaundry } from './scenes/gallery/fire-escape-laundry';
import { galleryTourGroup } from './scenes/gallery/tour-group';
import { galleryNewspaperPage } from './scenes/gallery/newspaper-page';
import { galleryRoofTanks } from './scenes/gallery/roof-tanks';
import { hero } from './scenes/hero';
import { mailRoom } from './scenes/mail-room';
import { petitionJerryFox } from './scenes/objects/petition-jerry-fox';
import { teamBooking } from './scenes/objects/team-booking';
import { teamGuide } from './scenes/objects/team-guide';
import { teamPrinter } from './scenes/objects/team-printer';
import { tourBrooklynHeights } from './scenes/tour-brooklyn-heights';
import { tourFinancialDistrict } from './scenes/tour-financial-district';
import { tourLowerEastSide } from './scenes/tour-lower-east-side';
import { tourPrivate } from './scenes/tour-private';
import { balanced, cropAround, fitTitle } from './share-fit';
import type { Crop } from './share-fit';
import { clipTo, documentOf, line, place, polygon, text } from './svg';
import type { Svg } from './svg';

/** The picture that a link to a page shows when somebody shares it. */
export interface ShareCard {
  readonly file: string;
  readonly scene: Scene;
  /** The part of the scene beside the type panel; its height follows from its width. Left out: around the hero. */
  readonly crop?: Crop;
  readonly eyebrow?: string;
  readonly title: string;
  /** A few words under the title. */
  readonly below?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_X = 520;
/** The panel leans: its right edge at the top and at the bottom. */
const EDGE = { top: 640, bottom: 560 } as const;
const WINDOW = {
  width: WIDTH - PICTURE_X,
  height: HEIGHT,
  middle: ((EDGE.top + EDGE.bottom) / 2 + WIDTH) / 2 / (WIDTH - PICTURE_X) - PICTURE_X / (WIDTH - PICTURE_X),
  covered: (EDGE.bottom - PICTURE_X) / (WIDTH - PICTURE_X),
};
const LEFT = 58;
const TITLE = { width: 488, height: 330, largest: 104, smallest: 44, leading: 1.02 } as const;
const EYEBROW = { size: 34, y: 104 } as const;
const BELOW = { size: 40, leading: 48, gap: 30, width: 470 } as const;
const PAPER = '#F6ECD7';
const MUSTARD = '#F0B43C';
const MOST_BYTES = 120_000;
const QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40] as const;

const NAME = 'Gotham Mousers';
const share = (id: string, scene: Scene, title: string, below?: string): ShareCard => ({
  file: `share/${id}.jpg`,
  scene,
  eyebrow: NAME,
  title,
  ...(below === undefined ? {} : { below }),
});

export const SHARE_CARDS: readonly ShareCard[] = [
  { file: 'share/home.jpg', scene: hero, title: NAME, below: 'Cat-history walks in New York City' },
  share('tours', galleryTourGroup, 'Three walks', 'Every stop had a cat'),
  share('tour-brooklyn-heights', tourBrooklynHeights, 'Brooklyn Heights', 'From the bridge to Borough Hall'),
  share('tour-financial-district', tourFinancialDistrict, 'Financial District', 'From the harbor to City Hall'),
  share('tour-lower-east-side', tourLowerEastSide, 'Lower East Side', 'From Seward Park to Clinton Street'),
  share('private-tours', tourPrivate, 'Private tours', 'Your group, your day'),
  share('about', teamGuide, 'About us', 'People who look up cats'),
  share('blog', catThatAteTheCopy, 'The blog', 'Cats, and who wrote them down'),
  ...BLOG.map((scene) => share(scene.id, scene, titleOfPost(scene.id.replace('blog-', '')))),
  share('gallery', galleryRoofTanks, 'The gallery', 'Prints of a city and its cats'),
  share('contact', mailRoom, 'Write to us', 'The night shift reads the mail'),
  share('booking', teamBooking, 'Book a walk', 'The cat has the calendar'),
  share('survey', galleryFireEscapeLaundry, 'How was the walk?', 'A few questions'),
  share('petition', petitionJerryFox, 'A plaque for Jerry Fox', 'Sign the petition'),
  share('press-kit', teamPrinter, 'Press kit', 'Words and pictures to print'),
  {
    ...share('in-the-news', galleryNewspaperPage, 'In the news', 'What the papers say'),
    // Under the headline, which is wider than a card.
    crop: { left: 410, top: 478, width: 774 },
  },
];

const cropOfCard = ({ scene, crop }: ShareCard): Crop => crop ?? cropAround(scene, WINDOW);

/** A drawing of the scene's size, moved so that its crop fills the window. */
function inWindow(card: ShareCard, drawing: Svg): Svg {
  const { left, top, width } = cropOfCard(card);
  const scale = WINDOW.width / width;
  // No nested svg element: resvg panics on one with clips beyond its edge.
  return place(drawing, { x: PICTURE_X - left * scale, y: -top * scale, scale });
}

/** The window beside the panel and its edge. */
const WINDOW_PATH = `M${EDGE.top + 12} 0H${WIDTH}V${HEIGHT}H${EDGE.bottom + 12}Z`;

/** The part that goes through the press. */
export function shareDrawing(card: ShareCard): Svg {
  const picture = inWindow(card, drawingOf(card.scene.layers()));
  const panel: readonly (readonly [number, number])[] = [
    [-10, -10],
    [EDGE.top, -10],
    [EDGE.bottom, HEIGHT + 10],
    [-10, HEIGHT + 10],
  ];
  const edge = line(EDGE.top + 5, -10, EDGE.bottom + 5, HEIGHT + 10, '@mustard', 11);
  return documentOf(WIDTH, HEIGHT, picture + polygon(panel, '@night') + edge);
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Letters are laid over the finished print: the rough edge would eat them. */
export function shareText(card: ShareCard): Svg {
  const { eyebrow, title, below = '', scene } = card;
  const { size, lines } = fitTitle(title, TITLE);
  const step = size * TITLE.leading;
  const under = below === '' ? [] : balanced(below, BELOW.size, 600, BELOW.width);
  const underHeight = under.length === 0 ? 0 : BELOW.gap + under.length * BELOW.leading;
  const room = eyebrow ? EYEBROW.y + 30 : 0;
  const top = room + (HEIGHT - room - (lines.length * step + underHeight)) / 2;
  const left = { x: LEFT, anchor: 'start' } as const;
  return documentOf(
    WIDTH,
    HEIGHT,
    [
      scene.lettering ? clipTo(WINDOW_PATH, inWindow(card, scene.lettering())) : '',
      eyebrow ? text(escaped(eyebrow), { ...left, y: EYEBROW.y, size: EYEBROW.size, color: MUSTARD, weight: 600 }) : '',
      ...lines.map((words, i) =>
        text(escaped(words), { ...left, y: top + (i + 0.8) * step, size, color: PAPER, weight: 900, spacing: -0.5 }),
      ),
      ...under.map((words, i) =>
        text(escaped(words), {
          ...left,
          y: top + lines.length * step + BELOW.gap + (i + 0.7) * BELOW.leading,
          size: BELOW.size,
          color: eyebrow ? PAPER : MUSTARD,
          weight: 600,
        }),
      ),
    ].join(''),
  );
}

/** Prints one card and returns the JPEG, as good as its size allows. */
export async function printShareCard(card: ShareCard): Promise<Buffer> {
  const sheet = print(separate(shareDrawing(card), WIDTH), {
    seed: card.scene.seed + 40,
    coarseness: 1.2,
    grain: 0.45,
  });
  const printed = await openSheet(sheet).png().toBuffer();
  const lettered = await sharp(printed)
    .composite([{ input: renderText(shareText(card), WIDTH) }])
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(lettered).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`${card.file} cannot be made smaller than ${MOST_BYTES} bytes`);
}
