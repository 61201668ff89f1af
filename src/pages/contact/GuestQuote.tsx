import page from '../../content/pages/contact.yaml';
import styles from './guest-quote.module.css';

/** A guest who wrote to us; a sample says so. */
export function GuestQuote() {
  const { quote, author, role, source } = page.quote;
  return (
    <section className={`page-width ${styles.section}`} aria-label="A guest says">
      <figure className={styles.quote}>
        <blockquote>
          <p>{`“${quote}”`}</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          <span>{role === undefined ? '' : `, ${role}`}</span>
          <span className={styles.source}>{source}</span>
        </figcaption>
      </figure>
    </section>
  );
}
