import page from '../../content/pages/in-the-news.yaml';
import press from '../../content/press.yaml';
import { ButtonLink } from '../../ui/Button';
import { LinkOnward } from '../../ui/LinkOnward';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { ArticleCutting } from './ArticleCutting';
import styles from './in-the-news-page.module.css';

/** Articles about us, laid out as a scrapbook. */
export function InTheNewsPage() {
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <PageTitle>{page.heading}</PageTitle>
        <div>
          <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
          {press.articles.some(({ sample }) => sample) ? (
            <p className={styles.samples}>Sample articles: the papers are invented, and their links lead nowhere.</p>
          ) : null}
          <p className={styles.ways}>
            <LinkOnward to="/press-kit">Press kit</LinkOnward>
            <LinkOnward to="/contact">Contact us</LinkOnward>
          </p>
        </div>
      </header>
      {press.articles.length === 0 ? null : <Album note={page.note} />}
      <section className={`page-width ${styles.call}`} aria-labelledby="writing">
        <h2 id="writing">{page.call.heading}</h2>
        <Standfirst>{page.call.text}</Standfirst>
        <div className={styles.actions}>
          <ButtonLink to="/press-kit" variant="primary" size="lg" wide>
            Open the press kit
          </ButtonLink>
          <ButtonLink to="/contact" size="lg" icon="envelope" wide>
            Contact
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** The indexes of the articles with a picture: the newest, and the wide ones in rows of two. */
const PICTURED: ReadonlySet<number> = new Set([0, 2, 6]);

/** The number of articles that a phone shows unfolded, the newest first. */
const WHOLE_ON_A_PHONE = 2;

/** The articles in rows: the newest one, then two, then three, and again. */
function Album({ note }: { note: string }) {
  return (
    <div className={styles.album}>
      <div className="page-width">
        <ul className={styles.page}>
          {newestFirst(press.articles).map((article, place) => (
            <li key={article.id}>
              <ArticleCutting article={article} pictured={PICTURED.has(place)} folded={place >= WHOLE_ON_A_PHONE} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

/** Sorts by date, the newest first; records of the same date keep their order. */
export const newestFirst = <Dated extends { readonly date: string }>(records: readonly Dated[]): readonly Dated[] =>
  records.toSorted((one, other) => other.date.localeCompare(one.date));
