import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ListOf, Page, PageOf, Post } from '../../../src/content/page-schemas';
import type { Tour, WrittenTour } from '../../../src/content/schemas';
import type { TourSummary } from '../../../src/content/tour-summaries';
import type { WalkOutline } from '../../../src/content/walk-outlines';
import { spokenStop } from '../../../src/walk/spoken-text';
import { packStop, type PackedStop } from '../../../src/walk/voice/packed-speech';
import { mistakesAcross, wordsToAvoid } from './across-files';
import type { ContentFile } from './across-files';
import { compileContent } from './compile';
import { wrongLegsOf } from './leg-lengths';
import { mappedStops, stopsOffTheMaps } from './stops-on-maps';
import { TERMS_FILE, termsOf, unusedTerms } from './terms';
import type { Terms } from './terms';
import { typeset } from './typography';

const CONTENT_FILE = /\/src\/content\/.+\.(md|yaml)(\?(summary|card|outline|spoken|top|fallbacks))?$/;

/** The printed record of a picture, written by tools/illustrations: its words have the keyboard's marks too. */
const PICTURE_FILE = /\/src\/pictures\/prints\/[^/]+\.ts$/;
const PICTURE_TEXT = /\b(alt|caption): ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** All content files below a folder, README left out (it speaks to the owner). A wrong ending is let in, to be named. */
export const contentFiles = (root: string): string[] =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|yml|txt|docx|rtf)$/i.test(name) && !/README\.md$|(?:^|[\\/])[.~]/.test(name))
    .map((name) => join(root, 'src/content', name));

/** The addresses that a route without a parameter gives: "tours.index.tsx" is /tours. */
const fixedAddresses = (root: string): string[] =>
  readdirSync(join(root, 'src/routes'))
    .filter((name) => !/[_$]/.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/');

interface CheckedContent {
  readonly mistakes: readonly string[];
  readonly files: readonly ContentFile[];
}

/** The terms that texts may name. Undefined where their file has a mistake, which its own check tells. */
function readTerms(root: string): Terms | undefined {
  const compiled = compileContent(TERMS_FILE, readFileSync(join(root, TERMS_FILE), 'utf8'));
  return compiled.ok ? termsOf(compiled.value as ListOf<'terms'>) : undefined;
}

/** Reads and checks every content file, alone and then all together. Out: one line a mistake, and what is right. */
export function checkContent(root: string): CheckedContent {
  const terms = readTerms(root);
  const compiled = contentFiles(root).map((file) => {
    const path = relative(root, file);
    return { path, result: compileContent(path, readFileSync(file, 'utf8'), terms) };
  });
  const alone = compiled.flatMap(({ result }) => (result.ok ? [] : result.mistakes));
  const values = compiled.flatMap(({ path, result }) => (result.ok ? [{ path, value: result.value }] : []));
  // A file with a mistake of its own is missing here, and all that points at it would seem wrong.
  const across =
    alone.length > 0
      ? []
      : [
          ...mistakesAcross(values, fixedAddresses(root)),
          ...offTheMaps(root, values),
          ...unusedTerms(
            root,
            terms?.keys() ?? [],
            values.map(({ path }) => path),
          ),
        ];
  const legs =
    alone.length + across.length > 0
      ? []
      : values.flatMap(({ path, value }) => (path.includes('/tours/') ? wrongLegsOf(root, value as WrittenTour) : []));
  return { mistakes: [...alone, ...wordsToAvoid(values), ...across, ...legs], files: values };
}

/** Stops whose place differs from the one that the maps of their walk are drawn from. */
const offTheMaps = (root: string, files: readonly ContentFile[]): readonly string[] =>
  files.flatMap(({ path, value }) => {
    if (!/\/tours\/[^/]+\.md$/.test(path)) return [];
    const walk = value as WrittenTour;
    return stopsOffTheMaps(walk, mappedStops(root, walk.slug));
  });

/** What lists and related links need of a post. */
const postSummaryOf = ({ story: _story, sources: _sources, keywords: _keywords, ...rest }: Post) => rest;

/** What a card needs of a tour: everything but the long texts. */
const tourCardOf = ({
  intro: _intro,
  questions: _questions,
  beforeYouGo: _advice,
  meta: _meta,
  testimonials: _testimonials,
  highlights: _highlights,
  from: _from,
  to: _to,
  stops,
  ...rest
}: WrittenTour) => ({
  ...rest,
  stopCount: stops.length,
});

/** What every page carries of every tour: names, figures, times. No text, no picture. */
const tourSummaryOf = (tour: WrittenTour): TourSummary => {
  const { id, slug, title, item, price, schedule, hours, miles, groupSize, stopCount } = tourCardOf(tour);
  const { short, corner, at } = tour.meeting;
  return { id, slug, title, item, price, schedule, hours, miles, groupSize, stopCount, meeting: { short, corner, at } };
};

/** What the card must know that offers a started walk back. */
const walkOutlineOf = ({ slug, title, stops }: WrittenTour): WalkOutline => ({
  slug,
  title,
  stops: stops.map((stop) => ({ title: stop.title, ...(stop.next ? { meters: stop.next.meters } : {}) })),
});

/** The whole of a tour but what only the build reads. */
const tourOf = ({ stops, description: _description, teaser: _teaser, ...tour }: WrittenTour): Tour => ({
  ...tour,
  stops: stops.map(({ inShort: _inShort, say: _say, ...stop }) => stop),
});

/** What is read aloud at each stop. What is said as it is written has no words of its own: they stand in the tour. */
const spokenOf = (tour: WrittenTour): readonly PackedStop[] =>
  tour.stops.map((stop, index) => packStop(spokenStop(index + 1, stop), stop));

/** What stands above the fold, on the pages that have it. */
const TOP = new Set([
  'meta',
  'heading',
  'standfirst',
  'petitionBanner',
  'anyMonth',
  'urgency',
  'storiesHeading',
  'whyAGuide',
]);
const topOf = (page: Page | ListOf<'every-walk'>) =>
  Object.fromEntries(Object.entries(page).filter(([key]) => TOP.has(key)));

/** What the booking bar says of private tours. */
const privateSummaryOf = ({ item, title, pricing }: PageOf<'private-tours'>) => {
  const { from, covers, further, most } = pricing;
  return { item, title, pricing: { from, covers, further, most } };
};

function partOf(file: string, query: string | undefined, value: unknown): unknown {
  if (query === 'fallbacks') return { fallbacks: (value as ListOf<'reviews'>).fallbacks };
  if (query === 'top') return topOf(value as Page | ListOf<'every-walk'>);
  if (query === 'card') return tourCardOf(value as WrittenTour);
  if (query === 'spoken') return spokenOf(value as WrittenTour);
  if (query === 'outline') return walkOutlineOf(value as WrittenTour);
  if (query !== 'summary')
    return file.includes('/tours/') && file.endsWith('.md') ? tourOf(value as WrittenTour) : value;
  if (file.endsWith('/private-tours.yaml')) return privateSummaryOf(value as PageOf<'private-tours'>);
  return file.includes('/posts/') ? postSummaryOf(value as Post) : tourSummaryOf(value as WrittenTour);
}

/**
 * Compiles src/content when it is imported: `x.md` gives the whole record, `x.md?summary` a tour or
 * a post without its stories, `x.md?card` a tour with its picture and description, `x.md?outline` the titles of its stops, `x.md?spoken` what is read aloud of it, `x.yaml?top` the top of a page, `reviews.yaml?fallbacks` the quotes that stand in for others. Every file is checked before the build begins, so all mistakes show at once.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let building = false;
  return {
    name: 'gotham:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    buildStart() {
      // Only where a site is made: while somebody writes, a page with a mistake says so by itself.
      if (!building) return;
      const { mistakes } = checkContent(root);
      if (mistakes.length > 0)
        this.error(`The content has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${mistakes.join('\n')}`);
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !CONTENT_FILE.test(file)) return undefined;
      // What is written may stand in titles, heads and several parts: the page is made anew as a whole.
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    transform: {
      filter: { id: PICTURE_FILE },
      handler(code) {
        const printed = code.replace(PICTURE_TEXT, (_, name: string, text: string) => {
          const words = text.slice(1, -1).replace(/\\(.)/g, '$1');
          return `${name}: ${JSON.stringify(typeset(words))}`;
        });
        return { code: printed, map: null };
      },
    },
    load(id) {
      if (!CONTENT_FILE.test(id)) return undefined;
      const [file = id, query] = id.split('?');
      this.addWatchFile(file);
      this.addWatchFile(join(root, TERMS_FILE));
      const compiled = compileContent(relative(root, file), readFileSync(file, 'utf8'), readTerms(root));
      if (!compiled.ok) return this.error(compiled.mistakes.join('\n'));
      const value = partOf(file, query, compiled.value);
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
