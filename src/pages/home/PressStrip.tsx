import page from '../../content/pages/home.yaml';
import press from '../../content/press.yaml';
import { wordmarks } from '../../pictures/wordmarks/list';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkIfBuilt } from '../../ui/LinkIfBuilt';
import styles from './press-strip.module.css';

const files = import.meta.glob<string>('../../pictures/wordmarks/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const articles = new Map(press.articles.map((article) => [article.id, article]));

/** The mark is a mask, so it is printed in the ink of the text, in either theme. */
function Wordmark({ id }: { id: string }) {
  const mark = wordmarks.find((one) => one.id === id);
  const file = files[`../../pictures/wordmarks/${id}.svg`];
  if (!mark || file === undefined) return null;
  const { width, height } = mark;
  return (
    <span
      className={styles.mark}
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `calc(${width}px * var(--scale))`,
        maskImage: `url(${file})`,
      }}
      aria-hidden="true"
    />
  );
}

/** Twelve outlets; each opens its article. */
export function PressStrip() {
  return (
    <section className={`page-width ${styles.strip}`} aria-labelledby="papers">
      <Eyebrow as="h2" id="papers">
        {page.press.heading}
      </Eyebrow>
      <ul className={styles.outlets}>
        {press.outlets.map(({ name, wordmark, article, link }) => {
          const found = article === undefined ? undefined : articles.get(article);
          return (
            <li key={wordmark}>
              <a href={found?.link ?? link} target="_blank" rel="noopener">
                <Wordmark id={wordmark} />
                <span className="visually-hidden">
                  {`${found ? `${name}: ${found.title}` : name} (opens in a new tab)`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <LinkIfBuilt to="/in-the-news" className={styles.all ?? ''}>
        {page.press.link}
      </LinkIfBuilt>
    </section>
  );
}
