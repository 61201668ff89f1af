import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox as MantineCheckbox } from '@mantine/core';
import { errorWords, NoIcon, requiredProps, type BoundField } from './field-parts';
import styles from './checkbox.module.css';
import fieldStyles from './field-parts.module.css';

interface CheckboxProps extends BoundField {
  readonly label: string;
  /** The reason for ticking the box, shown below its label. */
  readonly description?: string;
  /** The value that is sent if the box is ticked and the browser itself submits the form. */
  readonly value?: string;
  /** Whether the browser requires a tick, in a form that the browser checks. */
  readonly required?: boolean;
}

/** Renders a checkbox with its label beside it; the box is not ticked at first. The field is uncontrolled. */
export function Checkbox({ label, error, required, ...props }: CheckboxProps) {
  return (
    <MantineCheckbox
      {...props}
      {...requiredProps(required)}
      id={props.name}
      icon={NoIcon}
      label={<span>{label}</span>}
      error={errorWords(error)}
      // Mantine marks only the error text, so the box gets the attribute here.
      aria-invalid={error !== undefined}
      classNames={{
        body: styles.body,
        inner: styles.inner,
        input: styles.input,
        labelWrapper: styles.labelWrapper,
        label: styles.label,
        description: styles.description,
        error: fieldStyles.error,
      }}
    />
  );
}
