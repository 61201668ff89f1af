// The path to a page in words, for the visible breadcrumb and for structured data.
import { capitalized } from '../shared/capitalized';
import { decodedAddress } from '../shared/decoded-address';
import { crumbName, pageName } from '../shared/site-pages';
import { tourAt } from './tour-summaries';

export interface Crumb {
  readonly label: string;
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
}

const HOME: Crumb = { label: pageName('/'), path: '/' };

function titleOf(segment: string): string {
  const text = decodedAddress(segment);
  const words = text.split(/[-_\s]+/).filter(Boolean);
  const shown = words.map((word, index) => (index > 0 && word === 'the' ? word : capitalized(word)));
  // A segment that contains only hyphens is shown unchanged.
  return shown.join(' ') || text;
}

/**
 * Returns the name of a listed page or of a walk, or else the last segment in words: docs/requirements.md#breadcrumb
 */
function labelOf(segment: string, path: string): string {
  const tour = tourAt(path);
  return tour === undefined ? (crumbName(path) ?? titleOf(segment)) : `${tour.title} Tour`;
}

/**
 * Returns the path from the home page to `pathname`, both included; empty on the home page.
 *
 * @param pathname undefined at an address without a page, because its segments would name pages
 * that do not exist
 */
export function crumbsOf(pathname = '/page-not-found'): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const steps = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    return { label: labelOf(segment, path), path };
  });
  return [HOME, ...steps];
}

/**
 * Returns Home > Blog > category > title: docs/requirements.md#breadcrumb-of-a-post. The category
 * links to its posts.
 */
export const postCrumbs = ({ id, title, category }: { id: string; title: string; category: string }): Crumb[] => [
  HOME,
  { label: pageName('/blog'), path: '/blog' },
  { label: category, path: '/blog', search: { topic: topicSlug(category) } },
  { label: title, path: `/blog/${id}` },
];

/** Returns a category such as "Cat Culture" as addresses contain it: /blog?topic=cat-culture. */
export const topicSlug = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
