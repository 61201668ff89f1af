import { useEffect } from 'react';
import { announcement } from '../../browser/announcement';
import { Skeleton } from '../../ui/Skeleton';
import styles from './posts-loading.module.css';

const WORDS = 'Loading stories...';

/** Shows placeholders while the script of the list loads; they never replace a list that is already shown. */
export function PostsLoading() {
  useEffect(() => {
    announcement.set(WORDS);
    return () => {
      // The title of the page that has come stays.
      if (announcement.getSnapshot() === WORDS) announcement.set('');
    };
  }, []);
  return (
    <div className={`page-width ${styles.loading}`}>
      <span className="visually-hidden">{WORDS}</span>
      <Skeleton height="20vh" />
      <Skeleton height="50vh" />
    </div>
  );
}
