import { classes } from '../classes';
import { FieldError } from './Field';
import styles from './field.module.css';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** What it says while nothing is chosen. */
  readonly none: string;
  readonly error?: string | undefined;
}

/** A labelled list to choose one from: the browser's own. Uncontrolled. */
export function Select({ name, label, choices, none, error }: SelectProps) {
  const errorId = `${name}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        <span>{label}</span>
      </label>
      <select
        id={name}
        name={name}
        className={classes(styles.box, styles.select, error !== undefined && styles.wrong)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-required
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
