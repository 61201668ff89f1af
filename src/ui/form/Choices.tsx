import type { ReactNode } from 'react';
import { classes } from '../classes';
import { FieldError } from './Field';
import styles from './choices.module.css';
import fieldStyles from './field.module.css';

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** rows under one another, pairs side by side, or boxes in one line. */
  readonly look: 'rows' | 'pairs' | 'boxes';
  /** How a choice is shown, where not as it is called; it must say the same. */
  readonly show?: (choice: string) => ReactNode;
  readonly error?: string | undefined;
}

/** One of several, all to be seen: radio buttons under one question. Uncontrolled. */
export function Choices({ name, label, choices, look, show, error }: ChoicesProps) {
  const errorId = `${name}-error`;
  const wrong = error !== undefined;
  return (
    <fieldset className={styles.group} role="radiogroup" aria-required aria-invalid={wrong}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classes(styles.choices, styles[look], wrong && styles.wrong)}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            {/* Of the field that is read out when the focus comes; a group's own words are often left out. */}
            <input type="radio" name={name} value={choice} aria-describedby={wrong ? errorId : undefined} />
            {show ? show(choice) : <span>{choice}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

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
    <div className={fieldStyles.field}>
      <label htmlFor={name} className={fieldStyles.label}>
        <span>{label}</span>
      </label>
      <select
        id={name}
        name={name}
        className={classes(fieldStyles.box, fieldStyles.select, error !== undefined && fieldStyles.wrong)}
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
