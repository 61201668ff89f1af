import { formatDate } from '../../content/dates';
import type { PostSummary } from '../../content/page-schemas';
import { PageLink } from '../../ui/PageLink';
import { Department } from './Department';
import styles from './stories.module.css';

type ListedPost = Pick<PostSummary, 'id' | 'title' | 'date' | 'category'>;

function Story({ post: { id, title, date } }: { post: ListedPost }) {
  return (
    <li className={styles.story}>
      <PageLink to="/blog/$id" params={{ id }}>
        <span className={styles.title}>{title}</span>
        <time dateTime={date}>{formatDate(date)}</time>
      </PageLink>
    </li>
  );
}

/** The posts by category, the newest first: docs/requirements.md#site-map */
export function Stories({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <Department id="stories" title="Stories">
      {posts.length === 0 ? <p>No blog posts available</p> : null}
      {byCategory(posts).map(([category, ofCategory]) => (
        <div key={category} className={styles.category}>
          <h3>{category}</h3>
          <ul>
            {ofCategory.map((post) => (
              <Story key={post.id} post={post} />
            ))}
          </ul>
        </div>
      ))}
    </Department>
  );
}

/** Groups posts by category; categories and posts keep their order. */
export function byCategory<Post extends { readonly category: string }>(
  posts: readonly Post[],
): readonly (readonly [category: string, posts: readonly Post[]])[] {
  const categories = [...new Set(posts.map(({ category }) => category))];
  return categories.map((category) => [category, posts.filter((post) => post.category === category)]);
}
