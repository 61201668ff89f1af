import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox as MantineCheckbox } from '@mantine/core';
import { errorWords, requiredProps, type BoundField } from './field-parts';
import styles from './checkbox.module.css';
import inputStyles from './input.module.css';

interface CheckboxProps extends BoundField {
  readonly label: string;
  /** Why it is asked for. */
  readonly description?: string;
  /** What is sent where it is ticked and the browser itself sends the form. */
  readonly value?: string;
  /** The browser itself asks for it, in a form that it checks. */
  readonly required?: boolean;
}

/** The tick is drawn by the box itself. */
const NoIcon = () => null;

/** A box to tick, with its words beside it. It starts unticked. */
export function Checkbox({ label, error, required, ...props }: CheckboxProps) {
  return (
    <MantineCheckbox
      {...props}
      {...requiredProps(required)}
      id={props.name}
      icon={NoIcon}
      label={<span>{label}</span>}
      error={errorWords(error)}
      // Mantine's own marks its words only.
      aria-invalid={error !== undefined}
      classNames={{
        body: styles.body,
        inner: styles.inner,
        input: styles.input,
        labelWrapper: styles.labelWrapper,
        label: styles.label,
        description: styles.description,
        error: inputStyles.error,
      }}
    />
  );
}
