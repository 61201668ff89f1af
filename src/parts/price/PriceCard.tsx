import type { ReactNode } from 'react';
import { Paper } from '../../ui/Paper';
import styles from './price-card.module.css';

interface Props {
  /** The word before the price: "from " if it is the lowest of several. */
  readonly from?: string;
  /** The price per person, such as "$40". */
  readonly price: string;
  readonly children: ReactNode;
}

/** Shows a ticket with the price per person in its head. */
export function PriceCard({ from = '', price, children }: Props) {
  return (
    <Paper raised data-booking="">
      <p className={styles.price}>
        {from === '' ? null : <span>{from}</span>}
        <strong>{price}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </Paper>
  );
}
