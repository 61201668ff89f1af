import type { Post } from './page-schemas';

// One chunk a post, as with the tours.
const files = import.meta.glob<Post>('./posts/*.md', { import: 'default' });

/** Every post's id, as it stands in its address. */
export const postIds: readonly string[] = Object.keys(files).map((path) =>
  path.slice('./posts/'.length, -'.md'.length),
);

/** The whole post, or nothing where there is none of that id. */
export async function loadPost(id: string): Promise<Post | undefined> {
  return files[`./posts/${id}.md`]?.();
}
