import type { ReactNode } from 'react';
import styles from './price-card.module.css';

/** A ticket with the price on its head, in US dollars a person. */
export function PriceCard({ price, children }: { price: number; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
