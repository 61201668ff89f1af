import { formatDate } from '../../content/dates';
import type { PostSummary } from '../../content/page-schemas';
import { classes } from '../../ui/classes';
import { PageLink } from '../../ui/PageLink';
import { Print } from '../../ui/Print';
import styles from './post-card.module.css';

/** How a card looks: `lead` for the large first post, `brief` for a line beside it, `card` for all others. */
export type CardLook = 'lead' | 'brief' | 'card';

interface PostCardProps {
  readonly post: PostSummary;
  readonly look?: CardLook;
  readonly level?: 'h2' | 'h3';
  readonly first?: boolean;
}

const SIZES = {
  lead: '(min-width: 1180px) 770px, (min-width: 1024px) 64vw, 92vw',
  card: '(min-width: 1024px) 340px, (min-width: 640px) 46vw, 92vw',
};

/** Shows a post in a list: picture (not in a `brief`), title, excerpt, topic, date and reading time. */
export function PostCard({ post, look = 'card', level: Heading = 'h3', first = false }: PostCardProps) {
  return (
    <article className={classes(styles.card, look !== 'card' && styles[look])}>
      {look === 'brief' ? null : <Print picture={post.picture} sizes={SIZES[look]} first={first} decorative />}
      <Heading className={styles.title}>
        <PageLink to="/blog/$id" params={{ id: post.id }}>
          {post.title}
        </PageLink>
      </Heading>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <p className={styles.figures}>
        <span className={styles.category}>{post.category}</span>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span>{`${post.readTime} min read`}</span>
      </p>
    </article>
  );
}
