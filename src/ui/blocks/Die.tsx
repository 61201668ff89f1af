import { classes } from '../classes';
import { EYES, HEAD } from '../icon-paths';
import styles from './die.module.css';

/** A field of a punch card: open, punched, or punched with its eyes open, once all the others are too. */
export type DieState = 'open' | 'punched' | 'awake';

/** The die of the punch: the head of the mark. Never the only sign: beside it stands in words how many are punched. */
export function Die({ size, state, className }: { size: number; state: DieState; className?: string | undefined }) {
  return (
    <svg
      viewBox="4 4.5 40 39"
      width={size}
      height={Math.round((size * 39) / 40)}
      className={classes(styles.die, className)}
      data-die={state}
      aria-hidden="true"
      focusable="false"
    >
      {state === 'open' ? (
        <path d={HEAD} className={styles.outline} />
      ) : (
        <>
          <path d={HEAD} className={styles.edge} transform="translate(2 2)" />
          <path d={HEAD} className={styles.hole} />
        </>
      )}
      {state === 'awake' ? <path d={EYES} className={styles.eyes} /> : null}
    </svg>
  );
}
