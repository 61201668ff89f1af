import { formatDate } from '../../content/dates';
import type { PostSummary } from '../../content/page-schemas';
import page from '../../content/pages/blog.yaml';
import { postSummaries } from '../../content/post-summaries';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { newsletter } from './below-the-posts';
import { PostList } from './PostList';
import styles from './blog-page.module.css';

/** The blog: its name, filters, posts, and the newsletter. */
export function BlogPage() {
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <Nameplate posts={postSummaries} />
        <PostList posts={postSummaries} />
      </div>
      <newsletter.Part />
    </>
  );
}

/** Shows the head of the blog: the name, and between two lines the number of posts and the date of the newest. */
function Nameplate({ posts }: { posts: readonly PostSummary[] }) {
  const [newest] = posts;
  return (
    <header>
      <PageTitle className={styles.name}>{page.nameplate}</PageTitle>
      <div className={styles.ears}>
        <p>{posts.length === 1 ? '1 story' : `${posts.length} stories`}</p>
        <p className={styles.line}>{page.heading}</p>
        {newest ? (
          <p>
            <span>The newest: </span>
            <time dateTime={newest.date}>{formatDate(newest.date)}</time>
          </p>
        ) : null}
      </div>
      <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
    </header>
  );
}
