/** Posts under their categories; both in the order in which they come. */
export function byCategory<Post extends { readonly category: string }>(
  posts: readonly Post[],
): readonly (readonly [category: string, posts: readonly Post[]])[] {
  const categories = [...new Set(posts.map(({ category }) => category))];
  return categories.map((category) => [category, posts.filter((post) => post.category === category)]);
}
