import page from '../../content/pages/home.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import styles from './final-call.module.css';

/** The last word, on rays. */
export function FinalCall() {
  const { heading, text } = page.finalCall;
  return (
    <section className={styles.rays} aria-labelledby="final-call">
      <div className={`page-width ${styles.words}`}>
        <h2 id="final-call" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <ReserveButton look="secondary" size="large" wide />
      </div>
    </section>
  );
}
