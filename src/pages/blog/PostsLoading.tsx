import { useEffect } from 'react';
import { loadingAnnouncement } from '../../ui/loading-announcement';
import { Skeleton } from '../../ui/Skeleton';
import styles from './posts-loading.module.css';

/** Shows placeholders while the script of the list loads; they never replace a list that is already shown. */
export function PostsLoading() {
  useEffect(() => {
    loadingAnnouncement.set('Loading stories...');
    return () => loadingAnnouncement.set('');
  }, []);
  return (
    <div className={`page-width ${styles.loading}`}>
      <Skeleton height="20vh" />
      <Skeleton height="50vh" />
    </div>
  );
}
