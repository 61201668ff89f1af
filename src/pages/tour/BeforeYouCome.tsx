import type { Tour } from '../../content/schemas';
import { Fold } from '../../ui/blocks/Fold';
import { FindYourGuide } from './corner/FindYourGuide';
import styles from './before-you-come.module.css';

/** Shows where the tour meets, how to get there, and what to bring. */
export function BeforeYouCome({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.before}`}>
      <FindYourGuide tour={tour} />
      <section className={styles.advice} aria-labelledby="before-you-come">
        <h2 id="before-you-come">Before you come</h2>
        <Fold
          label={tour.beforeYouGo.length === 1 ? '1 thing to know' : `${tour.beforeYouGo.length} things to know`}
          className={styles.know}
        >
          <ul className={styles.lines}>
            {tour.beforeYouGo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      </section>
    </div>
  );
}
