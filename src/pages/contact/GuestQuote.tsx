import page from '../../content/pages/contact.yaml';
import { Quotation } from '../../ui/blocks/Quotation';
import styles from './guest-quote.module.css';

/** A guest who wrote to us; a sample says so. */
export function GuestQuote() {
  return (
    <section className={`page-width ${styles.section}`} aria-label="A guest says">
      <Quotation {...page.quote} className={styles.quote} />
    </section>
  );
}
