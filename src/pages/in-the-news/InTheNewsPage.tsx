import { Link } from '@tanstack/react-router';
import page from '../../content/pages/in-the-news.yaml';
import press from '../../content/press.yaml';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Cutting } from './Cutting';
import styles from './in-the-news-page.module.css';

/** What newspapers wrote, as a scrapbook. */
export function InTheNewsPage() {
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <PageTitle>{page.heading}</PageTitle>
        <div>
          <p className={styles.standfirst}>{page.standfirst}</p>
          {press.articles.some(({ sample }) => sample) ? (
            <p className={styles.samples}>Sample articles: the papers are invented, and their links lead nowhere.</p>
          ) : null}
          <p className={styles.ways}>
            <Link to="/press-kit">
              <span>Press kit</span>
              <Icon name="arrow" size={20} />
            </Link>
            <Link to="/contact">
              <span>Write to the press desk</span>
              <Icon name="arrow" size={20} />
            </Link>
          </p>
        </div>
      </header>
      <Album note={page.note} />
      <section className={`page-width ${styles.call}`} aria-labelledby="writing">
        <h2 id="writing">{page.call.heading}</h2>
        <p>{page.call.text}</p>
        <div className={styles.actions}>
          <ButtonLink to="/press-kit" look="primary" size="large" wide>
            Open the press kit
          </ButtonLink>
          <ButtonLink to="/contact" size="large" icon="envelope" wide>
            Contact
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Places of the list that show a picture: the newest, and the wide ones of the rows of two. */
const PICTURED: ReadonlySet<number> = new Set([0, 2, 6]);

/** The album page: the newest lies across, then a row of two, a row of three, and again. */
function Album({ note }: { note: string }) {
  return (
    <div className={styles.album}>
      <div className="page-width">
        <ul className={styles.page}>
          {newestFirst(press.articles).map((article, place) => (
            <li key={article.id}>
              <Cutting article={article} pictured={PICTURED.has(place)} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

/** Sorts by day, the last one first; those of one day keep their order. */
export const newestFirst = <Dated extends { readonly date: string }>(records: readonly Dated[]): readonly Dated[] =>
  records.toSorted((one, other) => other.date.localeCompare(one.date));
