import page from '../../content/pages/blog.yaml';
import { dateWords } from '../../content/date-words';
import type { PostSummary } from '../../content/page-schemas';
import { PageTitle } from '../../ui/PageTitle';
import styles from './nameplate.module.css';

/** The head of the front page: the name, and between its rules how much there is and how new it is. */
export function Nameplate({ posts }: { posts: readonly PostSummary[] }) {
  const [newest] = posts;
  return (
    <header className={styles.head}>
      <PageTitle className={styles.name}>{page.nameplate}</PageTitle>
      <div className={styles.ears}>
        <p>{posts.length === 1 ? '1 story' : `${posts.length} stories`}</p>
        <p className={styles.line}>{page.heading}</p>
        {newest ? (
          <p>
            <span>The newest: </span>
            <time dateTime={newest.date}>{dateWords(newest.date)}</time>
          </p>
        ) : null}
      </div>
      <p className={styles.standfirst}>{page.standfirst}</p>
    </header>
  );
}
