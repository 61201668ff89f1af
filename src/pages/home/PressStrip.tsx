import page from '../../content/pages/home.yaml';
import press from '../../content/press.yaml';
import { Wordmark } from '../../parts/press/Wordmark';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkOnward } from '../../ui/LinkOnward';
import styles from './press-strip.module.css';

const sampled = press.outlets.some(({ sample }) => sample);
const articles = new Map(press.articles.map((article) => [article.id, article]));

/** The publications that wrote about us; each links to its article. */
export function PressStrip() {
  return (
    <section className={`page-width ${styles.strip}`} aria-labelledby="papers">
      <Eyebrow as="h2" id="papers">
        {sampled ? `${page.press.heading} (samples)` : page.press.heading}
      </Eyebrow>
      <ul className={styles.outlets}>
        {press.outlets.map(({ name, wordmark, article, link }) => {
          const found = article === undefined ? undefined : articles.get(article);
          return (
            <li key={wordmark}>
              <a href={found?.link ?? link} target="_blank" rel="noopener">
                <Wordmark id={wordmark} className={styles.mark} />
                <span className="visually-hidden">
                  {`${found ? `${name}: ${found.title}` : name} (opens in a new tab)`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <LinkOnward to="/in-the-news" className={styles.all}>
        {page.press.link}
      </LinkOnward>
    </section>
  );
}
