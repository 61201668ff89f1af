import { Skeleton } from '../../ui/Skeleton';
import styles from './posts-loading.module.css';

/** Shows placeholders while the script of the list loads; they never replace a list that is already shown. */
export function PostsLoading() {
  return (
    <div className={`page-width ${styles.loading}`} role="status">
      <span className="visually-hidden">Loading stories...</span>
      <Skeleton height="20vh" />
      <Skeleton height="50vh" />
    </div>
  );
}
