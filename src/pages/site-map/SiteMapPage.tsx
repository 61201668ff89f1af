import page from '../../content/pages/site-map.yaml';
import { postSummaries } from '../../content/post-summaries';
import { PageTitle } from '../../ui/PageTitle';
import { MainPages } from './MainPages';
import { Outside } from './Outside';
import styles from './site-map-page.module.css';
import { Stories } from './Stories';
import { Walks } from './Walks';

/** The board in the hall: every door of the house, and where it leads. */
export function SiteMapPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <div className={styles.frame}>
        <div className={styles.night}>
          <div data-stock="night" className={styles.board}>
            <MainPages />
            <div className={styles.column}>
              <Walks />
              <Outside />
            </div>
            <Stories posts={postSummaries} />
          </div>
        </div>
      </div>
    </div>
  );
}
