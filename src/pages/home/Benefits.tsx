import company from '../../content/company.yaml';
import { priceOfWalks } from '../../content/figures-of-walks';
import page from '../../content/pages/home.yaml';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './benefits.module.css';

/** Two bars that compare the price of the walks with the average one. */
export function PriceBars({ walks }: { readonly walks: readonly Pick<TourSummary, 'price'>[] }) {
  const { amount, what, sample } = page.benefits.average;
  const ours = priceOfWalks(walks);
  const bars = [
    { amount: ours.amount, price: `${ours.from}${ours.lowest}`, label: company.name },
    { amount, price: `$${amount}`, label: sample ? `${what} (sample figure)` : what },
  ];
  const dearest = Math.max(amount, ours.amount);
  return (
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.label} style={{ width: `${(bar.amount / dearest) * 100}%` }}>
          <strong>{bar.price}</strong>
          <span>{bar.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list of everything in the price, and bars that compare our price with the average one. */
export function Benefits() {
  const { heading, items, body } = page.benefits;
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
        <PriceBars walks={tourSummaries} />
      </div>
    </section>
  );
}
