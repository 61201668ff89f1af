import page from '../../content/pages/about.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import { FolioHead } from './FolioHead';
import { Ledger } from './Ledger';
import styles from './story.module.css';

/** The first folio of the payroll book: the history of the company, beside the cats of the past. */
export function Story() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="how-it-began">
      <div className={`page-width ${styles.folio}`}>
        <FolioHead title="Payroll book" note={page.ledger.caption} folio={1} />
        <div className={styles.columns}>
          <div>
            <h2 id="how-it-began">{page.storyHeading}</h2>
            <Prose blocks={page.story.slice(0, 2)} className={styles.words} />
            <Fold label="Read the rest" about={page.storyHeading}>
              <Prose blocks={page.story.slice(2)} className={classes(styles.words, styles.rest)} />
            </Fold>
          </div>
          <Ledger {...page.ledger} />
        </div>
      </div>
    </section>
  );
}
