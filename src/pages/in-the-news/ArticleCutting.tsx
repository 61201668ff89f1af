import { formatDate } from '../../content/dates';
import type press from '../../content/press.yaml';
import { Wordmark, wordmarkOf } from '../../parts/press/Wordmark';
import { Fold } from '../../ui/blocks/Fold';
import { quoted } from '../../ui/blocks/quoted';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './article-cutting.module.css';

type Article = (typeof press.articles)[number];

/** The text of an article: our summary, a quotation, and the link. */
function ArticleText({ article: { title, publication, description, quote, link } }: { article: Article }) {
  return (
    <div className={styles.said}>
      <p>{description}</p>
      {quote === undefined ? null : (
        <blockquote className={styles.quote}>
          <p>{quoted(quote)}</p>
        </blockquote>
      )}
      <a className={styles.link} href={link} target="_blank" rel="noopener">
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
export function ArticleCutting({ article, pictured, folded }: ArticleCuttingProps) {
  const { id, title, publication, date, picture, sample } = article;
  const mark = wordmarkOf(publication);
  return (
    <article className={styles.cutting} aria-labelledby={id}>
      <div className={styles.sheet} data-pictured={pictured && picture !== undefined}>
        {pictured && picture ? (
          <div className={styles.picture} data-picture={picture.id}>
            <Picture picture={picture} sizes="(min-width: 1100px) 680px, (min-width: 768px) 55vw, 100vw" />
          </div>
        ) : null}
        <div className={styles.words}>
          <p className={styles.paper}>
            {mark === undefined ? (
              <strong>{publication}</strong>
            ) : (
              <>
                <span className="visually-hidden">{publication}</span>
                <Wordmark id={mark} />
              </>
            )}
          </p>
          <div className={styles.story}>
            <p className={styles.date}>
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
