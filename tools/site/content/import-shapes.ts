// Decides what an import of a content file gives: the whole record, or the fields that one kind of part needs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListOf, Page, PageOf, Post, WrittenPost } from '../../../src/content/page-schemas';
import type { Tour, WrittenTour } from '../../../src/content/schemas';
import type { TourSummary } from '../../../src/content/tour-summaries';
import type { WalkOutline } from '../../../src/content/walk-outlines';
import { packStop, type PackedStop } from '../../../src/walk/voice/packed-speech';
import { spokenStop } from '../../../src/walk/voice/spoken-text';

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

/** Returns the fields that the card needs which offers to continue a walk. */
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

/**
 * Returns what an import of a content file gives.
 *
 * @param file path of the file
 * @param query the part of the record that is asked for, such as `summary`; undefined for the whole record
 * @param value the checked record
 */
export function importShape(root: string, file: string, query: string | undefined, value: unknown): unknown {
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
