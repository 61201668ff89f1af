import type { ReactNode } from 'react';
import styles from './price-card.module.css';

/** Shows a ticket with the price in its head, in US dollars per person. */
export function PriceCard({ price, children }: { price: number; children: ReactNode }) {
  return (
    <div data-booking="" className={styles.card}>
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
