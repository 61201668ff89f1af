import page from '../../content/pages/home.yaml';
import { Quotation } from '../../ui/blocks/Quotation';
import styles from './testimonial.module.css';

/** One guest, between two rules of halftone dots. */
export function Testimonial() {
  return (
    <section className={`page-width ${styles.section}`} aria-label="A guest says">
      <Quotation {...page.testimonial} className={styles.quote} />
    </section>
  );
}
