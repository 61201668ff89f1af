import { folded } from '../../parts/search/match-text';

/** What the search in the list looks at: docs/requirements.md#blog-search */
interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** More posts than this must be shown before the block below them offers the topics. */
const TOPICS_BELOW_MORE_THAN = 3;

/** The posts of one category, of all where none is given, whose words hold the query, whatever its case. */
export function findPosts<Post extends Searchable>(
  posts: readonly Post[],
  { query, category }: { readonly query: string; readonly category?: string | undefined },
): readonly Post[] {
  const wanted = folded(query.trim());
  return posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      [post.title, post.excerpt, post.category].some((words) => folded(words).includes(wanted)),
  );
}

const posts = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** How many posts are shown, for the search or else the category; empty where all are shown. */
export function countText(count: number, query: string, category?: string): string {
  const asked = query.trim();
  if (asked === '') return category === undefined ? '' : `${posts(count)} in ${category}`;
  return count === 0 ? `No posts found matching "${asked}"` : `Found ${posts(count)} matching "${asked}"`;
}

export interface Topic {
  readonly category: string;
  readonly count: number;
}

/** The categories in the order given, with how many posts each has; those without are left out. */
export const topicsOf = (all: readonly Searchable[], order: readonly string[]): readonly Topic[] =>
  order
    .map((category) => ({ category, count: all.filter((post) => post.category === category).length }))
    .filter(({ count }) => count > 0);

/** Whether "Browse by Topic" is offered below the list: docs/requirements.md#browse-by-topic */
export const offersTopics = (shown: number, topics: readonly Topic[], category?: string): boolean =>
  category === undefined && topics.length > 1 && shown > TOPICS_BELOW_MORE_THAN;

/** Other posts of the same category: docs/requirements.md#related-posts */
export const relatedPosts = <Post extends Searchable & { readonly id: string }>(
  all: readonly Post[],
  { id, category }: Pick<Post, 'id' | 'category'>,
): readonly Post[] => all.filter((post) => post.category === category && post.id !== id).slice(0, 3);
