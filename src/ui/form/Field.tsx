import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './field.module.css';

/** What is wrong with a field: block, bar and words together, never color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={id} className={styles.error}>
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span key={error}>{error}</span>
    </p>
  );
}

interface FieldProps {
  readonly name: string;
  /** Where another form of the page has a field of this name. */
  readonly id?: string;
  readonly label: string;
  readonly optional?: boolean;
  /** The browser itself asks for it, in a form that it checks. */
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** Of a date: the first and the last that the browser offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoComplete?: string;
  /** Several lines; the number of those that show. */
  readonly rows?: number;
  readonly maxLength?: number;
  /** What the Enter key of a touch keyboard says. */
  readonly enterKeyHint?: 'next' | 'send';
  /** Stands over the box, at the right: what the field wants. */
  readonly hint?: string;
  /** Stands under the box, at the right: a counter. */
  readonly note?: ReactNode;
}

/** A labelled box to write in. Uncontrolled: what stands in it before the script comes stays. */
export function Field({
  name,
  id = name,
  label,
  optional = false,
  required,
  error,
  type = 'text',
  autoComplete,
  rows,
  maxLength,
  enterKeyHint,
  min,
  max,
  hint,
  note,
}: FieldProps) {
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const hintId = `${id}-hint`;
  const describedBy = [
    error === undefined ? '' : errorId,
    hint === undefined ? '' : hintId,
    note === undefined ? '' : noteId,
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    required,
    className: classes(styles.box, error !== undefined && styles.wrong),
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    // The attribute itself says it where the browser checks.
    'aria-required': required === true ? undefined : !optional,
    autoComplete,
    maxLength,
    enterKeyHint,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          <span>{label}</span> {optional ? <span className={styles.optional}>(optional)</span> : null}
        </label>
        {hint === undefined ? null : (
          <span id={hintId} className={styles.optional}>
            {hint}
          </span>
        )}
      </div>
      {rows === undefined ? (
        <input type={type} min={min} max={max} {...shared} />
      ) : (
        <textarea rows={rows} {...shared} />
      )}
      {note === undefined ? null : (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

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
