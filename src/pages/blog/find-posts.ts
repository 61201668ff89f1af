import { includesText } from '../../parts/search/match-text';

/** The texts of a post that the search reads: docs/requirements.md#blog-search */
interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** "Browse by Topic" is offered only if more posts than this number are shown. */
const TOPICS_BELOW_MORE_THAN = 3;

/**
 * Returns the posts of one category whose text contains the query, ignoring case; of all categories if none is given.
 */
export function findPosts<Post extends Searchable>(
  posts: readonly Post[],
  { query, category }: { readonly query: string; readonly category?: string | undefined },
): readonly Post[] {
  const wanted = query.trim();
  return posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      [post.title, post.excerpt, post.category].some((words) => includesText(words, wanted)),
  );
}

const posts = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** Returns the number of shown posts in words, for the query or else for the category; empty if all posts are shown. */
export function countText(count: number, query: string, category?: string): string {
  const asked = query.trim();
  if (asked === '') return category === undefined ? '' : `${posts(count)} in ${category}`;
  return count === 0 ? `No posts found matching "${asked}"` : `Found ${posts(count)} matching "${asked}"`;
}

export interface Topic {
  readonly category: string;
  readonly count: number;
}

/** Returns the categories in the given order with their number of posts; a category without posts is left out. */
export const topicsOf = (all: readonly Searchable[], order: readonly string[]): readonly Topic[] =>
  order
    .map((category) => ({ category, count: all.filter((post) => post.category === category).length }))
    .filter(({ count }) => count > 0);

/** Returns whether "Browse by Topic" is offered below the list: docs/requirements.md#browse-by-topic */
export const offersTopics = (shown: number, topics: readonly Topic[], category?: string): boolean =>
  category === undefined && topics.length > 1 && shown > TOPICS_BELOW_MORE_THAN;

/** Returns other posts of the same category: docs/requirements.md#related-posts */
export const relatedPosts = <Post extends Searchable & { readonly id: string }>(
  all: readonly Post[],
  { id, category }: Pick<Post, 'id' | 'category'>,
): readonly Post[] => all.filter((post) => post.category === category && post.id !== id).slice(0, 3);
