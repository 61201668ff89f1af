import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './benefits.module.css';

const dearest = Math.max(...page.benefits.prices.map(({ amount }) => amount));

/** A list of everything in the price, and bars that compare our price with the average one. */
export function Benefits() {
  const { heading, prices, items, body } = page.benefits;
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
          <Prose blocks={body} className={styles.note} />
        </div>
        <ul className={styles.bars}>
          {prices.map(({ amount, what, sample }) => (
            <li key={what} style={{ width: `${(amount / dearest) * 100}%` }}>
              <strong>{`$${amount}`}</strong>
              <span>{sample ? `${what} (sample figure)` : what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
