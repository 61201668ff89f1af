import { EYES, HEAD } from '../../pictures/brand-mark';
import { classes } from '../../ui/classes';
import type { DieState } from './die-states';
import styles from './die.module.css';

/**
 * Renders one field of a punch card as the head of the brand's cat. The drawing is decorative: a text beside it must
 * say how many fields are punched.
 */
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
