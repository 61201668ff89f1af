import { Skeleton } from '../../ui/Skeleton';
import styles from './posts-loading.module.css';

/** Placeholder of the list while its script loads; it never replaces a list that is shown. */
export function PostsLoading() {
  return (
    <div className={`page-width ${styles.loading}`} role="status">
      <span className="visually-hidden">Loading stories...</span>
      <Skeleton height="20vh" />
      <Skeleton height="50vh" />
    </div>
  );
}
