import { formatDate } from '../../content/dates';
import page from '../../content/pages/in-the-news.yaml';
import press from '../../content/press.yaml';
import { Wordmark } from '../../parts/press/Wordmark';
import { Fold } from '../../ui/blocks/Fold';
import { quoted } from '../../ui/blocks/quoted';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LinkOnward } from '../../ui/LinkOnward';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Standfirst } from '../../ui/Standfirst';
import cuttingStyles from './article-cutting.module.css';
import styles from './in-the-news-page.module.css';

type Article = (typeof press.articles)[number];

const wordmarkOf = (publication: string): string | undefined =>
  press.outlets.find(({ name }) => name === publication)?.wordmark;

/** The text of an article: our summary, a quotation, and the link. */
function ArticleText({ article: { title, publication, description, quote, link } }: { article: Article }) {
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

interface ArticleCuttingProps {
  readonly article: Article;
  readonly pictured: boolean;
  /** The text is folded on a phone. */
  readonly folded: boolean;
}

/** One article, drawn as a cutting held by photo corners. Without a wordmark, the newspaper's name is text. */
function ArticleCutting({ article, pictured, folded }: ArticleCuttingProps) {
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
              <ArticleText article={article} />
            </Fold>
          ) : (
            <ArticleText article={article} />
          )}
        </div>
      </div>
    </article>
  );
}

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
            <LinkOnward to="/contact">Write to the press desk</LinkOnward>
          </p>
        </div>
      </header>
      <Album note={page.note} />
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
