import type { ReactNode } from 'react';
import { Paper } from '../../ui/Paper';
import styles from './price-card.module.css';

/** Shows a ticket with the price in its head, in US dollars per person. */
export function PriceCard({ price, children }: { price: number; children: ReactNode }) {
  return (
    <Paper raised data-booking="">
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </Paper>
  );
}
