import page from '../../content/pages/tours.yaml';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './expectations.module.css';

/** What a walk is like, and what it is not. */
export function Expectations() {
  const { heading, items } = page.expectations;
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="expectations">
      <Eyebrow>On the walk</Eyebrow>
      <div className={styles.grid}>
        <h2 id="expectations">{heading}</h2>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
