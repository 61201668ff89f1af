import page from '../../content/pages/home.yaml';
import press from '../../content/press.yaml';
import { Wordmark } from '../../parts/press/Wordmark';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkOnward } from '../../ui/LinkOnward';
import styles from './press-strip.module.css';

const sampled = press.outlets.some(({ sample }) => sample);
const articles = new Map(press.articles.map((article) => [article.id, article]));

/** The papers, each with a link. A paper without a drawn logo has its name in letters. */
export function Papers({ outlets }: Pick<typeof press, 'outlets'>) {
  return (
    <ul className={styles.outlets}>
      {outlets.map(({ name, wordmark, article, link }) => {
        const found = article === undefined ? undefined : articles.get(article);
        return (
          <li key={name}>
            <a href={found?.link ?? link} target="_blank" rel="noopener">
              {wordmark === undefined ? (
                <strong className={styles.name}>{name}</strong>
              ) : (
                <Wordmark id={wordmark} className={styles.mark} />
              )}
              <span className="visually-hidden">
                {`${wordmark === undefined ? '' : name}${found ? `: ${found.title}` : ''} (opens in a new tab)`}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The publications that wrote about us; each links to its article. Without publications there is no
 * strip.
 */
export function PressStrip() {
  if (press.outlets.length === 0) return null;
  return (
    <section className={`page-width ${styles.strip}`} aria-labelledby="papers">
      <Eyebrow as="h2" id="papers">
        {sampled ? `${page.press.heading} (samples)` : page.press.heading}
      </Eyebrow>
      <Papers outlets={press.outlets} />
      {articles.size === 0 ? null : (
        <LinkOnward to="/in-the-news" className={styles.all}>
          {page.press.link}
        </LinkOnward>
      )}
    </section>
  );
}
