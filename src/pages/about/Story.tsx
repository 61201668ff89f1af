import page from '../../content/pages/about.yaml';
import { Prose } from '../../parts/prose/Prose';
import { FolioHead } from './FolioHead';
import { Ledger } from './Ledger';
import styles from './story.module.css';

/** The first folio: how it began, beside what the cats of old were paid. */
export function Story() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="how-it-began">
      <div className={`page-width ${styles.folio}`}>
        <FolioHead title="Payroll book" note={page.ledger.caption} folio={1} />
        <div className={styles.columns}>
          <div>
            <h2 id="how-it-began">{page.storyHeading}</h2>
            <Prose blocks={page.story} className={styles.words} />
          </div>
          <Ledger {...page.ledger} />
        </div>
      </div>
    </section>
  );
}
