import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { ButtonAnchor } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './book.module.css';

/** The book, which is ordered by e-mail; nothing if there is none. */
export function Book() {
  if (page.book === undefined) return null;
  const { heading, picture, body, button, subject, sample } = page.book;
  return (
    <section className={`page-width ${styles.book}`} aria-labelledby="book">
      <div className={styles.table}>
        <div className={styles.cover}>
          <Print picture={picture} sizes="260px" />
        </div>
      </div>
      <div>
        <Eyebrow>{sample ? 'The book (sample)' : 'The book'}</Eyebrow>
        <h2 id="book" className={styles.heading}>
          {heading}
        </h2>
        <Prose blocks={body} className={styles.words} />
        <ButtonAnchor
          href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
          icon="envelope"
          size="lg"
          wide
        >
          {button}
        </ButtonAnchor>
      </div>
    </section>
  );
}
