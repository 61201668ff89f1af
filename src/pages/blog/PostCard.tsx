import { Link } from '@tanstack/react-router';
import { dateWords } from '../../content/date-words';
import type { PostSummary } from '../../content/page-schemas';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './post-card.module.css';

/** A post in a list: its cover, where it belongs, and how long it takes. */
export function PostCard({ post, first = false }: { post: PostSummary; first?: boolean }) {
  return (
    <article className={styles.card}>
      <Print picture={post.picture} sizes="(min-width: 768px) 440px, 92vw" first={first} decorative />
      <Eyebrow>{post.category}</Eyebrow>
      <h2 className={styles.title}>
        <Link to="/blog/$id" params={{ id: post.id }}>
          {post.title}
        </Link>
      </h2>
      <p>{post.excerpt}</p>
      <p className={styles.figures}>
        <time dateTime={post.date}>{dateWords(post.date)}</time>
        <span>{` · ${post.readTime} min read`}</span>
      </p>
    </article>
  );
}
