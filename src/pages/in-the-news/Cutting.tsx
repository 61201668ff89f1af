import { formatDate } from '../../content/format';
import press from '../../content/press.yaml';
import { Wordmark } from '../../parts/press/Wordmark';
import { quoted } from '../../ui/blocks/quoted';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './cutting.module.css';

export type Article = (typeof press.articles)[number];

const wordmarkOf = (publication: string): string | undefined =>
  press.outlets.find(({ name }) => name === publication)?.wordmark;

/** One article, cut out and held by photo corners. The paper's name, where we have no mark of it, in words. */
export function Cutting({ article, pictured }: { article: Article; pictured: boolean }) {
  const { id, title, publication, date, description, quote, link, picture, sample } = article;
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
                <Wordmark id={mark} className={styles.mark} />
              </>
            )}
          </p>
          <div className={styles.story}>
            <p className={styles.date}>
              <time dateTime={date}>{formatDate(date)}</time>
              {sample ? <span> (sample)</span> : null}
            </p>
            <h2 id={id}>{title}</h2>
            <p>{description}</p>
            {quote === undefined ? null : (
              <blockquote className={styles.quote}>
                <p>{quoted(quote)}</p>
              </blockquote>
            )}
          </div>
          <a className={styles.link} href={link} target="_blank" rel="noopener">
            <span>Read Article</span>
            <span className="visually-hidden">{`${title}, ${publication} (opens in a new tab)`}</span>
            <Icon name="external" size={20} />
          </a>
        </div>
      </div>
    </article>
  );
}
