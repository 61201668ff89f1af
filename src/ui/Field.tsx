import type { ReactNode } from 'react';
import { classes } from './classes';
import { FieldError } from './FieldError';
import styles from './field.module.css';

interface FieldProps {
  readonly name: string;
  /** Where another form of the page has a field of this name. */
  readonly id?: string;
  readonly label: string;
  readonly optional?: boolean;
  /** The browser itself asks for it, in a form that it checks. */
  readonly required?: boolean;
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
  id = name,
  label,
  optional = false,
  required,
  error,
  type = 'text',
  autoComplete,
  rows,
  maxLength,
  note,
}: FieldProps) {
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const describedBy = [error === undefined ? '' : errorId, note === undefined ? '' : noteId].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required,
    className: classes(styles.box, error !== undefined && styles.wrong),
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-required': !optional,
    autoComplete,
    maxLength,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
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
