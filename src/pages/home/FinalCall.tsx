import page from '../../content/pages/home.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { EYES, HEAD } from '../../pictures/brand-mark';
import styles from './final-call.module.css';

/** The head of the brand mark, on a moon. */
function CatHead() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="112" height="112" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path d={HEAD} />
      <path d={EYES} />
    </svg>
  );
}

/** The last invitation to book, on a background of rays. */
export function FinalCall() {
  const { heading, text } = page.finalCall;
  return (
    <section className={styles.rays} aria-labelledby="final-call">
      <div className={`page-width ${styles.call}`}>
        <CatHead />
        <h2 id="final-call" className={styles.callHeading}>
          {heading}
        </h2>
        <p className={styles.callText}>{text}</p>
        <ReserveButton variant="secondary" size="lg" wide />
      </div>
    </section>
  );
}
