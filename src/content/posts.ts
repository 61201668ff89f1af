import type { Post } from './page-schemas';

// Each post is a chunk of its own, like each tour.
const files = import.meta.glob<Post>('./posts/*.md', { import: 'default' });

/** The ids of all posts, as their addresses contain them. */
export const postIds: readonly string[] = Object.keys(files).map((path) =>
  path.slice('./posts/'.length, -'.md'.length),
);

/** Loads a whole post; undefined if there is none with that id. */
export async function loadPost(id: string): Promise<Post | undefined> {
  return files[`./posts/${id}.md`]?.();
}
