import { classes } from '../classes';
import { FieldError } from './Field';
import styles from './field.module.css';

/** A box to tick, with its words beside it. It starts unticked. */
export function Checkbox({
  name,
  label,
  error,
  value,
  required,
}: {
  name: string;
  label: string;
  error?: string | undefined;
  /** What is sent where it is ticked and the browser itself sends the form. */
  value?: string;
  /** The browser itself asks for it, in a form that it checks. */
  required?: boolean;
}) {
  const errorId = `${name}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value={value}
          required={required}
          className={classes(styles.check, error !== undefined && styles.wrongCheck)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-required={required === true ? undefined : true}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
