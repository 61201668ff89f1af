import { classes } from '../../ui/classes';
import { Die } from './Die';
import type { DieState } from './die-states';
import styles from './punch-row.module.css';

interface PunchRowProps {
  readonly dies: readonly DieState[];
  /** The number of the current field, counted from 1. */
  readonly here?: number | undefined;
  /** A title under each number, shown only on a wide screen. */
  readonly titles?: readonly string[];
  readonly className?: string | undefined;
}

/** Renders a punch card in one row. The row is decorative: a text beside it must say the same. */
export function PunchRow({ dies, here, titles, className }: PunchRowProps) {
  return (
    <span className={classes(styles.row, className)} aria-hidden="true">
      {dies.map((state, index) => (
        <span
          key={index}
          className={classes(styles.cell, index + 1 === here && styles.here)}
          data-here={index + 1 === here || undefined}
        >
          <span>{index + 1}</span>
          <Die size={28} state={state} />
          {titles === undefined ? null : <span className={styles.title}>{titles[index]}</span>}
        </span>
      ))}
    </span>
  );
}
