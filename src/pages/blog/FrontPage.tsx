import type { PostSummary } from '../../content/page-schemas';
import { classes } from '../../ui/classes';
import styles from './front-page.module.css';
import { PostCard, type CardLook } from './PostCard';

/** As many stand beside the first, without a picture, as fill its height. */
const BESIDE_THE_FIRST = 3;
const looks = (index: number): CardLook => (index === 0 ? 'lead' : index <= BESIDE_THE_FIRST ? 'brief' : 'card');

interface FrontPageProps {
  readonly posts: readonly PostSummary[];
  /** All posts are shown: the newest leads, the next stand beside it, the rest below. Else all are alike. */
  readonly isWhole: boolean;
  readonly level: 'h2' | 'h3';
}

/** The posts as a newspaper sets them. */
export function FrontPage({ posts, isWhole, level }: FrontPageProps) {
  return (
    <ul className={classes(styles.posts, isWhole && styles.front)} aria-label="Posts">
      {posts.map((post, index) => {
        const look = isWhole ? looks(index) : 'card';
        return (
          <li key={post.id} className={styles[look]}>
            <PostCard post={post} look={look} level={level} first={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}
