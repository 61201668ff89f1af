import type { ReactNode } from 'react';
import styles from './price-card.module.css';

/** A ticket with the price on its head, in US dollars a person. */
export function PriceCard({ price, label, children }: { price: number; label?: string; children: ReactNode }) {
  const Ticket = label === undefined ? 'div' : 'section';
  return (
    <Ticket className={styles.card} aria-label={label}>
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </Ticket>
  );
}
