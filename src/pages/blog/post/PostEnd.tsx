import { Link } from '@tanstack/react-router';
import { ReserveButton } from '../../../parts/booking/ReserveButton';
import { Icon } from '../../../ui/Icon';
import styles from './post-end.module.css';

/** Under a story: its tags, the way to a walk, and the way back. */
export function PostEnd({ tags }: { tags: readonly string[] }) {
  return (
    <footer className={styles.end}>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ReserveButton size="medium" />
        <Link to="/blog" className={styles.back}>
          <Icon name="arrow" />
          <span>Back to all posts</span>
        </Link>
      </div>
    </footer>
  );
}
