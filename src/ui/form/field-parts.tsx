import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import styles from './input.module.css';

/** A field's name in its form, and what is wrong with it, as @mantine/form says it. */
export interface BoundField {
  readonly name: string;
  readonly error?: ReactNode;
}

export interface FieldProps extends BoundField {
  /** Where another form of the page has a field of this name. */
  readonly id?: string;
  readonly label: string;
  /** unsaid: where nothing in the form has to be filled in. */
  readonly optional?: boolean | 'unsaid';
  /** The browser itself asks for it, in a form that it checks. */
  readonly required?: boolean;
  /** Stands over the box, at the right: what the field wants. */
  readonly hint?: string;
  /** Stands under the box, at the right: a counter. */
  readonly note?: ReactNode;
}

/** What is wrong with a field: block, bar and words together, never color alone. */
export const errorWords = (error: ReactNode): ReactNode =>
  error === undefined ? undefined : (
    <>
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span key={String(error)}>{error}</span>
    </>
  );

/** That a field has to be filled in: the browser's own attribute says it where the browser checks. */
export const requiredProps = (required: boolean | undefined, optional: FieldProps['optional'] = false) =>
  required === true ? { required } : optional === 'unsaid' ? {} : { 'aria-required': !optional };

export const OPTIONAL = <span className={styles.optional}>(optional)</span>;

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
      <span>{label}</span> {optional === true ? OPTIONAL : null}
    </>
  ),
  description:
    hint === undefined && note === undefined ? undefined : (
      <>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </>
    ),
  // True marks the box alone; the words stand elsewhere.
  error: typeof error === 'boolean' ? error : errorWords(error),
});
