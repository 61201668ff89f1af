import { useLoaderData } from '@tanstack/react-router';
import { Prose } from '../../../parts/prose/Prose';
import { Contents } from './Contents';
import { PostEnd } from './PostEnd';
import { PostHero } from './PostHero';
import styles from './post-page.module.css';
import { RelatedPosts } from './RelatedPosts';
import { Sources } from './Sources';

/** One post: its head, the story with where it comes from, and the ways on. */
export function PostPage() {
  const post = useLoaderData({ from: '/blog/$id' });
  return (
    <div key={post.id} className={`page-width ${styles.page}`}>
      <article>
        <PostHero post={post} />
        <div className={styles.columns}>
          <Contents story={post.story} />
          <div className={styles.text}>
            <Prose blocks={post.story} under="title" className={styles.story} />
            <Sources sources={post.sources} />
            <PostEnd tags={post.tags} />
          </div>
        </div>
      </article>
      <RelatedPosts post={post} />
    </div>
  );
}
