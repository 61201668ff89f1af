import { Link, useLoaderData } from '@tanstack/react-router';
import { ReserveButton } from '../../../parts/booking/ReserveButton';
import { Icon } from '../../../ui/Icon';
import styles from './post-end.module.css';

/** Shows the end of a story: its tags, a link to a tour, and the link back. */
export function PostEnd() {
  const { tags } = useLoaderData({ from: '/blog/$id' });
  return (
    <footer className={styles.end}>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ReserveButton size="md" />
        <Link to="/blog" className={styles.back}>
          <Icon name="arrow" />
          <span>Back to all posts</span>
        </Link>
      </div>
    </footer>
  );
}
