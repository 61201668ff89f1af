import type { Tour } from '../../content/schemas';
import styles from './before-you-go.module.css';
import { FindYourGuide } from './corner/FindYourGuide';

/** Where we meet, how to get there, and what to bring. */
export function BeforeYouGo({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.place}`}>
      <FindYourGuide tour={tour} />
      <section className={styles.section} aria-labelledby="before-you-go">
        <h2 id="before-you-go">Before you go</h2>
        <ul className={styles.advice}>
          {tour.beforeYouGo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
