import type { ReactNode } from 'react';
import styles from './department.module.css';

/** One section of the board. */
export function Department({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.department}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** One line: a link, dots, and a note at the right. */
export function Line({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <li className={styles.line}>
      {children}
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.note}>{note}</span>
    </li>
  );
}
