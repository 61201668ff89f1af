import page from '../../content/pages/home.yaml';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './benefits.module.css';

const { heading, prices, items } = page.benefits;
const dearest = Math.max(...prices.map(({ amount }) => amount));

/** Reasons to come, and bars that compare our price with the average one. */
export function Benefits() {
  return (
    <section data-stock="sand" aria-labelledby="reasons">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <Eyebrow>The ledger</Eyebrow>
          <h2 id="reasons" className={styles.heading}>
            {heading}
          </h2>
          <dl className={styles.lines}>
            {items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.bars}>
          {prices.map(({ amount, what }) => (
            <li key={what} style={{ width: `${(amount / dearest) * 100}%` }}>
              <strong>{`$${amount}`}</strong>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
