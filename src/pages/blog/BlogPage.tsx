import { postSummaries } from '../../content/post-summaries';
import { NewsletterSection } from '../../parts/newsletter/NewsletterSection';
import styles from './blog-page.module.css';
import { Nameplate } from './Nameplate';
import { PostList } from './PostList';

/** The front page of the paper: its name, the way through it, the posts, and the newsletter. */
export function BlogPage() {
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <Nameplate posts={postSummaries} />
        <PostList posts={postSummaries} />
      </div>
      <NewsletterSection />
    </>
  );
}
