import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import styles from './cover.module.css';

interface RowProps {
  readonly icon: ReactNode;
  readonly isDone?: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** One line of what to look at before setting out. */
export function Row({ icon, isDone = false, title, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={classes(styles.tick, isDone && styles.done)}>{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
