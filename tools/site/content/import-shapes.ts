// Decides what an import of a content file gives: the whole record, or the fields that one kind of part needs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageOf, Post, WrittenPost } from '../../../src/content/page-schemas';
import type { Tour, WrittenTour } from '../../../src/content/schemas';
import type { TourSummary } from '../../../src/content/tour-summaries';
import type { WalkOutline } from '../../../src/content/walk-outlines';
import { packStop, type PackedWalk } from '../../../src/walk/voice/packed-speech';
import { spokenStart, spokenStop } from '../../../src/walk/voice/spoken-text';
import { isOf, type ContentFile } from './content-file';
import { isRecord } from './is-record';

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
 * Returns the texts that are read aloud on a walk. A text that is spoken as written is not
 * repeated here, because the tour contains it.
 */
const spokenOf = ({ meeting, stops }: WrittenTour): PackedWalk => ({
  start: spokenStart(meeting),
  stops: stops.map((stop, index) => packStop(spokenStop(index + 1, stop), stop)),
});

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
  'elevators',
  'stationDistances',
]);
const topOf = (page: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(page).filter(([key]) => TOP.has(key)));

/** The fields of private tours for the booking bar. */
const privateSummaryOf = ({ item, title, pricing }: PageOf<'private-tours'>) => {
  const { from, covers, further, most } = pricing;
  return { item, title, pricing: { from, covers, further, most } };
};

function tourShape(tour: WrittenTour, query: string | undefined): unknown {
  switch (query) {
    case 'summary':
      return tourSummaryOf(tour);
    case 'card':
      return tourCardOf(tour);
    case 'outline':
      return walkOutlineOf(tour);
    case 'spoken':
      return spokenOf(tour);
    default:
      return tourOf(tour);
  }
}

/**
 * Returns what an import of a content file gives.
 *
 * @param query the part of the record that is asked for, such as `summary`; undefined for the whole record
 */
export function importShape(root: string, file: ContentFile, query: string | undefined): unknown {
  if (isOf(file, 'tour')) return tourShape(file.value, query);
  if (isOf(file, 'post')) return query === 'summary' ? postSummaryOf(file.value) : postOf(root, file.value);
  if (query === 'summary' && isOf(file, 'private-tours')) return privateSummaryOf(file.value);
  if (query === 'fallbacks' && isOf(file, 'reviews')) return { fallbacks: file.value.fallbacks };
  return query === 'top' && isRecord(file.value) ? topOf(file.value) : file.value;
}
