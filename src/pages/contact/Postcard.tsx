import type { ReactNode } from 'react';
import company from '../../content/company.yaml';
import { stampCat } from '../../pictures/prints/stamp-cat';
import { Print } from '../../ui/Print';
import styles from './postcard.module.css';
import { Postmark } from './Postmark';

/** An airmail postcard: striped edge, address, postage, postmark. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.stripe} aria-hidden="true" />
      <div className={styles.head}>
        <p className={styles.to}>
          <span className={styles.label}>To</span>
          <span className={styles.address}>{company.name},</span>
          <span className={styles.address}>{company.city}</span>
        </p>
        <div className={styles.postage}>
          <div className={styles.stamp}>
            <Print picture={stampCat} sizes="96px" decorative />
          </div>
          <Postmark />
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
