import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './price-card.module.css';

interface PriceCardProps {
  readonly price: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A ticket with the price on its head, in US dollars a person. */
export function PriceCard({ price, className, children }: PriceCardProps) {
  return (
    <div className={classes(styles.card, className)}>
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> <span>per person</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
