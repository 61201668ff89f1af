import words from '../../content/every-walk.yaml';
import type { Tour } from '../../content/schemas';
import { accordionItems } from '../../parts/prose/accordion-items';
import { Accordion } from '../../ui/blocks/Accordion';
import { classes } from '../../ui/classes';
import styles from './questions.module.css';

const COMMON = accordionItems(words.beforeYouCome, 'before');

/** Shows the questions about this tour and those about every tour, as one list in two groups. */
export function Questions({ tour }: { tour: Tour }) {
  const items = accordionItems(tour.questions);
  return (
    <section className={`page-width ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div>
        <div role="group" aria-labelledby="asked-here">
          <p id="asked-here" className={styles.group}>
            About this walk
          </p>
          <Accordion name={`questions-${tour.slug}`} items={items} open="question-1" />
        </div>
        <details data-fold="phone" className={styles.common}>
          <summary>
            <span>About every walk</span>
            <span className={styles.count}>{`${COMMON.length} answers`}</span>
          </summary>
          <div role="group" aria-labelledby="asked-everywhere">
            <p id="asked-everywhere" className={classes(styles.group, 'visually-hidden-on-phones')}>
              About every walk
            </p>
            <Accordion name={`questions-${tour.slug}`} items={COMMON} />
          </div>
        </details>
      </div>
    </section>
  );
}
