import page from '../../content/pages/home.yaml';
import styles from './testimonial.module.css';

/** One guest, between two rules of halftone dots. */
export function Testimonial() {
  const { quote, author, role, source } = page.testimonial;
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
