import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import styles from './field-parts.module.css';

/** The name of a field in its form, and its error as @mantine/form reports it. */
export interface BoundField {
  readonly name: string;
  readonly error?: ReactNode;
}

export interface FieldProps extends BoundField {
  /** The id of the field, needed if another form of the page has a field with the same name. */
  readonly id?: string;
  readonly label: string;
  /**
   * Whether the field is optional, which its label then says. `unsaid`: the label does not say it, because all fields
   * of the form are optional.
   */
  readonly optional?: boolean | 'unsaid';
  /** Whether the browser requires a value, in a form that the browser checks. */
  readonly required?: boolean;
  /** A short text above the field, at the right: what to enter. */
  readonly hint?: string;
  /** A text below the field, at the right, such as a counter of characters. */
  readonly note?: ReactNode;
}

/** For the element that is typed into: a text may run from right to left. Mantine passes `dir` to the wrapper only. */
export const AUTO_DIRECTION = { dir: 'auto' } as const;

/** Renders the error of a field. It has a frame, a bar and a text, so that color is never the only sign. */
export const errorWords = (error: ReactNode): ReactNode =>
  error === undefined ? undefined : (
    <>
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span key={String(error)}>{error}</span>
    </>
  );

/**
 * Returns the properties of a required field: `required` if the browser checks the form, otherwise `aria-required`.
 * If `optional` is `unsaid`, the field has neither.
 */
export const requiredProps = (required: boolean | undefined, optional: FieldProps['optional'] = false) =>
  required === true ? { required } : optional === 'unsaid' ? {} : { 'aria-required': !optional };

/** Replaces Mantine's icon of a checkbox or radio button, whose style sheet draws the mark. */
export const NoIcon = () => null;

/** The mark of an optional field, after its label. */
export const OPTIONAL = <span className={styles.optional}>(optional)</span>;

/** The class names of the parts of a field, for styles that the theme cannot express. */
export const PARTS = {
  root: styles.root,
  label: styles.label,
  wrapper: styles.wrapper,
  input: styles.input,
  section: styles.section,
  description: styles.description,
  error: styles.error,
};

/** Returns the properties that every labelled field passes to Mantine. */
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
  // The value `true` marks only the field: the error text stands elsewhere.
  error: typeof error === 'boolean' ? error : errorWords(error),
});
