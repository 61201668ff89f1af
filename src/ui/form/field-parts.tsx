import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import styles from './input.module.css';

/** What binds a field to the form library: it hears of each change, and says what is wrong. */
export interface BoundField {
  readonly name: string;
  readonly error?: string | undefined;
  readonly onChange?: (event: unknown) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

export interface FieldProps extends BoundField {
  /** Where another form of the page has a field of this name. */
  readonly id?: string;
  readonly label: string;
  readonly optional?: boolean;
  /** The browser itself asks for it, in a form that it checks. */
  readonly required?: boolean;
  /** Stands over the box, at the right: what the field wants. */
  readonly hint?: string;
  /** Stands under the box, at the right: a counter. */
  readonly note?: ReactNode;
}

/** What is wrong with a field: block, bar and words together, never color alone. */
export const errorWords = (error: string | undefined): ReactNode =>
  error === undefined ? undefined : (
    <>
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span key={error}>{error}</span>
    </>
  );

/** How a field is told to the script's readers: by the browser's own attribute where the browser checks. */
export const requiredProps = (required: boolean | undefined, optional = false) =>
  required === true ? { required } : { 'aria-required': !optional };

/** The classes of a field's parts, for what the theme cannot say. */
export const PARTS = {
  root: styles.root,
  label: styles.label,
  wrapper: styles.wrapper,
  input: styles.input,
  section: styles.section,
  description: styles.description,
  error: styles.error,
};

/** What every labelled field gives to Mantine. */
export const fieldParts = ({ id, label, optional, required, hint, note, error, ...field }: FieldProps) => ({
  ...field,
  ...requiredProps(required, optional),
  id: id ?? field.name,
  classNames: PARTS,
  label: (
    <>
      <span>{label}</span> {optional === true ? <span className={styles.optional}>(optional)</span> : null}
    </>
  ),
  description:
    hint === undefined && note === undefined ? undefined : (
      <>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </>
    ),
  error: errorWords(error),
});
