import page from '../../content/pages/tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import styles from './tour-note.module.css';

/** A word from the office, stamped. */
export function TourNote() {
  return (
    <section data-stock="sand" className={styles.note} aria-labelledby="tour-note">
      <h2 id="tour-note" className={styles.stamp}>
        {page.note.heading}
      </h2>
      <Prose blocks={page.note.body} />
    </section>
  );
}
