import styles from './post-list.module.css';

/** For an owner who has taken every post away. */
export function EmptyBlog() {
  return (
    <div className={styles.none}>
      <h2>No Blog Posts Available</h2>
      <p>Check back soon for new stories and updates!</p>
    </div>
  );
}
