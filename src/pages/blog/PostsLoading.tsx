import styles from './posts-loading.module.css';

/** The place of the list while its script is on the way; never over a list that is there. */
export function PostsLoading() {
  return (
    <div className={`page-width ${styles.loading}`} role="status">
      <span className="visually-hidden">Loading stories...</span>
    </div>
  );
}
