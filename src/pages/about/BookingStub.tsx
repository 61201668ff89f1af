import { tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import styles from './booking-stub.module.css';

const price = Math.min(...tourSummaries.map((tour) => tour.price));

/** The way from the people to a walk with them. */
export function BookingStub({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="walk-with-us">
      <div className={styles.stub}>
        <p className={styles.price}>
          <span className={styles.label}>Price</span>
          <strong>{`$${price}`}</strong>
          <span>a person, two hours</span>
        </p>
        <div className={styles.words}>
          <h2 id="walk-with-us">{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.action}>
          <ReserveButton wide />
        </div>
      </div>
    </section>
  );
}
