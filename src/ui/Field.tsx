import type { ReactNode } from 'react';
import { classes } from './classes';
import { FieldError } from './FieldError';
import styles from './field.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** Several lines; the number of those that show. */
  readonly rows?: number;
  readonly maxLength?: number;
  /** Stands under the box, at the right: a counter. */
  readonly note?: ReactNode;
}

/** A labelled box to write in. Uncontrolled: what stands in it before the script comes stays. */
export function Field({
  name,
  label,
  optional = false,
  error,
  type = 'text',
  autoComplete,
  rows,
  maxLength,
  note,
}: FieldProps) {
  const errorId = `${name}-error`;
  const noteId = `${name}-note`;
  const describedBy = [error === undefined ? '' : errorId, note === undefined ? '' : noteId].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    className: classes(styles.box, error !== undefined && styles.wrong),
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-required': !optional,
    autoComplete,
    maxLength,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        <span>{label}</span> {optional ? <span className={styles.optional}>(optional)</span> : null}
      </label>
      {rows === undefined ? <input type={type} {...shared} /> : <textarea rows={rows} {...shared} />}
      {note === undefined ? null : (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
