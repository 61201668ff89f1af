import { Link } from '@tanstack/react-router';
import { formatDate } from '../../content/format';
import page from '../../content/pages/in-the-news.yaml';
import press from '../../content/press.yaml';
import { Wordmark } from '../../parts/press/Wordmark';
import { Fold } from '../../ui/blocks/Fold';
import { quoted } from '../../ui/blocks/quoted';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import cuttingStyles from './cutting.module.css';
import styles from './in-the-news-page.module.css';

type Article = (typeof press.articles)[number];

const wordmarkOf = (publication: string): string | undefined =>
  press.outlets.find(({ name }) => name === publication)?.wordmark;

/** What an article says, in our words and in its own, and the way to it. */
function Said({ article: { title, publication, description, quote, link } }: { article: Article }) {
  return (
    <div className={cuttingStyles.said}>
      <p>{description}</p>
      {quote === undefined ? null : (
        <blockquote className={cuttingStyles.quote}>
          <p>{quoted(quote)}</p>
        </blockquote>
      )}
      <a className={cuttingStyles.link} href={link} target="_blank" rel="noopener">
        <span>Read Article</span>
        <span className="visually-hidden">{`${title}, ${publication} (opens in a new tab)`}</span>
        <Icon name="external" size={20} />
      </a>
    </div>
  );
}

interface CuttingProps {
  readonly article: Article;
  readonly pictured: boolean;
  /** What it says is folded on a phone. */
  readonly folded: boolean;
}

/** One article, cut out and held by photo corners. The paper's name, where we have no mark of it, in words. */
function Cutting({ article, pictured, folded }: CuttingProps) {
  const { id, title, publication, date, picture, sample } = article;
  const mark = wordmarkOf(publication);
  return (
    <article className={cuttingStyles.cutting} aria-labelledby={id}>
      <div className={cuttingStyles.sheet} data-pictured={pictured && picture !== undefined}>
        {pictured && picture ? (
          <div className={cuttingStyles.picture} data-picture={picture.id}>
            <Picture picture={picture} sizes="(min-width: 1100px) 680px, (min-width: 768px) 55vw, 100vw" />
          </div>
        ) : null}
        <div className={cuttingStyles.words}>
          <p className={cuttingStyles.paper}>
            {mark === undefined ? (
              <strong>{publication}</strong>
            ) : (
              <>
                <span className="visually-hidden">{publication}</span>
                <Wordmark id={mark} className={cuttingStyles.mark} />
              </>
            )}
          </p>
          <div className={cuttingStyles.story}>
            <p className={cuttingStyles.date}>
              <time dateTime={date}>{formatDate(date)}</time>
              {sample ? <span> (sample)</span> : null}
            </p>
            <h2 id={id}>{title}</h2>
          </div>
          {folded ? (
            <Fold label="What it says" about={title}>
              <Said article={article} />
            </Fold>
          ) : (
            <Said article={article} />
          )}
        </div>
      </div>
    </article>
  );
}

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

/** Places of the list that show a picture: the newest, and the wide ones of the rows of two. */
const PICTURED: ReadonlySet<number> = new Set([0, 2, 6]);

/** How many of the newest a phone shows whole. */
const WHOLE_ON_A_PHONE = 2;

/** The album page: the newest lies across, then a row of two, a row of three, and again. */
function Album({ note }: { note: string }) {
  return (
    <div className={styles.album}>
      <div className="page-width">
        <ul className={styles.page}>
          {newestFirst(press.articles).map((article, place) => (
            <li key={article.id}>
              <Cutting article={article} pictured={PICTURED.has(place)} folded={place >= WHOLE_ON_A_PHONE} />
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
