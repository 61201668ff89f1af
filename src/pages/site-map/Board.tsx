import type { ReactNode } from 'react';
import { formatDate } from '../../content/format';
import type { PostSummary } from '../../content/page-schemas';
import { PageLink } from '../../ui/PageLink';
import styles from './board.module.css';
import storyStyles from './stories.module.css';

/** One department of the board. */
export function Department({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.department}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** One line: a link, dots, and a note at the right. */
export function Line({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <li className={styles.line}>
      {children}
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.note}>{note}</span>
    </li>
  );
}

type ListedPost = Pick<PostSummary, 'id' | 'title' | 'date' | 'category'>;

function Story({ post: { id, title, date } }: { post: ListedPost }) {
  return (
    <li className={storyStyles.story}>
      <PageLink to="/blog/$id" params={{ id }}>
        <span className={storyStyles.title}>{title}</span>
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
        <div key={category} className={storyStyles.category}>
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

/** Posts under their categories; both in the order in which they come. */
export function byCategory<Post extends { readonly category: string }>(
  posts: readonly Post[],
): readonly (readonly [category: string, posts: readonly Post[]])[] {
  const categories = [...new Set(posts.map(({ category }) => category))];
  return categories.map((category) => [category, posts.filter((post) => post.category === category)]);
}
