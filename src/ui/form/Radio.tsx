import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio as MantineRadio } from '@mantine/core';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { NoIcon } from './field-parts';
import styles from './radio.module.css';

interface RadioProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly describedBy?: string | undefined;
  /** Whether the button is chosen at first, if the field is uncontrolled. */
  readonly first?: boolean;
  /** Whether the button is chosen, if the parent controls the field. */
  readonly checked?: boolean;
  readonly onChoose?: () => void;
  readonly classNames?: Partial<
    Record<'root' | 'body' | 'inner' | 'radio' | 'labelWrapper' | 'label', string | undefined>
  >;
}

/** Renders a radio button with its label. A click anywhere on the choice selects it. */
export function Radio({ describedBy, first, checked, onChoose, classNames = {}, ...props }: RadioProps) {
  return (
    <MantineRadio
      {...props}
      icon={NoIcon}
      {...(first === true ? { defaultChecked: true } : {})}
      {...(checked === undefined ? {} : { checked })}
      {...(onChoose === undefined ? {} : { onChange: onChoose })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      classNames={{
        root: classes(styles.root, classNames.root),
        body: classNames.body,
        inner: classes(styles.inner, classNames.inner),
        radio: classes(styles.radio, classNames.radio),
        labelWrapper: classes(styles.labelWrapper, classNames.labelWrapper),
        label: classes(styles.label, classNames.label),
      }}
    />
  );
}
