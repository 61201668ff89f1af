import { classes } from './classes';
import { FieldError } from './FieldError';
import styles from './field.module.css';

/** A box to tick, with its words beside it. It starts unticked. */
export function Checkbox({ name, label, error }: { name: string; label: string; error?: string | undefined }) {
  const errorId = `${name}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={name}
          name={name}
          className={classes(styles.check, error !== undefined && styles.wrongCheck)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-required
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
