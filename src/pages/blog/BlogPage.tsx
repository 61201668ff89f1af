import page from '../../content/pages/blog.yaml';
import { postSummaries } from '../../content/post-summaries';
import { NewsletterSection } from '../../parts/newsletter/NewsletterSection';
import { PageTitle } from '../../ui/PageTitle';
import styles from './blog-page.module.css';
import { PostCard } from './PostCard';

/** All posts, the newest first; under them the newsletter. */
export function BlogPage() {
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <header className={styles.head}>
          <PageTitle>{page.heading}</PageTitle>
          <p className={styles.standfirst}>{page.standfirst}</p>
        </header>
        <ul className={styles.posts}>
          {postSummaries.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <NewsletterSection />
    </>
  );
}
