import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import {
  pageSchemas,
  type ListOf,
  type Page,
  type PageOf,
  type Post,
  type WrittenPost,
} from '../../../src/content/page-schemas';
import type { Tour, WrittenTour } from '../../../src/content/schemas';
import type { TourSummary } from '../../../src/content/tour-summaries';
import type { WalkOutline } from '../../../src/content/walk-outlines';
import { packStop, type PackedStop } from '../../../src/walk/voice/packed-speech';
import { spokenStop } from '../../../src/walk/voice/spoken-text';
import { mistakesAcross, wordsToAvoid } from './across-files';
import { compileContent } from './compile';
import type { ContentFile } from './content-file';
import { wrongLegsOf } from './leg-lengths';
import { pageTypes } from './page-types';
import { mappedStops, stopsOffTheMaps } from './stops-on-maps';
import { TERMS_FILE, termsOf, unusedTerms } from './terms';
import type { Terms } from './terms';
import { typeset } from './typography';

const CONTENT_FILE = /\/src\/content\/.+\.(md|yaml)(\?(summary|card|outline|spoken|top|fallbacks))?$/;

/** The record of a picture, written by tools/illustrations: its texts have straight quotation marks too. */
const PICTURE_FILE = /\/src\/pictures\/prints\/[^/]+\.ts$/;
const PICTURE_TEXT = /\b(alt|caption): ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/**
 * Returns all content files in a folder except README, which is for the owner. A file with a wrong
 * extension is included, so that a message can name it.
 */
export const contentFiles = (root: string): string[] =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|yml|txt|docx|rtf)$/i.test(name) && !/README\.md$|(?:^|[\\/])[.~]/.test(name))
    .map((name) => join(root, 'src/content', name));

/** Returns the addresses of routes without a parameter: "tours.index.tsx" is /tours. */
const fixedAddresses = (root: string): string[] =>
  readdirSync(join(root, 'src/routes'))
    .filter((name) => !/[_$]/.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/');

interface CheckedContent {
  readonly mistakes: readonly string[];
  readonly files: readonly ContentFile[];
}

/**
 * Returns the terms that texts may name; undefined if their file has a mistake, which its own check
 * reports.
 */
function readTerms(root: string): Terms | undefined {
  const compiled = compileContent(TERMS_FILE, readFileSync(join(root, TERMS_FILE), 'utf8'));
  return compiled.ok ? termsOf(compiled.value as ListOf<'terms'>) : undefined;
}

/**
 * Reads and checks every content file, first alone and then together. Returns one line for each
 * mistake, and the correct values.
 */
export function checkContent(root: string): CheckedContent {
  const terms = readTerms(root);
  const compiled = contentFiles(root).map((file) => {
    const path = relative(root, file);
    return { path, result: compileContent(path, readFileSync(file, 'utf8'), terms) };
  });
  const alone = compiled.flatMap(({ result }) => (result.ok ? [] : result.mistakes));
  const values = compiled.flatMap(({ path, result }) => (result.ok ? [{ path, value: result.value }] : []));
  // A file with a mistake of its own is missing here, and every link to it would seem wrong.
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

/** Returns the stops whose position differs from the one on the maps of their walk. */
const offTheMaps = (root: string, files: readonly ContentFile[]): readonly string[] =>
  files.flatMap(({ path, value }) => {
    if (!/\/tours\/[^/]+\.md$/.test(path)) return [];
    const walk = value as WrittenTour;
    return stopsOffTheMaps(walk, mappedStops(root, walk.slug));
  });

/** A whole post, with the picture for shared links if it is printed. */
const postOf = (root: string, post: WrittenPost): Post => {
  const own = `blog-${post.id}`;
  return { ...post, share: existsSync(join(root, 'public/share', `${own}.jpg`)) ? own : 'home' };
};

/** The fields of a post that lists and related links need. */
const postSummaryOf = ({ story: _story, sources: _sources, keywords: _keywords, ...rest }: WrittenPost) => rest;

/** The fields of a tour that a card needs: all except the long texts. */
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

/** The fields of every tour that every page needs: names, figures and times, without texts and pictures. */
const tourSummaryOf = (tour: WrittenTour): TourSummary => {
  const { id, slug, title, item, price, schedule, hours, miles, groupSize, stopCount } = tourCardOf(tour);
  const { short, corner, at } = tour.meeting;
  return { id, slug, title, item, price, schedule, hours, miles, groupSize, stopCount, meeting: { short, corner, at } };
};

/** What the card that offers to continue a walk needs. */
const walkOutlineOf = ({ slug, title, stops }: WrittenTour): WalkOutline => ({
  slug,
  title,
  stops: stops.map((stop) => ({ title: stop.title, ...(stop.next ? { meters: stop.next.meters } : {}) })),
});

/** A whole tour without the fields that only the build reads. */
const tourOf = ({ stops, description: _description, teaser: _teaser, ...tour }: WrittenTour): Tour => ({
  ...tour,
  stops: stops.map(({ inShort: _inShort, say: _say, ...stop }) => stop),
});

/**
 * Returns the texts that are read aloud at each stop. A text that is spoken as written is not
 * repeated here, because the tour contains it.
 */
const spokenOf = (tour: WrittenTour): readonly PackedStop[] =>
  tour.stops.map((stop, index) => packStop(spokenStop(index + 1, stop), stop));

/** The fields above the fold, on the pages that have them. */
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

/** The fields of private tours for the booking bar. */
const privateSummaryOf = ({ item, title, pricing }: PageOf<'private-tours'>) => {
  const { from, covers, further, most } = pricing;
  return { item, title, pricing: { from, covers, further, most } };
};

/** Writes the types of the pages' files, if a page was added or has gone. */
function writePageTypes(root: string): void {
  const file = join(root, 'src/content/pages.gen.d.ts');
  const text = pageTypes(Object.keys(pageSchemas));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function partOf(root: string, file: string, query: string | undefined, value: unknown): unknown {
  if (query === 'fallbacks') return { fallbacks: (value as ListOf<'reviews'>).fallbacks };
  if (query === 'top') return topOf(value as Page | ListOf<'every-walk'>);
  if (query === 'card') return tourCardOf(value as WrittenTour);
  if (query === 'spoken') return spokenOf(value as WrittenTour);
  if (query === 'outline') return walkOutlineOf(value as WrittenTour);
  const isPost = file.includes('/posts/');
  if (query !== 'summary') {
    if (isPost) return postOf(root, value as WrittenPost);
    return file.includes('/tours/') && file.endsWith('.md') ? tourOf(value as WrittenTour) : value;
  }
  if (file.endsWith('/private-tours.yaml')) return privateSummaryOf(value as PageOf<'private-tours'>);
  return isPost ? postSummaryOf(value as WrittenPost) : tourSummaryOf(value as WrittenTour);
}

/**
 * Vite plugin: compiles src/content when it is imported. `x.md` gives the whole record,
 * `x.md?summary` a tour or a post without its stories, `x.md?card` a tour with its picture and
 * description, `x.md?outline` the titles of its stops, `x.md?spoken` the texts that are read aloud,
 * `x.yaml?top` the top of a page, `reviews.yaml?fallbacks` the default quotes. Every file is
 * checked before the build begins, so that all mistakes are reported at once. The plugin also
 * writes the types of these imports.
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
      writePageTypes(root);
    },
    buildStart() {
      // Check everything only in a build: in development a page with a mistake reports it itself.
      if (!building) return;
      const { mistakes } = checkContent(root);
      if (mistakes.length > 0)
        this.error(`The content has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${mistakes.join('\n')}`);
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !CONTENT_FILE.test(file)) return undefined;
      // A text may be used in titles, heads and several parts, so the whole page is reloaded.
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
      const value = partOf(root, file, query, compiled.value);
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
