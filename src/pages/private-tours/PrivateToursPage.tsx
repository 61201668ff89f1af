import { Description } from './Description';
import { Estimate } from './estimate/Estimate';
import { Hero } from './Hero';
import { Neighborhoods } from './Neighborhoods';
import { Occasions } from './Occasions';
import styles from './private-tours-page.module.css';
import { Questions } from './Questions';
import { Tariff } from './Tariff';
import { WhenToWrite } from './WhenToWrite';

/** The fourth walk, as a tariff and an order pad. On a phone nobody has to pass the tariff to the pad. */
export function PrivateToursPage() {
  return (
    <>
      <Hero />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.description}>
          <Description />
        </div>
        <div className={styles.pad}>
          <Estimate />
        </div>
        <div className={styles.rest}>
          <Neighborhoods />
          <Tariff />
        </div>
        <div className={styles.when}>
          <WhenToWrite />
        </div>
      </div>
      <Occasions />
      <Questions />
    </>
  );
}
